import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const shell = makeShell();
const kit = makeKit();
const press = makeRemote('mf-press');
const press2 = makeRemote('mf-press', { component: 'return content.text + 2' });

let registry: TestRegistry;

async function restart(): Promise<void> {
  await registry.close();
  registry = await startTestRegistry({ directory: registry.dataDirectory });
}

describe('[F15] starting with damaged releases', () => {
  /** The live set before `press2`. */
  let first: LiveSet;

  beforeEach(async () => {
    registry = await startTestRegistry();
    for (const release of [shell, kit, press, press2]) {
      expect((await registry.publish(release)).status).toBe(201);
    }
    first = (await registry.activate(shell, kit, press)).body.liveSet;
  });
  afterEach(() => registry.remove());

  it('falls back to the previous set when a manifest is truncated at any multiple of seven bytes @full', async () => {
    await registry.activate(press2);
    const { name, version } = press2.manifest;
    const path = join(registry.directory, 'releases', name, version, 'manifest.json');
    const bytes = await readFile(path);
    await registry.close();
    for (let length = 0; length < bytes.length; length += 7) {
      await writeFile(path, bytes.subarray(0, length));
      registry = await startTestRegistry({ directory: registry.dataDirectory });
      expect((await registry.liveSet()).body).toEqual(first);
      await registry.close();
    }
    registry = await startTestRegistry({ directory: registry.dataDirectory });
    // The registry starts once for each length.
  }, 180_000);

  it('falls back to the previous set when a file is truncated, until publishing repairs the file @full', async () => {
    await registry.activate(press2);
    const { name, version } = press2.manifest;
    await truncate(join(registry.directory, 'releases', name, version, 'server/index.cjs'), 10);
    await restart();
    expect((await registry.liveSet()).body).toEqual(first);
    expect((await registry.activate(press2)).body.code).toBe('RELEASE_HASH_MISMATCH');
    expect((await registry.publish(press2)).status).toBe(200);
    expect((await registry.activate(press2)).body.liveSet.sequence).toBe(3);
  });

  it('responds with LIVE_SET_MISSING if no set is intact @full', async () => {
    const [kitVersion = ''] = await readdir(join(registry.directory, 'releases/shared-ui'));
    await truncate(join(registry.directory, 'releases/shared-ui', kitVersion, 'manifest.json'), 100);
    await restart();
    expect(await registry.liveSet()).toMatchObject({ status: 404, body: { code: 'LIVE_SET_MISSING' } });
  });
});
