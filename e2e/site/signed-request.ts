import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A signed document in the form of DSSE. */
export interface Envelope {
  payloadType: string;
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

/** A request to a registry before it is signed; `registry`, `issuedAt` and `nonce` are added unless given. */
export interface RequestToSign {
  action: string;
  parameters: object;
  registry?: string;
  issuedAt?: string;
  nonce?: string;
  reason?: string;
  commit?: string;
}

const REQUEST_TYPE = 'application/vnd.stadtraum.request+json';
const PREFIX = 'ed25519:';

/** The key that a registry makes at its first start and trusts with everything. */
export async function workspaceKey(dataDirectory: string): Promise<KeyObject> {
  return createPrivateKey(await readFile(join(dataDirectory, 'keys/workspace.pem')));
}

/** Id of a key's public part: the first 16 hex digits of its hash. */
export function keyIdOf(key: KeyObject): string {
  return hashOf(String(createPublicKey(key).export({ format: 'jwk' }).x));
}

/** Text of a key's public part. */
export function publicKeyText(key: KeyObject): string {
  return PREFIX + createPublicKey(key).export({ format: 'jwk' }).x;
}

/** Id of a registry's key, which requests to it name. */
export async function registryId(registryUrl: string): Promise<string> {
  const { keys } = (await (await fetch(`${registryUrl}/identity`)).json()) as { keys: string[] };
  return hashOf(String(keys[0]).slice(PREFIX.length));
}

export function signEnvelope(payloadType: string, payload: string, key: KeyObject): Envelope {
  const bytes = Buffer.from(payload);
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${bytes.length} `;
  const sig = sign(null, Buffer.concat([Buffer.from(head), bytes]), key).toString('base64');
  return { payloadType, payload: bytes.toString('base64'), signatures: [{ keyid: keyIdOf(key), sig }] };
}

/** Signs a request for the registry at `registryUrl`. */
export async function signRequest(
  registryUrl: string,
  key: KeyObject,
  request: RequestToSign,
): Promise<Envelope> {
  const complete = {
    registry: request.registry ?? (await registryId(registryUrl)),
    issuedAt: new Date().toISOString(),
    nonce: randomBytes(16).toString('hex'),
    ...request,
  };
  return signEnvelope(REQUEST_TYPE, JSON.stringify(complete), key);
}

/** Sends an envelope, or anything else, as the JSON body of a POST. */
export function postJson(registryUrl: string, path: string, body: unknown): Promise<Response> {
  return fetch(registryUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Integrity of bytes, as in manifests. */
export function integrityOf(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function hashOf(rawKey: string): string {
  return createHash('sha256').update(Buffer.from(rawKey, 'base64url')).digest('hex').slice(0, 16);
}
