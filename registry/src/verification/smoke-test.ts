import { CodedError } from '@stadtraum/contracts/errors';
import { type ProcessEnd, uncaughtError } from '@stadtraum/guarded-process/attribute-failure';
import { GuardedProcess } from '@stadtraum/guarded-process/guarded-process';
import { programBeside } from '@stadtraum/guarded-process/program';
import { smokeTestFailure } from './smoke-test-failure.ts';
import type {
  SmokeTestLimits,
  SmokeTestReport,
  SmokeTestRequest,
  SmokeTestStep,
} from './smoke-test-messages.ts';

/**
 * A smoke test takes well below a second, and an endless loop is to be refused within three. A busy machine makes everything
 * slow by the clock, so a step is measured in CPU time; the clock only ends one that waits for ever.
 * Memory: what a renderer of the site may use as well.
 */
export const SMOKE_TEST_LIMITS: SmokeTestLimits = {
  stepCpuMs: 1_500,
  stepMs: 15_000,
  memoryBytes: 384 * 1024 * 1024,
};

/** A fresh process that loads releases and renders their examples, once. */
export interface SmokeTest {
  /**
   * Answers the number of examples that were rendered.
   *
   * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_EXAMPLE_FAILED, RELEASE_KIT_MODULE_MISSING, RELEASE_HASH_MISMATCH
   */
  run(order: Omit<SmokeTestRequest, 'memoryBytes'>): Promise<number>;
  /** Ends the process, whatever it does. */
  end(): void;
}

type SmokeTestProcess = GuardedProcess<SmokeTestRequest, SmokeTestReport, SmokeTestStep>;

/**
 * Starts the process. It takes some time to come up, which the caller can use to verify hashes; its time runs from here.
 *
 * @param nodeOptions Node's options for the process
 */
export function startSmokeTest(limits: SmokeTestLimits, nodeOptions = process.execArgv): SmokeTest {
  const { memoryBytes } = limits;
  const child: SmokeTestProcess = new GuardedProcess(
    programBeside(import.meta.url, 'smoke-test-process', nodeOptions),
    { memoryBytes, heapMegabytes: Math.floor(memoryBytes / 2 ** 20), stderr: 'tail' },
  );
  const outcome = observe(child, limits);
  // It is awaited later, and perhaps never.
  outcome.catch(() => {});

  return {
    run: (order) => {
      // A process that has already died answers through `outcome`.
      child.send({ ...order, memoryBytes });
      return outcome;
    },
    end: () => child.kill('closed'),
  };
}

function observe(child: SmokeTestProcess, limits: SmokeTestLimits): Promise<number> {
  const { stepMs: wallMs, stepCpuMs: cpuMs } = limits;
  // What it takes to come up is no release's doing.
  let step = child.startStep({ release: 'the candidate' }, { wallMs });
  return new Promise<number>((resolve, reject) => {
    child.onMessage((report) => {
      if (report.kind === 'doing') {
        step.end();
        step = child.startStep(report.subject, { wallMs, cpuMs });
      } else if (report.kind === 'passed') resolve(report.examples);
      else reject(new CodedError(report.facts));
    });
    void child.ended.then((end) => {
      const subject = end.step ?? { release: 'the candidate' };
      reject(smokeTestFailure(subject, describeEnd(end, limits)));
    });
  });
}

function describeEnd(
  { cause, code, signal, stderrTail }: ProcessEnd<SmokeTestStep>,
  { stepMs, stepCpuMs, memoryBytes }: SmokeTestLimits,
): string {
  if (cause === 'late') return `it was not done after ${stepMs / 1000} s`;
  if (cause === 'cpu') return `it was not done after ${stepCpuMs / 1000} s of CPU time`;
  if (cause === 'memory') return `it took more than ${Math.round(memoryBytes / 1e6)} MB of memory`;
  if (signal !== null) return `its process was ended (${signal})`;
  const error = uncaughtError(stderrTail);
  return `its process ended with code ${code}${error === undefined ? '' : `, ${error}`}`;
}
