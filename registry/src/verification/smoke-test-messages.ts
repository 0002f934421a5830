import type { ErrorFacts } from '@stadtraum/contracts/errors';

/** What the smoke test's process is asked to load and render: directories of releases whose hashes were verified. */
export interface SmokeTestRequest {
  kit: string;
  remotes: string[];
  memoryBytes: number;
}

/** What the process is about to do: the step to which its end is attributed. */
export type SmokeTestStep = { release: string } & ({ type?: undefined } | { type: string; example: string });

export type SmokeTestReport =
  | { kind: 'doing'; subject: SmokeTestStep }
  | { kind: 'passed'; examples: number }
  | { kind: 'refused'; facts: ErrorFacts };

/** Limits of one smoke test. */
export interface SmokeTestLimits {
  /** Milliseconds of CPU time for one step: loading one release, rendering one example. */
  stepCpuMs: number;
  /** Milliseconds by the clock for one step; coming up is one, too. */
  stepMs: number;
  memoryBytes: number;
}
