import { type ChildProcess, fork } from 'node:child_process';
import { CodedError } from '@stadtraum/contracts/errors';
import { rehearsalFailure } from './rehearsal-failure.ts';
import {
  CPU_TIME_SIGNAL,
  type RehearsalLimits,
  type RehearsalOrder,
  type RehearsalReport,
  type RehearsalSubject,
} from './rehearsal-messages.ts';
import { siblingModule } from './sibling-module.ts';

/**
 * A rehearsal takes well below a second, and an endless loop is to be refused within three. A busy machine makes everything
 * slow by the clock, so a step is measured in CPU time; the clock only ends one that waits for ever.
 * Memory: what a renderer of the site may use as well.
 */
export const REHEARSAL_LIMITS: RehearsalLimits = {
  stepCpuMs: 1_500,
  stepMs: 15_000,
  memoryBytes: 384 * 1024 * 1024,
};

/** A fresh process that loads releases and renders their examples, once. */
export interface Rehearsal {
  /**
   * Answers the number of examples that were rendered.
   *
   * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_EXAMPLE_FAILED, RELEASE_KIT_MODULE_MISSING, RELEASE_HASH_MISMATCH
   */
  run(order: RehearsalOrder): Promise<number>;
  /** Ends the process, whatever it does. */
  end(): void;
}

/**
 * Starts the process. It takes some time to come up, which the caller can use to verify hashes; its time runs from here.
 *
 * @param execArgv Node's options for the process
 */
export function startRehearsal(limits: RehearsalLimits, execArgv = process.execArgv): Rehearsal {
  const child = fork(siblingModule(import.meta.url, 'rehearsal-process'), [JSON.stringify(limits)], {
    // Nothing of the registry's environment is a release's business.
    env: { NODE_ENV: 'production' },
    execArgv: [...execArgv, `--max-old-space-size=${Math.floor(limits.memoryBytes / 2 ** 20)}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  const outcome = observe(child, limits);
  // It is awaited later, and perhaps never.
  outcome.catch(() => {});

  return {
    run: (order) => {
      // A process that has already died answers through `outcome`.
      child.send(order, () => {});
      return outcome;
    },
    end,
  };
}

/** Characters of the process's error output that are kept. */
const LAST_WORDS = 4_000;

function observe(child: ChildProcess, limits: RehearsalLimits): Promise<number> {
  let subject: RehearsalSubject = { release: 'the candidate' };
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  return new Promise<number>((resolve, reject) => {
    const waiting = setTimeout(() => {
      reject(rehearsalFailure(subject, `it was not done after ${limits.stepMs / 1000} s`));
      child.kill('SIGKILL');
    }, limits.stepMs);

    child.on('message', (report: RehearsalReport) => {
      if (report.kind === 'doing') {
        subject = report.subject;
        waiting.refresh();
      } else if (report.kind === 'passed') resolve(report.examples);
      else reject(new CodedError(report.code, report.details));
    });
    child.on('error', (cause) => reject(rehearsalFailure(subject, cause.message, { cause })));
    child.on('close', (code, signal) => {
      clearTimeout(waiting);
      const blame = () => reject(rehearsalFailure(subject, describeEnd(code, signal, limits, lastWords)));
      // Its last messages may still be on their way; they say whom to blame.
      if (child.connected) child.once('disconnect', blame);
      else blame();
    });
  });
}

/** The guard kills for CPU time and for memory; Node itself aborts when its heap is full. */
function describeEnd(
  code: number | null,
  signal: string | null,
  { stepCpuMs, memoryBytes }: RehearsalLimits,
  lastWords: string,
): string {
  if (signal === null) {
    // What Node says of an error that nobody caught.
    const [error] = /^\w*Error\b.*$/m.exec(lastWords) ?? [];
    return `its process ended with code ${code}${error === undefined ? '' : `, ${error}`}`;
  }
  return signal === CPU_TIME_SIGNAL
    ? `it was not done after ${stepCpuMs / 1000} s of CPU time`
    : `its process was ended (${signal}); it took more than ${Math.round(memoryBytes / 1e6)} MB of memory`;
}
