import { randomBytes } from 'node:crypto';
import { type Envelope, REQUEST_PAYLOAD, type RegistryRequest } from '@stadtraum/contracts/registry-api';
import { signEnvelope } from './envelope.ts';
import type { SigningKey } from './keys.ts';

/** A request to the registry without what signing adds. */
export type RequestToSign = Omit<RegistryRequest, 'issuedAt' | 'nonce'>;

/** Signs a request to the registry, with the current time and a new nonce. */
export function signRequest(request: RequestToSign, key: SigningKey): Envelope {
  const complete: RegistryRequest = {
    ...request,
    issuedAt: new Date().toISOString(),
    nonce: randomBytes(16).toString('hex'),
  };
  return signEnvelope(REQUEST_PAYLOAD, JSON.stringify(complete), key);
}
