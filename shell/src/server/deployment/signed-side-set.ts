import { reasonOf } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { SIDE_SET_PAYLOAD, SideSet } from '@stadtraum/contracts/preview';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { openEnvelope, type PublicKey, parseEnvelope } from '@stadtraum/federation-kit/signing';
import { shellError } from '../../errors.ts';

const validate = lazyValidator(SideSet);

/**
 * Verifies the signature of an envelope, then checks the side set in it. An envelope of a live set is refused, and vice versa.
 *
 * @param origin the URL that it came from, for the message
 * @param keys the registry's public keys
 * @throws CodedError SIDE_SET_INVALID
 */
export function openSignedSideSet(bytes: Uint8Array, origin: string, keys: readonly PublicKey[]): SideSet {
  const opened = attempt(origin, () => openEnvelope(parseEnvelope(parse(bytes), SIDE_SET_PAYLOAD), keys));
  if (!opened) throw invalid(origin, 'no key of the registry has signed it');
  const result = validate(attempt(origin, () => parse(opened.payload)));
  if (result.ok) return result.value;
  throw invalid(origin, describeViolations(result.violations));
}

/** A side set in the form of a live set, for what composes pages. Its id is no id of a live set. */
export function asLiveSet({ id, createdAt, releases, exchanged }: SideSet): LiveSet {
  return { id, sequence: 1, createdAt, reason: `preview of ${exchanged.join(', ')}`, releases };
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function attempt<Result>(origin: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw invalid(origin, reasonOf(cause), cause);
  }
}

function invalid(origin: string, reason: string, cause?: unknown) {
  return shellError('SIDE_SET_INVALID', { origin, reason }, { cause });
}
