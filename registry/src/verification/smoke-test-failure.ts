import type { CodedError } from '@stadtraum/contracts/errors';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { registryError } from '../errors.ts';
import type { SmokeTestStep } from './smoke-test-messages.ts';

/** The error for a release that could not be loaded, or for an example that could not be rendered. */
export function smokeTestFailure(step: SmokeTestStep, reason: string): CodedError {
  const { release } = step;
  if (step.type === undefined) return releaseError('RELEASE_EVALUATION_FAILED', { release, reason });
  const { type, example } = step;
  return registryError('RELEASE_EXAMPLE_FAILED', { release, type, example, reason });
}
