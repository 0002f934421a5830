import {
  type Action,
  type Envelope,
  REQUEST_PAYLOAD,
  RegistryRequest,
  type TrustedKey,
} from '@stadtraum/contracts/registry-api';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { openEnvelope, parseEnvelope, parsePublicKey } from '@stadtraum/federation-kit/signing';
import { serverError } from '@stadtraum/server-base/errors';
import type { Trust } from '../trust/trust.ts';
import { requestError } from './errors.ts';
import { MAX_CLOCK_DIFFERENCE_MS, type Nonces } from './nonces.ts';

/** An envelope whose signature is valid, and the trusted key that made it. The key may be revoked. */
export interface SignedBy {
  envelope: Envelope;
  sender: TrustedKey;
  payload: Buffer;
}

/** See `RegistryStore.forRollback`. */
export type ForRollback = <Result>(rollback: () => Promise<Result>) => Promise<Result>;

/** A request of a known sender that is current, meant for this registry and new. What it may do is not checked. */
export interface VerifiedRequest {
  request: RegistryRequest;
  sender: TrustedKey;
  envelope: Envelope;
}

const validate = lazyValidator(RegistryRequest);

/**
 * Finds out who signed a request. An unknown sender costs a look into a list, but no signature check.
 *
 * @throws CodedError REQUEST_UNSIGNED, ENVELOPE_INVALID, KEY_UNKNOWN, REQUEST_SIGNATURE_INVALID
 */
export function identifySender(body: unknown, trust: Trust): SignedBy {
  if (typeof body !== 'object' || body === null || !('signatures' in body)) {
    throw requestError('REQUEST_UNSIGNED', {});
  }
  const envelope = parseEnvelope(body, REQUEST_PAYLOAD);
  const sender = envelope.signatures.map(({ keyid }) => trust.find(keyid)).find((key) => key !== undefined);
  if (!sender) {
    throw requestError('KEY_UNKNOWN', { key: String(envelope.signatures[0]?.keyid) });
  }
  const opened = openEnvelope(envelope, [parsePublicKey(sender.publicKey)]);
  if (!opened) throw requestError('REQUEST_SIGNATURE_INVALID', { key: sender.id });
  return { envelope, sender, payload: opened.payload };
}

/**
 * Checks that the request of a known sender is valid now, here, for one of `actions`, and for the first time.
 *
 * @param registryId id of this registry's key
 * @throws CodedError KEY_REVOKED, ENVELOPE_INVALID, REQUEST_FOR_ANOTHER_REGISTRY, REQUEST_EXPIRED, REQUEST_REJECTED,
 *   REQUEST_REPLAYED
 */
export async function verifyRequest(
  { envelope, sender, payload }: SignedBy,
  {
    registryId,
    nonces,
    actions,
    forRollback,
  }: { registryId: string; nonces: Nonces; actions: readonly Action[]; forRollback: ForRollback },
): Promise<VerifiedRequest> {
  if (sender.state === 'revoked') {
    const { id, team, revokedAt = 'an unknown time' } = sender;
    throw requestError('KEY_REVOKED', { key: id, team, revokedAt });
  }
  const request = readRequest(payload);
  if (request.registry !== registryId) {
    const details = { expected: request.registry, actual: registryId };
    throw requestError('REQUEST_FOR_ANOTHER_REGISTRY', details);
  }
  const issuedAt = Date.parse(request.issuedAt);
  // `NaN` is not within the limit either.
  if (!(Math.abs(Date.now() - issuedAt) <= MAX_CLOCK_DIFFERENCE_MS)) {
    const minutes = MAX_CLOCK_DIFFERENCE_MS / 60_000;
    throw requestError('REQUEST_EXPIRED', { issuedAt: request.issuedAt, minutes });
  }
  if (!actions.includes(request.action)) {
    const reason = `a request to ${request.action} was sent to an address for ${actions.join(', ')}`;
    throw serverError('REQUEST_REJECTED', { reason });
  }
  const isRollback = request.action === 'roll-back' && sender.roles.includes('roll-back');
  const use = () => nonces.use(`${sender.id}:${request.nonce}`, issuedAt, isRollback);
  if (!(await (isRollback ? forRollback(use) : use()))) {
    throw requestError('REQUEST_REPLAYED', { nonce: request.nonce });
  }
  return { request, sender, envelope };
}

function readRequest(payload: Buffer): RegistryRequest {
  const result = validate(parse(payload));
  if (result.ok) return result.value;
  throw releaseError('ENVELOPE_INVALID', { reason: describeViolations(result.violations) });
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    return undefined;
  }
}
