import type { DocumentStore } from '../store/document-store.ts';
import { createQueue } from '../store/queue.ts';

/** Maximum difference between the clocks of a sender and the registry, in milliseconds. */
export const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

const DOCUMENT = 'nonces';

/** Remembers used nonces until their requests have expired, also after a restart. */
export interface Nonces {
  /**
   * Uses a nonce, durably. False if it was used before.
   *
   * @param nonce with the id of its key, so that senders cannot use up each other's
   * @param issuedAt Unix time in milliseconds
   */
  use(nonce: string, issuedAt: number): Promise<boolean>;
}

export async function openNonces(documents: DocumentStore, now = Date.now): Promise<Nonces> {
  const used = new Map(readEntries(await documents.read(DOCUMENT)));
  const enqueue = createQueue();

  function removeExpired(): void {
    for (const [nonce, until] of used) if (until < now()) used.delete(nonce);
  }

  return {
    async use(nonce, issuedAt) {
      removeExpired();
      if (used.has(nonce)) return false;
      used.set(nonce, issuedAt + MAX_CLOCK_DIFFERENCE_MS);
      await enqueue(() => documents.write(DOCUMENT, { used: [...used] }));
      return true;
    },
  };
}

function readEntries(document: unknown): [string, number][] {
  const { used } = (document ?? {}) as { used?: [string, number][] };
  return used ?? [];
}
