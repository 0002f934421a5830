import type { ErrorFacts } from '@stadtraum/contracts/errors';
import type { KitGroup, ServerCode } from '@stadtraum/federation-kit/render';

/** The code of the releases to load and render. Its hashes have been verified. */
export interface SmokeTestRequest {
  groups: KitGroup<ServerCode>[];
  memoryBytes: number;
}

/** A step of the process, to which a failure is attributed: loading a release, or rendering one example. */
export type SmokeTestStep = { release: string } & ({ type?: undefined } | { type: string; example: string });

export type SmokeTestReport =
  | { kind: 'step'; step: SmokeTestStep }
  | { kind: 'passed'; examples: number }
  | { kind: 'failed'; facts: ErrorFacts };

/** Limits of one smoke test. */
export interface SmokeTestLimits {
  /** CPU time in milliseconds for one step: loading a release, rendering an example. */
  stepCpuMs: number;
  /** Wall time in milliseconds for one step; starting the process is also a step. */
  stepMs: number;
  memoryBytes: number;
}
