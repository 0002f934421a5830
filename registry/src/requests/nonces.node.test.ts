import type { LogEntry } from '@stadtraum/contracts/registry-api';
import { registryError } from '../errors.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { MAX_CLOCK_DIFFERENCE_MS, openNonces } from './nonces.ts';

const log = { read: async () => ({ entries: [] as LogEntry[], intact: true }) };

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
    const nonces = await openNonces({ documents, log });
    const uses = await Promise.all([1, 2, 3].map(() => nonces.use('key:a', Date.now())));
    expect(uses).toEqual([true, false, false]);
    expect(await nonces.use('other:a', Date.now())).toBe(true);
    expect(await (await openNonces({ documents, log })).use('key:a', Date.now())).toBe(false);
  });

  it('are remembered longer than their requests are valid, then forgotten', async () => {
    let now = 1_000_000;
    const nonces = await openNonces({ documents, log }, () => now);
    // The sender's clock is fast.
    const issuedAt = now + MAX_CLOCK_DIFFERENCE_MS;
    await nonces.use('key:a', issuedAt);
    now = issuedAt + MAX_CLOCK_DIFFERENCE_MS + 1;
    expect(await nonces.use('key:a', issuedAt)).toBe(false);
    now += 60_000;
    await nonces.use('key:b', now);
    expect(documents.stored).toEqual({ used: [['key:b', expect.any(Number)]] });
  });

  it('of many requests are stored in few writes, and before their requests are performed', async () => {
    const written: number[] = [];
    let finish: (() => void)[] = [];
    documents.write = async (_name, value) => {
      written.push((value as { used: unknown[] }).used.length);
      await new Promise<void>((resolve) => finish.push(resolve));
    };
    const nonces = await openNonces({ documents, log });
    let performed = 0;
    const use = async (nonce: string) => {
      await nonces.use(nonce, Date.now());
      performed += 1;
    };
    const first = use('key:first');
    while (written.length < 1) await Promise.resolve();
    const others = Array.from({ length: 100 }, (_, index) => use(`key:${index}`));
    expect([written, performed]).toEqual([[1], 0]);
    for (const uses of [[first], others]) {
      for (const resolve of finish.splice(0)) resolve();
      await Promise.all(uses);
    }
    expect([written, performed]).toEqual([[1, 101], 101]);
    finish = [];
  });

  it('of rollbacks can be used while the database is unavailable, once: the log has them after a restart', async () => {
    documents.write = async () => {
      throw registryError('REGISTRY_STORE_UNAVAILABLE', { database: 'database', reason: 'down' });
    };
    const nonces = await openNonces({ documents, log });
    await expect(nonces.use('key:a', Date.now())).rejects.toMatchObject({
      code: 'REGISTRY_STORE_UNAVAILABLE',
    });
    expect(await nonces.use('key:a', Date.now(), true)).toBe(true);
    expect(await nonces.use('key:a', Date.now(), true)).toBe(false);
    const entry = { number: 1, action: 'roll-back', subject: 'mf-press', outcome: 'done' } as const;
    const entries = [{ ...entry, at: new Date().toISOString(), key: 'key', nonce: 'a' }];
    const restarted = await openNonces({ documents, log: { read: async () => ({ entries, intact: true }) } });
    expect(await restarted.use('key:a', Date.now(), true)).toBe(false);
  });

  it('that were stored in another form count as none', async () => {
    documents.stored = { used: 'all' };
    expect(await (await openNonces({ documents, log })).use('key:a', Date.now())).toBe(true);
  });
});
