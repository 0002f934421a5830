import type { DocumentStore } from '../store/document-store.ts';
import { MAX_CLOCK_DIFFERENCE_MS, openNonces } from './nonces.ts';

let documents: DocumentStore & { stored: unknown };
beforeEach(() => {
  documents = {
    stored: undefined,
    read: async () => documents.stored,
    write: async (_name, value) => {
      documents.stored = structuredClone(value);
    },
  };
});

describe('[TR1] nonces', () => {
  it('can be used once, also by simultaneous requests and after a restart', async () => {
    const nonces = await openNonces(documents);
    const uses = await Promise.all([1, 2, 3].map(() => nonces.use('key:a', Date.now())));
    expect(uses).toEqual([true, false, false]);
    expect(await nonces.use('other:a', Date.now())).toBe(true);
    expect(await (await openNonces(documents)).use('key:a', Date.now())).toBe(false);
  });

  it('are forgotten when their request has expired, not before', async () => {
    let now = 1_000_000;
    const nonces = await openNonces(documents, () => now);
    // The sender's clock is fast.
    const issuedAt = now + MAX_CLOCK_DIFFERENCE_MS;
    await nonces.use('key:a', issuedAt);
    now = issuedAt + MAX_CLOCK_DIFFERENCE_MS;
    expect(await nonces.use('key:a', issuedAt)).toBe(false);
    now += 1;
    await nonces.use('key:b', now);
    expect(documents.stored).toEqual({ used: [['key:b', now + MAX_CLOCK_DIFFERENCE_MS]] });
  });
});
