import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import {
  generateSigningKey,
  openEnvelope,
  type PublicKey,
  parseEnvelope,
  parsePublicKey,
  readKeyFile,
  type SigningKey,
  signEnvelope,
  writeKeyFile,
} from '@stadtraum/federation-kit/signing';

/** The key with which a registry signs what it stores and what shells poll (SE7). */
export interface RegistryKey {
  /** Id, by which requests name the registry that they are meant for. */
  id: string;
  /** Texts of the public keys: the current one, then those that it replaced, newest first. */
  publicKeys: readonly string[];
  /**
   * True at the first start with no key: documents from before keys are signed then, and only then. Later starts refuse what
   * is unsigned.
   */
  takesOver: boolean;
  sign(payloadType: string, value: unknown): Envelope;
  /** The signed value and the id of its key. Undefined if neither the current key nor an earlier one signed it. */
  open(envelope: unknown, payloadType: string): { value: unknown; keyId: string } | undefined;
  /** Stores the key durably if it is that of the first start. Call it when everything that was taken over is signed. */
  save(): Promise<void>;
}

/**
 * Reads the registry's key from `key.pem` in `directory`, or makes one. `public-key` beside it names the key of the last start: if
 * `key.pem` is another one since, or is missing, the recorded key counts as replaced and its signatures stay valid.
 *
 * @throws CodedError KEY_INVALID
 */
export async function openRegistryKey(directory: string): Promise<RegistryKey> {
  const paths = {
    key: join(directory, 'key.pem'),
    publicKey: join(directory, 'public-key'),
    earlier: join(directory, 'earlier-public-keys'),
  };
  const stored = await readKeyFile(paths.key);
  const key = stored ?? generateSigningKey();
  const [recorded] = await readLines(paths.publicKey);
  const recordedEarlier = await readLines(paths.earlier);
  const replaced = [...(recorded === undefined ? [] : [recorded]), ...recordedEarlier];
  const earlier = [...new Set(replaced)].filter((text) => text !== key.publicKey.text);
  const takesOver = stored === undefined && recorded === undefined;
  async function save(): Promise<void> {
    if (earlier.join() !== recordedEarlier.join()) {
      await writeFileAtomically(paths.earlier, earlier.map((text) => `${text}\n`).join(''));
    }
    if (!stored) await writeKeyFile(paths.key, key);
    if (recorded !== key.publicKey.text) {
      await writeFileAtomically(paths.publicKey, `${key.publicKey.text}\n`);
    }
  }
  // A key must not be lost once it has signed something. Only what is taken over is accepted without it.
  if (!takesOver) await save();
  return {
    ...signingKeyOf(key, earlier.map(parsePublicKey)),
    takesOver,
    save: async () => {
      if (takesOver) await save();
    },
  };
}

function signingKeyOf(
  key: SigningKey,
  earlier: readonly PublicKey[],
): Pick<RegistryKey, 'id' | 'publicKeys' | 'sign' | 'open'> {
  const trusted = [key.publicKey, ...earlier];
  return {
    id: key.publicKey.id,
    publicKeys: trusted.map(({ text }) => text),
    sign: (payloadType, value) => signEnvelope(payloadType, JSON.stringify(value), key),
    open(value, payloadType) {
      try {
        const opened = openEnvelope(parseEnvelope(value, payloadType), trusted);
        return opened && { value: JSON.parse(opened.payload.toString()), keyId: opened.key.id };
      } catch {
        return undefined;
      }
    },
  };
}

async function readLines(path: string): Promise<string[]> {
  try {
    const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
