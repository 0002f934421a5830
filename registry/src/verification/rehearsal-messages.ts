import type { ErrorCode, ErrorDetails } from '@stadtraum/contracts/errors';

/** What the rehearsal's process is asked to load and render: directories of releases whose hashes were verified. */
export interface RehearsalOrder {
  kit: string;
  remotes: string[];
}

/** What the process is about to do, so that its end can be blamed on somebody. */
export type RehearsalSubject = { release: string } & (
  | { type?: undefined }
  | { type: string; example: string }
);

export type RehearsalReport =
  | { kind: 'doing'; subject: RehearsalSubject }
  | { kind: 'passed'; examples: number }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails };

/** Limits of one rehearsal. */
export interface RehearsalLimits {
  /** Milliseconds of CPU time for one step: loading one release, rendering one example. */
  stepCpuMs: number;
  /** Milliseconds by the clock for one step; coming up is one, too. */
  stepMs: number;
  memoryBytes: number;
}

/** What the guard thread is started with. */
export interface GuardOrder {
  limits: RehearsalLimits;
  /** One counter, which the main thread raises with every step. */
  steps: SharedArrayBuffer;
  /** Ends the process when a step has used up its CPU time; for memory and time by the clock it is SIGKILL. */
  cpuTimeSignal: typeof CPU_TIME_SIGNAL;
}

/** How a rehearsal ends whose step has used up its CPU time. */
export const CPU_TIME_SIGNAL = 'SIGXCPU';
