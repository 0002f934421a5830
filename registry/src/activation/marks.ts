import { Type } from '@sinclair/typebox';
import { ReleaseName, ReleaseVersion } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator } from '@stadtraum/contracts/validation';
import type { DocumentStore } from '../store/document-store.ts';
import { createQueue } from '../store/queue.ts';

const DOCUMENT = 'marks';

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
  /** Marks a release, or replaces its mark. */
  set(mark: Mark): Promise<void>;
  clear(release: ReleaseReference): Promise<void>;
}

const validate = compileValidator(
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

/** Reads the stored marks. A document that is not one counts as no marks. */
export async function openMarks(documents: DocumentStore): Promise<Marks> {
  const stored = validate(await documents.read(DOCUMENT));
  let marks = new Map<string, Mark>(
    stored.ok ? stored.value.marks.map((mark) => [releaseLabel(mark), mark as Mark]) : [],
  );
  const enqueue = createQueue();
  const change = (apply: (next: Map<string, Mark>) => void) =>
    enqueue(async () => {
      const next = new Map(marks);
      apply(next);
      await documents.write(DOCUMENT, { marks: [...next.values()] });
      marks = next;
    });
  return {
    find: (release) => marks.get(releaseLabel(release)),
    set: (mark) => change((next) => next.set(releaseLabel(mark), mark)),
    clear: (release) => change((next) => next.delete(releaseLabel(release))),
  };
}
