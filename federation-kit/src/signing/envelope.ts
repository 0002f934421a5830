import { Envelope } from '@stadtraum/contracts/registry-api';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '../errors.ts';
import type { PublicKey, SigningKey } from './keys.ts';

const validate = lazyValidator(Envelope);

/** Signs a payload in the form of DSSE (https://github.com/secure-systems-lab/dsse). */
export function signEnvelope(payloadType: string, payload: Uint8Array | string, key: SigningKey): Envelope {
  const bytes = Buffer.from(payload);
  const sig = key.sign(encodeSigned(payloadType, bytes)).toString('base64');
  return {
    payloadType,
    payload: bytes.toString('base64'),
    signatures: [{ keyid: key.publicKey.id, sig }],
  };
}

/**
 * Checks the form of an envelope. Its signatures are not checked.
 *
 * @throws CodedError ENVELOPE_INVALID
 */
export function parseEnvelope(value: unknown, payloadType: string): Envelope {
  const result = validate(value);
  if (!result.ok) throw releaseError('ENVELOPE_INVALID', { reason: describeViolations(result.violations) });
  if (result.value.payloadType !== payloadType) {
    const reason = `its payload is of type ${result.value.payloadType}, not ${payloadType}`;
    throw releaseError('ENVELOPE_INVALID', { reason });
  }
  return result.value;
}

/**
 * Returns the payload and the key that signed it: the first of `keys` with a valid signature. Undefined if no key has one.
 */
export function openEnvelope(
  { payloadType, payload, signatures }: Envelope,
  keys: readonly PublicKey[],
): { payload: Buffer; key: PublicKey } | undefined {
  const bytes = Buffer.from(payload, 'base64');
  const signed = encodeSigned(payloadType, bytes);
  for (const { keyid, sig } of signatures) {
    const key = keys.find(({ id }) => id === keyid);
    if (key?.verifies(signed, Buffer.from(sig, 'base64'))) return { payload: bytes, key };
  }
  return undefined;
}

/** DSSE's pre-authentication encoding, so that a signature for one type is never valid for another. */
function encodeSigned(payloadType: string, payload: Uint8Array): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}
