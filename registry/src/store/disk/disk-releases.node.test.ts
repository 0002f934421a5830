import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { makeRemote } from '../../testing/fixture-releases.ts';
import { DiskReleases } from './disk-releases.ts';

jest.setTimeout(60_000);

let directory: string;
let warnings: string[];
let stored: PublishedRelease;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'releases-'));
  warnings = [];
  const { manifest, files } = makeRemote('mf-press');
  const store = await open();
  const staged = await store.stage();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(staged.path, path)), { recursive: true });
    await writeFile(join(staged.path, path), content);
  }
  stored = await store.add(staged, { ...manifest, sequence: 1 });
});
afterEach(() => rm(directory, { recursive: true }));

const log = { warn: (_details: object, message: string) => void warnings.push(message) };
const open = () => DiskReleases.open(directory, log);
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
