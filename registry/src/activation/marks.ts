import { Type } from '@sinclair/typebox';
import { MARKS_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { ReleaseName, ReleaseVersion } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { registryError } from '../errors.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { createQueue } from '../store/queue.ts';
import type { NewLogEntry } from '../store/release-log.ts';
import { signedDocument } from '../store/signed-documents.ts';

/** A release that is marked as bad. */
export interface Mark extends ReleaseReference {
  /** Why, as text for people. */
  reason?: string;
  /** Instant (RFC 3339). */
  markedAt: string;
  /** Team of the key that marked it. */
  markedBy: string;
}

/** Marks of bad releases: rollbacks skip them, and they cannot be activated. */
export interface Marks {
  find(release: ReleaseReference): Mark | undefined;
  /**
   * Marks a release, or replaces its mark.
   *
   * @param entry stored with the mark; absent for a mark that belongs to an automatic rollback, which has an entry
   */
  set(mark: Mark, entry?: NewLogEntry): Promise<void>;
  clear(release: ReleaseReference, entry: NewLogEntry): Promise<void>;
}

const validate = lazyValidator(
  Type.Object({
    marks: Type.Array(
      Type.Object({
        name: ReleaseName,
        version: ReleaseVersion,
        reason: Type.Optional(Type.String()),
        markedAt: Type.String(),
        markedBy: Type.String(),
      }),
    ),
  }),
);

/** Reads the stored marks. Marks that were changed in the store are reported and count as none, so that rollbacks go on. */
export async function openMarks(
  documents: DocumentStore,
  key: RegistryKey,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<Marks> {
  const document = signedDocument(documents, key, { name: 'marks', payloadType: MARKS_PAYLOAD, validate });
  const stored = await document.read();
  if (stored && 'reason' in stored) logProblem(log, 'warn', registryError('MARKS_INVALID', stored));
  const list = stored && 'value' in stored ? stored.value.marks : [];
  let marks = new Map<string, Mark>(list.map((mark) => [releaseLabel(mark), mark as Mark]));
  const enqueue = createQueue();
  const change = (apply: (next: Map<string, Mark>) => void, entry?: NewLogEntry) =>
    enqueue(async () => {
      const next = new Map(marks);
      apply(next);
      await document.write({ marks: [...next.values()] }, entry);
      marks = next;
    });
  return {
    find: (release) => marks.get(releaseLabel(release)),
    set: (mark, entry) => change((next) => next.set(releaseLabel(mark), mark), entry),
    clear: (release, entry) => change((next) => next.delete(releaseLabel(release)), entry),
  };
}
