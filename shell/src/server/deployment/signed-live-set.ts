import { reasonOf } from '@stadtraum/contracts/errors';
import { LiveSet } from '@stadtraum/contracts/live-set';
import { type Envelope, LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { openEnvelope, type PublicKey, parseEnvelope } from '@stadtraum/federation-kit/signing';

/** A live set whose signature has been verified, with its proof. */
export interface SignedLiveSet {
  liveSet: LiveSet;
  envelope: Envelope;
}

const validate = lazyValidator(LiveSet);

/**
 * Reads JSON with a signed live set and verifies its signature (SE7).
 *
 * @param origin where it came from, for the message: a URL or a file
 * @param keys the registry's public keys
 * @throws CodedError LIVE_SET_INVALID, LIVE_SET_SIGNATURE_INVALID
 */
export function readSignedLiveSet(
  bytes: Uint8Array,
  origin: string,
  keys: readonly PublicKey[],
): SignedLiveSet {
  return openSignedLiveSet(parseJson(bytes, origin), origin, keys);
}

/**
 * Verifies the signature of an envelope, then checks the live set in it.
 *
 * @throws CodedError LIVE_SET_INVALID, LIVE_SET_SIGNATURE_INVALID
 */
export function openSignedLiveSet(value: unknown, origin: string, keys: readonly PublicKey[]): SignedLiveSet {
  const envelope = checkForm(value, origin);
  const opened = openEnvelope(envelope, keys);
  if (!opened) {
    const [{ keyid } = { keyid: '' }] = envelope.signatures;
    const isKnown = keys.some(({ id }) => id === keyid);
    const reason = isKnown
      ? `the signature of key ${keyid} does not match`
      : `key ${keyid} is not a key of the registry`;
    throw releaseError('LIVE_SET_SIGNATURE_INVALID', { id: `from ${origin}`, reason });
  }
  const result = validate(parseJson(opened.payload, origin));
  if (result.ok) return { liveSet: result.value, envelope };
  throw releaseError('LIVE_SET_INVALID', {
    id: `from ${origin}`,
    reason: describeViolations(result.violations),
  });
}

function checkForm(value: unknown, origin: string): Envelope {
  try {
    return parseEnvelope(value, LIVE_SET_PAYLOAD);
  } catch (cause) {
    throw releaseError(
      'LIVE_SET_SIGNATURE_INVALID',
      { id: `from ${origin}`, reason: 'it is not a signed live set' },
      { cause },
    );
  }
}

/** @throws CodedError LIVE_SET_INVALID */
export function parseJson(bytes: Uint8Array, origin: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw releaseError('LIVE_SET_INVALID', { id: `from ${origin}`, reason: reasonOf(cause) }, { cause });
  }
}
