import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { createLogger } from '@stadtraum/server-base/logging';
import {
  type FixtureRelease,
  liveSetOf,
  writeKit,
  writeRemote,
  writeShell,
} from '../../../test/fixture-releases.ts';
import { RegistryStandIn, signLiveSet } from '../../../test/stand-ins.ts';
import { LocalReleaseStore } from '../deployment/local-release-store.ts';
import { createRegistryClient } from '../deployment/registry-client.ts';
import { MAX_IDLE_MS } from '../deployment/sets-beside-live.ts';
import { createPastPages } from './past-pages.ts';
import { PastSets } from './past-sets.ts';

const log = createLogger('shell', 'silent');

let directory: string;
let registry: RegistryStandIn;
let releases: FixtureRelease[];
/** Ids of three live sets. */
let ids: [string, string, string];
/** Ids in the order in which their renderers ended. */
let ended: string[];
let sets: PastSets<{ retire(): Promise<void> }>;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'past-sets-'));
  registry = new RegistryStandIn();
  await registry.open();
  releases = await Promise.all([writeKit(directory), writeRemote(directory), writeShell(directory)]);
  const offered = [1, 2, 3].map((sequence) => liveSetOf(sequence, ...releases));
  for (const liveSet of offered) registry.offer(liveSet, ...releases);
  ids = offered.map(({ id }) => id) as typeof ids;
  ended = [];
  const url = new URL(registry.url);
  const keys = [registry.key.publicKey];
  const client = createRegistryClient(url, keys);
  const openStore = (name: string) => LocalReleaseStore.open(join(directory, name), client, log);
  sets = new PastSets({
    pastPages: createPastPages({ registryUrl: url, keys, innerSecret: 's' }),
    ...{ store: await openStore('own'), pastStore: await openStore('past'), log },
    start: async ({ id }: LiveSet) => ({ retire: async () => void ended.push(id) }),
  });
});
afterEach(async () => {
  await sets.close();
  await registry.stop();
  await rm(directory, { recursive: true });
});

describe('past live sets', () => {
  it('[0167] are at most two at once: the least recently used ends first', async () => {
    const [first, second, third] = ids;
    for (const id of [first, second]) await sets.find(id);
    await sets.find(first);
    expect(ended).toEqual([]);
    await sets.find(third);
    expect([sets.open.map(({ set }) => set.id), ended]).toEqual([[first, third], [second]]);
  });

  it('[0167] end after ten minutes without a request, with the files that were fetched for them', async () => {
    const [first] = ids;
    await sets.find(first);
    const kit = releases[0]?.live;
    expect(sets.release('shared-ui', kit?.version ?? '')?.manifest.kind).toBe('kit');
    expect(sets.release('shared-ui', '9.0.0-0000000000')).toBeUndefined();
    sets.closeIdle(performance.now() + MAX_IDLE_MS - 1000);
    expect(ended).toEqual([]);
    sets.closeIdle(performance.now() + MAX_IDLE_MS);
    expect(ended).toEqual([first]);
    expect(sets.release('shared-ui', kit?.version ?? '')).toBeUndefined();
    expect(await sets.find(first)).toBeDefined();
  });

  it('[0167] start once for many requests', async () => {
    const found = await Promise.all([1, 2, 3].map(() => sets.find(ids[0])));
    expect(new Set(found).size).toBe(1);
  });

  it('[0167] are refused if they are unknown, of another id, or signed by a stranger', async () => {
    const [first, second] = ids;
    expect(await sets.find('9-00000000')).toBeUndefined();
    const another = registry.liveSets.get(second);
    if (another) registry.liveSets.set(first, another);
    await expect(sets.find(first)).rejects.toMatchObject({ code: 'LIVE_SET_INVALID' });
    const stranger = generateSigningKey();
    registry.sign = (liveSet) => signLiveSet(liveSet, stranger);
    await expect(sets.find(second)).rejects.toMatchObject({ code: 'LIVE_SET_SIGNATURE_INVALID' });
  });
});
