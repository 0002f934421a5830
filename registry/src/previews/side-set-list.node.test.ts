import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SideSet } from '@stadtraum/contracts/preview';
import { openRegistryKey, type RegistryKey } from '../identity/registry-key.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { entryOf } from '../testing/store-release.ts';
import { MAX_SIDE_SETS, openSideSetList } from './side-set-list.ts';

let directory: string;
let key: RegistryKey;
let documents: DocumentStore & { stored: Map<string, string> };
const log = { warn: jest.fn(), error: jest.fn() };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'side-sets-'));
  key = await openRegistryKey(directory);
  // What is unsigned is accepted only before the first key is saved.
  await key.save();
  key = await openRegistryKey(directory);
  const stored = new Map<string, string>();
  documents = {
    stored,
    read: async (name) => JSON.parse(stored.get(name) ?? 'null') ?? undefined,
    write: async (name, value) => void stored.set(name, JSON.stringify(value)),
  };
});
afterEach(() => rm(directory, { recursive: true }));

const entry = entryOf('mf-press');

function sideSetOf(number: number, expiresInMs = 60_000): SideSet {
  const now = Date.now();
  const manifest = `sha256-${'A'.repeat(43)}=`;
  const liveSince = new Date(now).toISOString();
  return {
    id: `side-${number.toString(16).padStart(16, '0')}`,
    base: '1-00000001',
    createdAt: liveSince,
    expiresAt: new Date(now + expiresInMs).toISOString(),
    createdBy: 'press',
    releases: [
      { name: 'mf-press', version: '1.0.0-0123456789', kind: 'remote', sequence: 1, manifest, liveSince },
    ],
    exchanged: ['mf-press'],
    teams: { 'mf-press': 'press' },
  };
}

it('[0151] is bounded, and expired side sets make room', async () => {
  const list = await openSideSetList(documents, key, log);
  await list.add(sideSetOf(0, -1), entry);
  for (let number = 1; number <= MAX_SIDE_SETS; number += 1) await list.add(sideSetOf(number), entry);
  await expect(list.add(sideSetOf(99), entry)).rejects.toMatchObject({ code: 'PREVIEWS_EXHAUSTED' });
  await list.remove(sideSetOf(1).id, entry);
  await list.add(sideSetOf(99), entry);
  expect(list.valid()).toHaveLength(MAX_SIDE_SETS);
  expect((await openSideSetList(documents, key, log)).valid()).toEqual(list.valid());
});

it('[0151] ends all previews, and says so, if the document was changed', async () => {
  const list = await openSideSetList(documents, key, log);
  await list.add(sideSetOf(1), entry);
  const stored = documents.stored.get('side-sets') ?? '';
  documents.stored.set('side-sets', stored.replaceAll('mf-press', 'mf-other'));
  expect((await openSideSetList(documents, key, log)).valid()).toEqual([]);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ code: 'PREVIEWS_INVALID' });
});
