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
  /** Milliseconds for one step: loading one release, rendering one example. */
  stepMs: number;
  /** Milliseconds for everything, from the start of the process. */
  overallMs: number;
  memoryBytes: number;
}
