import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf, MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import { type FixtureRelease, makeRemote } from '../../testing/fixture-releases.ts';
import { ReleaseCache } from './release-cache.ts';

let directory: string;
let fills: number;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'release-cache-'));
  fills = 0;
});
afterEach(() => rm(directory, { recursive: true }));

const names = ['mf-a', 'mf-b', 'mf-c'];
const fixtures = names.map((name) => makeRemote(name));
const textOf = ({ manifest }: FixtureRelease) => JSON.stringify(manifest);

/** The release as the store lists it; each counts as 100 bytes. */
function releaseOf(index: number) {
  const fixture = fixtures[index] as FixtureRelease;
  const { name, version } = fixture.manifest;
  return { name, version, manifest: integrityOf(textOf(fixture)), bytes: 100 };
}

const fillWith = (index: number) => async (path: string) => {
  fills += 1;
  const fixture = fixtures[index] as FixtureRelease;
  await writeFile(join(path, MANIFEST_FILE), textOf(fixture));
  for (const [file, content] of Object.entries(fixture.files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), content);
  }
};
const load = (cache: ReleaseCache, index: number) => cache.directoryOf(releaseOf(index), fillWith(index));
const kept = async () => {
  const folders = names.map((name) => readdir(join(directory, 'releases', name)).catch(() => []));
  const versions = await Promise.all(folders);
  return names.filter((_, index) => (versions[index]?.length ?? 0) > 0);
};

describe('ReleaseCache', () => {
  it('makes one copy for simultaneous requests, and none for later ones', async () => {
    const cache = new ReleaseCache(directory);
    const paths = await Promise.all([load(cache, 0), load(cache, 0), load(cache, 0)]);
    expect(new Set([...paths, await load(cache, 0)]).size).toBe(1);
    expect(fills).toBe(1);
    await load(new ReleaseCache(directory), 0);
    expect(fills).toBe(1);
  });

  it('makes a damaged copy of an earlier process again', async () => {
    await writeFile(join(await load(new ReleaseCache(directory), 0), 'browser/style.css'), 'x');
    await load(new ReleaseCache(directory), 0);
    expect(fills).toBe(2);
  });

  it('[OP13] removes what was not used for the longest time when it exceeds its limit', async () => {
    const cache = new ReleaseCache(directory, { maxBytes: 200, inUseMs: 0 });
    for (const index of [0, 1, 0, 2]) await load(cache, index);
    expect(await kept()).toEqual(['mf-a', 'mf-c']);
  });

  it('keeps what may be in use', async () => {
    const cache = new ReleaseCache(directory, { maxBytes: 100, inUseMs: 60_000 });
    for (const index of [0, 1, 2]) await load(cache, index);
    expect(await kept()).toEqual(names);
  });

  it('[OP13] counts the copies of earlier processes, and removes those of releases that are gone', async () => {
    for (const index of [0, 1, 2]) await load(new ReleaseCache(directory), index);
    const cache = new ReleaseCache(directory, { maxBytes: 100 });
    await cache.clean([releaseOf(1), releaseOf(2)]);
    expect(await kept()).toEqual(['mf-c']);
  });

  it('keeps nothing of a release that could not be copied', async () => {
    const cache = new ReleaseCache(directory);
    const failing = cache.directoryOf(releaseOf(0), async (path) => {
      await writeFile(join(path, 'file'), '');
      throw new Error('the connection is lost');
    });
    await expect(failing).rejects.toThrow('the connection is lost');
    expect(await kept()).toEqual([]);
    expect(await readdir(join(directory, 'staging'))).toEqual([]);
    await load(cache, 0);
  });
});
