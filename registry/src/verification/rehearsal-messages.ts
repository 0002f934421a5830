import type { ErrorFacts } from '@stadtraum/contracts/errors';

/** What the rehearsal's process is asked to load and render: directories of releases whose hashes were verified. */
export interface RehearsalOrder {
  kit: string;
  remotes: string[];
  memoryBytes: number;
}

/** What the process is about to do: the step to which its end is attributed. */
export type RehearsalSubject = { release: string } & (
  | { type?: undefined }
  | { type: string; example: string }
);

export type RehearsalReport =
  | { kind: 'doing'; subject: RehearsalSubject }
  | { kind: 'passed'; examples: number }
  | { kind: 'refused'; facts: ErrorFacts };

/** Limits of one rehearsal. */
export interface RehearsalLimits {
  /** Milliseconds of CPU time for one step: loading one release, rendering one example. */
  stepCpuMs: number;
  /** Milliseconds by the clock for one step; coming up is one, too. */
  stepMs: number;
  memoryBytes: number;
}
