import { Type } from '@sinclair/typebox';
import { errorCode } from '@stadtraum/contracts/errors';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { DocumentStore } from '../store/document-store.ts';
import { createQueue } from '../store/queue.ts';
import type { ReleaseLog } from '../store/release-log.ts';

/** Maximum difference between the clocks of a sender and the registry, in milliseconds. */
export const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

/**
 * Nonces are remembered longer than their requests are valid, so that no request is accepted twice at that instant, or after the clock
 * was set back a little.
 */
const KEPT_MS = MAX_CLOCK_DIFFERENCE_MS + 60_000;

const DOCUMENT = 'nonces';
/** Entries of the log whose nonces are read at the start. */
const LOGGED = 500;

const validate = lazyValidator(Type.Object({ used: Type.Array(Type.Tuple([Type.String(), Type.Number()])) }));

/** Remembers used nonces until their requests have expired, also after a restart. */
export interface Nonces {
  /**
   * Uses a nonce, durably. False if it was used before. A nonce that could not be stored can be used again.
   *
   * @param nonce with the id of its key, so that senders cannot use up each other's
   * @param issuedAt Unix time in milliseconds
   * @param isRollback whether it is used even while the store's database is unavailable: the log entry that is stored with the rollback
   *   has the nonce
   */
  use(nonce: string, issuedAt: number, isRollback?: boolean): Promise<boolean>;
}

/** A stored document that is not a list of nonces counts as an empty one. */
export async function openNonces(
  { documents, log }: { documents: DocumentStore; log: Pick<ReleaseLog, 'read'> },
  now = Date.now,
): Promise<Nonces> {
  const stored = validate(await documents.read(DOCUMENT));
  const used = new Map(stored.ok ? stored.value.used : []);
  const { entries } = await log.read({ limit: LOGGED });
  for (const { key, nonce, at } of entries)
    if (nonce !== undefined) used.set(`${key}:${nonce}`, Date.parse(at) + 2 * KEPT_MS);
  const enqueue = createQueue();
  let nextWrite: Promise<void> | undefined;

  function removeExpired(): void {
    for (const [nonce, until] of used) if (until < now()) used.delete(nonce);
  }
  /** Requests that arrive during a write share the next one, so that a burst of them does not hold up a rollback. */
  function save(): Promise<void> {
    nextWrite ??= enqueue(() => {
      nextWrite = undefined;
      return documents.write(DOCUMENT, { used: [...used] });
    });
    return nextWrite;
  }

  return {
    async use(nonce, issuedAt, isRollback = false) {
      removeExpired();
      if (used.has(nonce)) return false;
      used.set(nonce, issuedAt + KEPT_MS);
      await save().catch((error) => {
        if (isRollback && errorCode(error) === 'REGISTRY_STORE_UNAVAILABLE') return;
        used.delete(nonce);
        throw error;
      });
      return true;
    },
  };
}
