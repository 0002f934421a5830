import { Type } from '@sinclair/typebox';
import { SIDE_SETS_PAYLOAD, SideSet } from '@stadtraum/contracts/preview';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { registryError } from '../errors.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { createQueue } from '../store/queue.ts';
import type { NewLogEntry } from '../store/release-log.ts';
import { signedDocument } from '../store/signed-documents.ts';
import { isValidAt } from './side-set.ts';

/** Maximum number of previews at the same time. */
export const MAX_SIDE_SETS = 50;

/** The stored side sets whose links are valid. */
export interface SideSetList {
  /** Newest first. */
  valid(): SideSet[];
  /** @throws CodedError PREVIEWS_EXHAUSTED */
  add(sideSet: SideSet, entry: NewLogEntry): Promise<void>;
  remove(id: string, entry: NewLogEntry): Promise<void>;
}

const validate = lazyValidator(
  Type.Object({ sideSets: Type.Array(SideSet) }, { additionalProperties: false }),
);

/** Reads the stored side sets. If they were changed in the store, they are reported and all previews end. */
export async function openSideSetList(
  documents: DocumentStore,
  key: RegistryKey,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<SideSetList> {
  const form = { name: 'side-sets', payloadType: SIDE_SETS_PAYLOAD, validate };
  const document = signedDocument(documents, key, form);
  const stored = await document.read();
  if (stored && 'reason' in stored) logProblem(log, 'warn', registryError('PREVIEWS_INVALID', stored));
  let sideSets: readonly SideSet[] = stored && 'value' in stored ? stored.value.sideSets : [];
  const enqueue = createQueue();
  const valid = () => sideSets.filter((sideSet) => isValidAt(sideSet, Date.now()));
  const replace = (change: (current: SideSet[]) => SideSet[], entry: NewLogEntry) =>
    enqueue(async () => {
      const next = change(valid());
      await document.write({ sideSets: next }, entry);
      sideSets = next;
    });
  return {
    valid,
    add: (sideSet, entry) =>
      replace((current) => {
        if (current.length < MAX_SIDE_SETS) return [sideSet, ...current];
        throw registryError('PREVIEWS_EXHAUSTED', { limit: MAX_SIDE_SETS });
      }, entry),
    remove: (id, entry) => replace((current) => current.filter((sideSet) => sideSet.id !== id), entry),
  };
}
