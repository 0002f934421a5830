import { GuardedProcess } from '@stadtraum/guarded-process/guarded-process';
import { programBeside } from '@stadtraum/guarded-process/program';
import type { GateInput, GateProcesses } from '../input/gate-input.ts';
import { PAGE_PRIORITY } from '../page/standby.ts';
import type { AccessibilityReport, AccessibilityRequest, Violation } from './accessibility-messages.ts';

/** Wall time in milliseconds for one block. axe takes about 50 ms, and 3 s for the largest. */
const STEP_MS = 15_000;
const MEMORY_BYTES = 512 * 2 ** 20;

/** Runs axe on HTML in a process of its own. */
export interface AccessibilityInspector {
  /** What axe finds; undefined if the time is over, or the process has ended. */
  inspect(html: string): Promise<readonly Violation[] | undefined>;
  close(): void;
}

export type AccessibilityProcess = GuardedProcess<AccessibilityRequest, AccessibilityReport>;

export function startAccessibilityProcess({ execArgv, confinement }: GateProcesses): AccessibilityProcess {
  return new GuardedProcess(
    {
      ...programBeside(import.meta.url, 'accessibility-process', execArgv),
      // jsdom compiles selectors from strings and changes the language's own objects.
      confinement: confinement && { ...confinement, language: false },
    },
    {
      ...{ memoryBytes: MEMORY_BYTES, heapMegabytes: Math.floor(MEMORY_BYTES / 2 ** 20) },
      priority: PAGE_PRIORITY,
    },
  );
}

/** Uses a process, which is killed at the deadline. */
export function inspectorOf(
  child: AccessibilityProcess,
  { deadline }: Pick<GateInput, 'deadline'>,
): AccessibilityInspector {
  const timer = setTimeout(() => child.kill('late'), deadline - performance.now());
  let answer: (report: AccessibilityReport | undefined) => void = () => {};
  child.onMessage((report) => answer(report));
  void child.ended.then(() => {
    clearTimeout(timer);
    answer(undefined);
  });

  return {
    async inspect(html) {
      if (child.isEnding) return undefined;
      const step = child.startStep('axe', { wallMs: STEP_MS });
      const report = await new Promise<AccessibilityReport | undefined>((resolve) => {
        answer = resolve;
        child.send({ html });
      });
      step.end();
      return report?.violations;
    },
    close: () => child.kill('closed'),
  };
}
