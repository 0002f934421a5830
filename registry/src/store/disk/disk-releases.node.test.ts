import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { openRegistryKey, type RegistryKey } from '../../identity/registry-key.ts';
import { makeRemote } from '../../testing/fixture-releases.ts';
import { entryOf } from '../../testing/store-release.ts';
import { DiskLog } from './disk-log.ts';
import { DiskReleases } from './disk-releases.ts';

let directory: string;
let warnings: string[];
let stored: PublishedRelease;
let key: RegistryKey;
let releaseLog: DiskLog | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'releases-'));
  await (await openRegistryKey(directory)).save();
  key = await openRegistryKey(directory);
  warnings = [];
  const { manifest, files } = makeRemote('mf-press');
  const store = await open();
  const staged = await store.stage();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(staged.path, path)), { recursive: true });
    await writeFile(join(staged.path, path), content);
  }
  const publication = { publishedAt: '2026-01-01T00:00:00.000Z' };
  stored = await store.add(staged, { ...manifest, sequence: 1 }, publication, entryOf('mf-press'));
});
afterEach(async () => {
  await releaseLog?.close();
  releaseLog = undefined;
  await rm(directory, { recursive: true });
});

const log = { warn: (_details: object, message: string) => void warnings.push(message) };
const open = async () => {
  await releaseLog?.close();
  releaseLog = await DiskLog.open(directory, log);
  return DiskReleases.open(directory, { key, releaseLog, log });
};
const pathOf = (file: string) => join(directory, 'releases', stored.name, stored.version, file);

describe('[F15] a stored release truncated at any byte', () => {
  it('is complete before it is truncated', async () => {
    expect(await (await open()).isComplete(stored)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it.each(['manifest.json', 'server/index.cjs', 'browser/style.css', 'server/examples.json'])(
    'is incomplete with a truncated %s, and the store still opens @full',
    async (file) => {
      const bytes = await readFile(pathOf(file));
      expect(bytes.length).toBeGreaterThan(0);
      for (let length = 0; length < bytes.length; length += 1) {
        await writeFile(pathOf(file), bytes.subarray(0, length));
        expect(await (await open()).isComplete(stored)).toBe(false);
      }
      await writeFile(pathOf(file), bytes);
      expect(await (await open()).isComplete(stored)).toBe(true);
    },
  );
});

describe('[SE7] a stored release that was changed while the registry did not run', () => {
  const tampered = (text: string) =>
    text.replace(/"bytes": (\d+)/, (_, bytes) => `"bytes": ${Number(bytes) + 1}`);

  it('counts as not published, although its manifest is valid', async () => {
    await writeFile(pathOf('manifest.json'), tampered(await readFile(pathOf('manifest.json'), 'utf8')));
    expect((await open()).list()).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('manifest.json of mf-press@')]);
  });

  it('counts as not published without the record of its publication', async () => {
    await rm(join(directory, 'publications'), { recursive: true });
    expect((await open()).list()).toEqual([]);
  });
});
