import type { CodedError } from '@stadtraum/contracts/errors';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { registryError } from '../errors.ts';
import type { SmokeTestStep } from './smoke-test-messages.ts';

/** The refusal for what went wrong while a release was loaded or one of its examples rendered. */
export function smokeTestFailure(subject: SmokeTestStep, reason: string, options?: ErrorOptions): CodedError {
  const { release } = subject;
  if (subject.type === undefined)
    return releaseError('RELEASE_EVALUATION_FAILED', { release, reason }, options);
  const { type, example } = subject;
  return registryError('RELEASE_EXAMPLE_FAILED', { release, type, example, reason }, options);
}
