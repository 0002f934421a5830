import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { createLogger } from '@stadtraum/server-base/logging';
import { type FixtureRelease, liveSetOf, writeRemote } from '../../../test/fixture-releases.ts';
import { signLiveSet } from '../../../test/stand-ins.ts';
import type { ReleaseSource } from './fetch-release.ts';
import { LiveSetFiles } from './live-set-files.ts';
import { LocalReleaseStore } from './local-release-store.ts';

const key = generateSigningKey();

/** Nothing can be fetched. */
const NO_REGISTRY: ReleaseSource = {
  manifest: () => Promise.reject(new Error('the registry is down')),
  file: () => Promise.reject(new Error('the registry is down')),
};

let directory: string;
let warnings: string[];
let release: FixtureRelease;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'damaged-'));
  warnings = [];
  release = await writeRemote(join(directory, 'releases'));
});
afterEach(() => rm(directory, { recursive: true }));

const log = createLogger('shell', 'warn', { write: (line) => void warnings.push(JSON.parse(line).code) });

/** Truncates the file to shorter lengths, `step` bytes apart and by one byte, and calls `check` after each. */
async function truncateEach(step: number, path: string, check: () => Promise<void>): Promise<void> {
  const bytes = await readFile(path);
  expect(bytes.length).toBeGreaterThan(0);
  for (let length = 0; length < bytes.length; length += Math.min(step, bytes.length - 1 - length) || 1) {
    await writeFile(path, bytes.subarray(0, length));
    warnings = [];
    await check();
  }
  await writeFile(path, bytes);
}

describe.each([
  ['at some bytes', 29],
  ['at any byte @full', 1],
])('[F15] a shell with a file that ends early, %s', (_bytes, step) => {
  const open = () => LiveSetFiles.open(directory, { keys: [key.publicKey], onRefused: () => {}, log });

  async function remembered(): Promise<[LiveSet, LiveSet, LiveSet]> {
    const sets = [1, 2, 3].map((sequence) => liveSetOf(sequence, release)) as [LiveSet, LiveSet, LiveSet];
    const files = await open();
    for (const liveSet of sets) await files.remember({ liveSet, envelope: signLiveSet(liveSet, key) });
    return sets;
  }

  it('falls back to the earlier live sets if the file of the last one is truncated', async () => {
    const [first, second, third] = await remembered();
    await truncateEach(step, join(directory, `live-sets/${third.id}.json`), async () => {
      expect((await open()).sets).toEqual([second, first]);
      expect(warnings).toEqual(['LIVE_SET_INVALID']);
    });
    expect((await open()).sets).toEqual([third, second, first]);
  });

  it('keeps the other live sets if the file of an earlier one is truncated', async () => {
    const [first, second, third] = await remembered();
    await truncateEach(step, join(directory, `live-sets/${second.id}.json`), async () => {
      expect((await open()).sets).toEqual([third, first]);
      expect(warnings).toEqual(['LIVE_SET_INVALID']);
    });
  });

  it('[SE7] still refuses older live sets if `highest` is truncated', async () => {
    const [, second, third] = await remembered();
    await (await open()).advanceTo(third);
    await truncateEach(step, join(directory, 'live-sets/highest'), async () => {
      const files = await open();
      expect(() => files.checkSequence(second)).toThrow(
        expect.objectContaining({ code: 'LIVE_SET_OUTDATED' }),
      );
      files.checkSequence(third);
    });
  });

  it.each(['manifest.json', 'server/index.cjs', 'browser/text.css'])(
    'rejects a release without evaluating it if its %s is truncated',
    async (file) => {
      await truncateEach(step, join(release.directory, file), async () => {
        const store = await LocalReleaseStore.open(join(directory, 'releases'), NO_REGISTRY, log);
        const code = await store.verified(release.live).then(
          () => 'accepted',
          (error) => errorCode(error),
        );
        expect(code).toMatch(/^RELEASE_(HASH_MISMATCH|MANIFEST_INVALID|INCOMPLETE)$/);
      });
      const store = await LocalReleaseStore.open(join(directory, 'releases'), NO_REGISTRY, log);
      expect((await store.verified(release.live)).manifest).toEqual(release.manifest);
    },
  );
});
