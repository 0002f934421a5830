import { GuardedProcess } from '@stadtraum/guarded-process/guarded-process';
import { programBeside } from '@stadtraum/guarded-process/program';
import type { GateInput, GateProcesses } from '../input/gate-input.ts';
import { PAGE_PRIORITY } from '../page/standby.ts';
import type { AccessibilityReport, AccessibilityRequest, Violation } from './accessibility-messages.ts';

/** Wall time in milliseconds for one block. axe takes about 50 ms, and 3 s for the largest. */
const STEP_MS = 15_000;
const MEMORY_BYTES = 512 * 2 ** 20;

/** Processes that pieces of HTML may end, before no more are inspected. */
const MAX_ENDED = 3;

/** What axe finds in a piece of HTML, or why it could not be inspected. */
export type Inspected = { violations: readonly Violation[] } | { failed: string };

/** Runs axe on HTML in a process of its own. One that a piece of HTML ends is replaced. */
export interface AccessibilityInspector {
  /** Undefined if the time is over, or too many processes have ended. */
  inspect(html: string): Promise<Inspected | undefined>;
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

/**
 * Uses processes that are killed at the deadline.
 *
 * @param start a process that has got no request yet
 */
export function createInspector(
  start: () => AccessibilityProcess,
  { deadline }: Pick<GateInput, 'deadline'>,
): AccessibilityInspector {
  let answer: (report: Inspected) => void = () => {};
  const startChild = () => {
    const started = start();
    started.onMessage((report) => answer(report));
    return started;
  };
  let child = startChild();
  let ended = 0;
  const isOver = () => performance.now() >= deadline;
  const timer = setTimeout(() => child.kill('closed'), deadline - performance.now());

  return {
    async inspect(html) {
      if (child.isEnding && !isOver() && ended < MAX_ENDED) child = startChild();
      if (child.isEnding || isOver()) return undefined;
      const answered = new Promise<Inspected>((resolve) => {
        answer = resolve;
      });
      const step = child.startStep('axe', { wallMs: STEP_MS });
      child.send({ html });
      const report = await Promise.race([answered, child.ended]);
      step.end();
      if (!('cause' in report)) return report;
      if (isOver()) return undefined;
      ended += 1;
      return { failed: `it ends the process of axe (${report.cause})` };
    },
    close() {
      clearTimeout(timer);
      child.kill('closed');
    },
  };
}
