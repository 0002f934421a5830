import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { TRUST_PAYLOAD, TrustedKey } from '@stadtraum/contracts/registry-api';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { generateSigningKey, readKeyFile, writeKeyFile } from '@stadtraum/federation-kit/signing';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { createQueue } from '../store/queue.ts';
import type { NewLogEntry } from '../store/release-log.ts';
import { signedDocument } from '../store/signed-documents.ts';
import { asStorageError } from '../store/storage-error.ts';
import { trustError } from './errors.ts';
import { addKey, firstKey, revokeKey, rotateKey, type Trust, type TrustChange } from './trust.ts';

const validate = lazyValidator(
  Type.Object({ keys: Type.Array(TrustedKey) }, { additionalProperties: false }),
);

/**
 * Reads the trusted keys. If none were ever stored, it trusts the workspace's key, and makes it if it does not exist.
 *
 * @param keysDirectory directory of `workspace.pem`
 * @throws CodedError TRUST_INVALID, KEY_INVALID, DATA_DIRECTORY_UNUSABLE
 */
export async function openTrust(
  documents: DocumentStore,
  key: RegistryKey,
  keysDirectory: string,
): Promise<Trust> {
  const document = signedDocument(documents, key, { name: 'trust', payloadType: TRUST_PAYLOAD, validate });
  const stored = await document.read();
  if (stored && 'reason' in stored) throw trustError('TRUST_INVALID', stored);
  let keys: readonly TrustedKey[] = stored?.value.keys ?? [firstKey(await workspaceKey(keysDirectory))];
  if (!stored) await document.write({ keys: [...keys] });

  const enqueue = createQueue();
  const apply = (change: () => TrustChange, entry: NewLogEntry) =>
    enqueue(async () => {
      const changed = change();
      await document.write({ keys: [...changed.keys] }, entry);
      keys = changed.keys;
      return changed.key;
    });
  return {
    list: () => keys,
    find: (id) => keys.find((candidate) => candidate.id === id),
    add: (request, by, entry) => apply(() => addKey(keys, request, by), entry),
    revoke: (id, entry) => apply(() => revokeKey(keys, id), entry),
    rotate: (id, publicKey, by, entry) => apply(() => rotateKey(keys, { id, publicKey }, by), entry),
  };
}

/** The text of the workspace's public key. */
async function workspaceKey(directory: string): Promise<string> {
  const path = join(directory, 'workspace.pem');
  try {
    const existing = await readKeyFile(path);
    if (existing) return existing.publicKey.text;
    const key = generateSigningKey();
    await writeKeyFile(path, key);
    return key.publicKey.text;
  } catch (error) {
    throw asStorageError(error, path);
  }
}
