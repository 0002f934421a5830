import { CodedError } from '@stadtraum/contracts/errors';
import { readManifest } from '@stadtraum/federation-kit/release-files';
import { type KitGroup, readServerCode, type ServerCode } from '@stadtraum/federation-kit/render';
import { type ProcessEnd, uncaughtError } from '@stadtraum/guarded-process/attribute-failure';
import { GuardedProcess } from '@stadtraum/guarded-process/guarded-process';
import type { Confinement } from '@stadtraum/guarded-process/layers';
import { type Program, programBeside } from '@stadtraum/guarded-process/program';
import { smokeTestFailure } from './smoke-test-failure.ts';
import type {
  SmokeTestLimits,
  SmokeTestReport,
  SmokeTestRequest,
  SmokeTestStep,
} from './smoke-test-messages.ts';

/**
 * A smoke test takes well under a second, and an endless loop must be rejected within three. Steps are limited in CPU time,
 * because wall time varies on a busy machine; the wall-time limit only ends steps that wait endlessly. The memory limit is
 * the same as a renderer's.
 */
export const SMOKE_TEST_LIMITS: SmokeTestLimits = {
  stepCpuMs: 1_500,
  stepMs: 15_000,
  memoryBytes: 384 * 1024 * 1024,
};

/** A new process that loads releases and renders their examples, once. */
export interface SmokeTest {
  /**
   * Returns the number of rendered examples.
   *
   * @param directories of the releases to test, verified
   * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_EXAMPLE_FAILED, RELEASE_KIT_MODULE_MISSING, RELEASE_HASH_MISMATCH
   */
  run(directories: readonly KitGroup<string>[]): Promise<number>;
  /** Kills the process, even if the test is still running. */
  end(): void;
}

type SmokeTestProcess = GuardedProcess<SmokeTestRequest, SmokeTestReport, SmokeTestStep>;

export interface SmokeTestOptions {
  execArgv?: string[] | undefined;
  confinement?: Confinement | undefined;
}

/** The program of the process: its source or its build, like the running registry. */
export function smokeTestProgram(execArgv?: string[]): Program {
  return programBeside(import.meta.url, 'smoke-test-process', execArgv);
}

/**
 * Starts the process. The caller can verify hashes while it starts; the limits apply from now on.
 *
 * @param options.execArgv Node's options for the process
 * @param options.confinement the layers that confine the process
 */
export function startSmokeTest(
  limits: SmokeTestLimits,
  { execArgv, confinement }: SmokeTestOptions = {},
): SmokeTest {
  const { memoryBytes } = limits;
  const child: SmokeTestProcess = new GuardedProcess(
    { ...smokeTestProgram(execArgv), confinement },
    { memoryBytes, heapMegabytes: Math.floor(memoryBytes / 2 ** 20), stderr: 'tail' },
  );
  const outcome = observe(child, limits);
  // `run` returns this promise. If `run` is never called, its rejection must not count as unhandled.
  outcome.catch(() => {});

  return {
    run: async (directories) => {
      const groups = await Promise.all(
        directories.map(async ({ kit, remotes }) => ({
          kit: await readRelease(kit),
          remotes: await Promise.all(remotes.map(readRelease)),
        })),
      );
      // If the process has already ended, `outcome` rejects.
      child.send({ groups, memoryBytes });
      return outcome;
    },
    end: () => child.kill('closed'),
  };
}

/** Read here, because the process has no access to the releases' files. */
async function readRelease(directory: string): Promise<ServerCode> {
  return readServerCode({ directory, manifest: await readManifest(directory) });
}

function observe(child: SmokeTestProcess, limits: SmokeTestLimits): Promise<number> {
  const { stepMs: wallMs, stepCpuMs: cpuMs } = limits;
  // No release is responsible for a process that fails to start.
  let step = child.startStep({ release: 'the candidate' }, { wallMs });
  return new Promise<number>((resolve, reject) => {
    child.onMessage((report) => {
      if (report.kind === 'step') {
        step.end();
        step = child.startStep(report.step, { wallMs, cpuMs });
      } else if (report.kind === 'passed') resolve(report.examples);
      else reject(new CodedError(report.facts));
    });
    void child.ended.then((end) => {
      const failed = end.step ?? { release: 'the candidate' };
      reject(smokeTestFailure(failed, describeEnd(end, limits)));
    });
  });
}

/** Why a process that evaluates releases ended, after "it". */
export function describeEnd(
  { cause, code, signal, stderrTail }: Omit<ProcessEnd<unknown>, 'step'>,
  { stepMs, stepCpuMs, memoryBytes }: SmokeTestLimits,
): string {
  if (cause === 'late') return `it took longer than ${stepMs / 1000} s`;
  if (cause === 'cpu') return `it took more than ${stepCpuMs / 1000} s of CPU time`;
  if (cause === 'memory') return `it took more than ${Math.round(memoryBytes / 1e6)} MB of memory`;
  if (signal !== null) return `its process was killed (${signal})`;
  const error = uncaughtError(stderrTail);
  return `its process exited with code ${code}${error === undefined ? '' : `, ${error}`}`;
}
