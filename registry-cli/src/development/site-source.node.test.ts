import { makeKit, makeRemote, makeShell } from '@stadtraum/registry/testing/fixture-releases';
import { startTestRegistry, type TestRegistry } from '@stadtraum/registry/testing/test-registry';
import { openSiteSource } from './site-source.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
  const releases = [makeShell(), makeKit(), makeRemote('mf-press')];
  for (const release of releases) await registry.publish(release);
  await registry.activate(...releases);
});
afterEach(() => registry.remove());

describe('a source', () => {
  it('[0157] gives a live set once, and the next one after a switch', async () => {
    const { body } = await registry.request<{ keys: string[] }>('/identity');
    const client = {
      url: registry.url,
      publicKeys: async () => [],
      siteUrl: async () => undefined,
      readContent: async () => ({ token: '', expiresAt: '' }),
    };
    const source = await openSiteSource({ registry: client, name: 'mf-press', pinned: body.keys.join(',') });
    const { liveSet } = await source.liveSet();
    expect(await source.liveSetAfter(liveSet)).toBeUndefined();

    const next = makeRemote('mf-press', { component: 'return 2' });
    await registry.publish(next);
    await registry.activate(next);
    const switched = await source.liveSetAfter(liveSet);
    expect(switched?.liveSet.sequence).toBe(liveSet.sequence + 1);
    expect(await source.liveSet()).toEqual(switched);
  });
});
