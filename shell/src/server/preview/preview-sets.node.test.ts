import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SideSet } from '@stadtraum/contracts/preview';
import { createLogger } from '@stadtraum/server-base/logging';
import {
  type FixtureRelease,
  liveSetOf,
  writeKit,
  writeRemote,
  writeShell,
} from '../../../test/fixture-releases.ts';
import { RegistryStandIn } from '../../../test/stand-ins.ts';
import { LocalReleaseStore } from '../deployment/local-release-store.ts';
import { createRegistryClient } from '../deployment/registry-client.ts';
import { MAX_IDLE_MS } from '../deployment/sets-beside-live.ts';
import { PreviewSets } from './preview-sets.ts';

const registry = new RegistryStandIn();
const log = createLogger('shell', 'silent');
const ids = ['1', '2', '3', '4'].map((digit) => `side-${digit.repeat(16)}`);
const [first = '', second = '', third = '', fourth = ''] = ids;

let directory: string;
let candidate: FixtureRelease;
/** Ids in the order in which their renderers ended. */
let ended: string[];
let sets: PreviewSets<{ retire(): Promise<void> }>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preview-sets-'));
  const live = await Promise.all([writeKit(directory), writeRemote(directory), writeShell(directory)]);
  registry.offer(liveSetOf(1, ...live), ...live);
  candidate = await writeRemote(directory, { version: '1.0.0-00000000c2' });
  await registry.open();
});
afterAll(async () => {
  await registry.stop();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  for (const id of ids) registry.preview(candidate, id);
  ended = [];
  const client = createRegistryClient(new URL(registry.url), [registry.key.publicKey]);
  const openStore = (name: string) => LocalReleaseStore.open(join(directory, name), client, log);
  const start = async ({ id }: SideSet) => ({ retire: async () => void ended.push(id) });
  const stores = { store: await openStore('own'), exchangedStore: await openStore('exchanged') };
  sets = new PreviewSets({ registry: client, ...stores, start, log });
});
afterEach(() => sets.close());

describe('the side sets of previews', () => {
  it('[0151] are at most three at once: the least recently used ends first', async () => {
    for (const id of [first, second, third]) await sets.find(id);
    await sets.find(first);
    expect(ended).toEqual([]);
    await sets.find(fourth);
    expect(sets.ids).toEqual([third, first, fourth]);
    expect(ended).toEqual([second]);
  });

  it('[0151] end after ten minutes without a request, and start again when they are asked for', async () => {
    await sets.find(first);
    sets.closeIdle(performance.now() + MAX_IDLE_MS - 1000);
    expect(ended).toEqual([]);
    sets.closeIdle(performance.now() + MAX_IDLE_MS);
    expect(ended).toEqual([first]);
    expect((await sets.find(first))?.set.id).toBe(first);
  });

  it('[0151] start once for many requests', async () => {
    const found = await Promise.all([1, 2, 3].map(() => sets.find(first)));
    expect(new Set(found).size).toBe(1);
  });

  it('[0151] are refused if the registry sends another one, or one that is not signed', async () => {
    const sideSet = registry.sideSets.get(second);
    if (sideSet) registry.sideSets.set(first, sideSet);
    expect(await sets.find(first)).toBeUndefined();
    const forged = new RegistryStandIn();
    forged.offer(liveSetOf(1, candidate), candidate);
    forged.preview(candidate, first);
    await forged.open();
    const client = createRegistryClient(new URL(forged.url), [registry.key.publicKey]);
    await expect(client.sideSet(first)).rejects.toMatchObject({ code: 'SIDE_SET_INVALID' });
    await forged.stop();
    await expect(client.sideSet(first)).rejects.toMatchObject({ code: 'REGISTRY_UNAVAILABLE' });
  });
});
