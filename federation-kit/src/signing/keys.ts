import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { releaseError } from '../errors.ts';

/** An Ed25519 public key. */
export interface PublicKey {
  /** First 16 hex digits of the SHA-256 of the raw key. */
  id: string;
  /** `ed25519:` and the raw key in base64url. */
  text: string;
  /** Whether `signature` is this key's signature of these bytes. */
  verifies(bytes: Uint8Array, signature: Uint8Array): boolean;
}

/** An Ed25519 key pair. */
export interface SigningKey {
  publicKey: PublicKey;
  sign(bytes: Uint8Array): Buffer;
  /** The private key as PKCS#8 in PEM. */
  toPem(): string;
}

const PREFIX = 'ed25519:';
const TEXT = /^ed25519:[A-Za-z0-9_-]{43}$/;

export function generateSigningKey(): SigningKey {
  return signingKeyOf(generateKeyPairSync('ed25519').privateKey);
}

/**
 * Reads a private key from PEM.
 *
 * @param origin where it came from, for the message; the key itself is never repeated
 * @throws CodedError KEY_INVALID
 */
export function parseSigningKey(pem: string, origin: string): SigningKey {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is a key of type ${key.asymmetricKeyType}`);
    return signingKeyOf(key);
  } catch (cause) {
    throw releaseError('KEY_INVALID', { key: origin, reason: reasonOf(cause) }, { cause });
  }
}

/**
 * Reads a public key from its text, `ed25519:…`.
 *
 * @throws CodedError KEY_INVALID
 */
export function parsePublicKey(text: string): PublicKey {
  if (!TEXT.test(text)) {
    const reason = 'a public key is "ed25519:" and 43 characters';
    throw releaseError('KEY_INVALID', { key: text.slice(0, 60), reason });
  }
  const x = text.slice(PREFIX.length);
  return publicKeyOf(createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
}

/**
 * Reads a private key file. Undefined if the file does not exist.
 *
 * @throws CodedError KEY_INVALID
 */
export async function readKeyFile(path: string): Promise<SigningKey | undefined> {
  try {
    return parseSigningKey(await readFile(path, 'utf8'), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a new private key file durably that only its user can read. Never replaces a file.
 *
 * @throws NodeJS.ErrnoException EEXIST
 */
export async function writeKeyFile(path: string, key: SigningKey): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    // The process's umask may only have removed permissions; a file system without them is not an error.
    await file.chmod(0o600).catch(() => {});
    await file.writeFile(key.toPem());
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

function signingKeyOf(key: KeyObject): SigningKey {
  return {
    publicKey: publicKeyOf(createPublicKey(key)),
    sign: (bytes) => sign(null, bytes, key),
    toPem: () => key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function publicKeyOf(key: KeyObject): PublicKey {
  const { x = '' } = key.export({ format: 'jwk' });
  return {
    id: createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16),
    text: PREFIX + x,
    verifies: (bytes, signature) => verify(null, bytes, key, signature),
  };
}
