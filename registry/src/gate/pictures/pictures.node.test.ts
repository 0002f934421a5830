import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type FixtureRelease, makeKit, makeRelease, makeRemote } from '../../testing/fixture-releases.ts';
import { FROM_SOURCE } from '../../testing/running-registry.ts';
import type { LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { compareReleases } from '../input/side-set.ts';
import { comparePair } from '../outline/compare-pair.ts';
import { changedLooks } from './changed-looks.ts';
import { findChromium } from './find-chromium.ts';
import { takePictures } from './pictures.ts';

const kit = makeKit();
const STYLES = 'browser/blocks.css';

/** A release of mf-press with these styles for its block. */
function pressWith(css: string): FixtureRelease {
  const { manifest, files } = makeRemote('mf-press', { stylesheets: [STYLES] });
  const { version: _, files: __, ...parts } = manifest;
  return makeRelease({ ...parts, files: { ...files, [STYLES]: css } });
}

const teal = pressWith('@layer block{.news{color:teal;font-size:40px}}');
const wide = pressWith('@layer block{.news{color:teal;font-size:40px}@media(width>600px){.news{color:red}}}');

function sideOf(before: FixtureRelease, after: FixtureRelease) {
  const side = compareReleases([kit.manifest, before.manifest], [kit.manifest, after.manifest]);
  if (!side) throw new Error('the sets have a kit');
  return side;
}

function pairOf(id: string, before: string, after = before): RenderedPair {
  const [type, shape, key] = ['press', id, id];
  const block: LiveBlock = { key, shape, id, type, content: {}, page: {}, pages: ['/'], pageCount: 1 };
  return { block, before: { kind: 'rendered', html: before }, after: { kind: 'rendered', html: after } };
}

function looksOf(pairs: readonly RenderedPair[], side: ReturnType<typeof sideOf>) {
  return changedLooks(pairs, pairs.map(comparePair), side);
}

describe('changedLooks', () => {
  const pairs = [
    pairOf('same', '<p>Neues</p>'),
    pairOf('class', '<p class="a">Neues</p>', '<p class="b">Neues</p>'),
    pairOf('other-class', '<p class="a">Altes</p>', '<p class="b">Altes</p>'),
    pairOf('heading', '<h2>Neues</h2>', '<h3>Neues</h3>'),
  ];

  it('has one block for each distinct change, what visitors notice first', () => {
    const looks = looksOf(pairs, sideOf(teal, teal));
    expect(looks.map(({ after }) => /<div[^>]*>(.*)<\/div>/.exec(after)?.[1])).toEqual([
      '<h3>Neues</h3>',
      '<p class="b">Neues</p>',
    ]);
  });

  it('has one block of each type whose styles change, with the styles of its set', () => {
    const looks = looksOf(pairs.slice(0, 1), sideOf(teal, wide));
    expect(looks).toHaveLength(1);
    const styleOf = ({ manifest }: FixtureRelease) =>
      `href="/assets/mf-press/${manifest.version}/blocks.css"`;
    expect(looks[0]?.before).toContain(styleOf(teal));
    expect(looks[0]?.after).toContain(styleOf(wide));
    expect(looksOf(pairs.slice(0, 1), sideOf(teal, teal))).toEqual([]);
  });
});

describe('findChromium', () => {
  it('takes the setting, and finds nothing where it is off', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(findChromium({ CHROMIUM_PATH: 'off' })).toBeUndefined();
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/CHROMIUM_PATH/);
  });
});

test('says that looks were not compared without a Chromium, if something may look different', () => {
  const side = sideOf(teal, wide);
  const options = {
    chromium: undefined,
    store: { directoryOf: () => Promise.reject(new Error('it is not asked')) },
    processes: {},
  };
  expect(takePictures(looksOf([pairOf('a', '<p>Neues</p>')], side), side, options).unchecked()).toEqual([
    'Looks of 1 change were not compared: there is no Chromium (CHROMIUM_PATH).',
  ]);
  expect(takePictures([], side, options).unchecked()).toEqual([]);
});

describe('pictures of a real browser @full', () => {
  const chromium = findChromium({});
  let directory: string;
  const releases = [kit, teal, wide];
  const store = {
    directoryOf: async (release: Pick<ReleaseManifest, 'name' | 'version'>) =>
      join(directory, releaseLabel(release)),
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pictures-test-'));
    for (const { manifest, files } of releases) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(directory, releaseLabel(manifest), path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    }
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** Waits until no further profile is left. */
  async function expectNoProfileBut(known: readonly string[]): Promise<void> {
    const isLeft = (name: string) => name.startsWith('gate-pictures-') && !known.includes(name);
    for (let tries = 0; tries < 50 && (await readdir('/tmp')).some(isLeft); tries += 1) await delay(200);
    expect((await readdir('/tmp')).filter(isLeft)).toEqual([]);
  }
  const processesWith = (text: string) =>
    execFileSync('ps', ['-eo', 'stat=,args='])
      .toString()
      .split('\n')
      .filter((line) => !line.startsWith('Z') && line.includes(text));

  let known: string[];
  beforeEach(async () => {
    known = await readdir('/tmp');
  });
  afterEach(() => expectNoProfileBut(known));

  it('shows a changed style at the width at which it shows, and what does not differ', async () => {
    const side = sideOf(teal, wide);
    const pairs = [pairOf('style', '<p class="news">Neues</p>')];
    const pictures = takePictures(looksOf(pairs, side), side, {
      chromium,
      store,
      processes: { execArgv: FROM_SOURCE },
    });
    await pictures.done;
    expect(pictures.unchecked()).toEqual([]);
    expect(pictures.pairs).toEqual([
      { block: 'press', width: 390, changed: 0, before: '1-390-before.png', after: '1-390-before.png' },
      {
        block: 'press',
        width: 1280,
        changed: expect.any(Number),
        before: '1-1280-before.png',
        after: '1-1280-after.png',
      },
    ]);
    expect(pictures.pairs[1]?.changed).toBeGreaterThan(0);
    expect([...pictures.files.keys()]).toEqual(['1-390-before.png', '1-1280-before.png', '1-1280-after.png']);
  });

  it('marks pictures that are taken after the decision, and says that they follow', async () => {
    const side = sideOf(teal, wide);
    const looks = looksOf([pairOf('style', '<p class="news">Neues</p>')], side);
    const pictures = takePictures(looks, side, {
      chromium,
      store,
      processes: { execArgv: FROM_SOURCE },
    });
    pictures.decide();
    expect(pictures.unchecked()).toEqual([
      'Looks of 1 change were not compared in time: their pictures follow in the report.',
    ]);
    await pictures.done;
    expect(pictures.pairs.map(({ width, late }) => [width, late])).toEqual([
      [390, true],
      [1280, true],
    ]);
    expect(pictures.unchecked()).toEqual([]);
  });

  it('runs no script, and asks no server', async () => {
    const side = sideOf(teal, wide);
    const evil = `<p class="news">Neues</p><script>document.body.remove()</script><img src="http://127.0.0.1:1/a.png">
      <iframe src="file:///etc/passwd"></iframe><link rel="stylesheet" href="file:///etc/passwd"><meta http-equiv="refresh" content="0;url=http://127.0.0.1:1/">`;
    const pairs = [pairOf('evil', evil, `${evil}<script>document.body.append('Hallo')</script>`)];
    const pictures = takePictures(looksOf(pairs, sideOf(teal, teal)), side, {
      chromium,
      store,
      processes: { execArgv: FROM_SOURCE },
    });
    await pictures.done;
    expect(pictures.pairs.map(({ changed }) => changed)).toEqual([0, 0]);
  });

  it('kills a browser that hangs, and leaves no process and no profile', async () => {
    const hanging = join(directory, 'hanging-browser');
    await writeFile(hanging, '#!/bin/sh\nsleep 1000.125 &\nsleep 1000.125\n');
    await chmod(hanging, 0o755);
    const side = sideOf(teal, wide);
    const looks = looksOf([pairOf('style', '<p class="news">Neues</p>')], side);
    const pictures = takePictures(looks, side, {
      ...{ chromium: hanging, store, processes: { execArgv: FROM_SOURCE }, stepMs: 4_000 },
    });
    await pictures.done;
    expect(pictures.unchecked()).toEqual([
      'Looks of 1 change were not compared: the browser did not answer within 4 s.',
    ]);
    await expectNoProfileBut(known);
    expect(processesWith('sleep 1000.125')).toEqual([]);
  });

  it('gives up if the browser ends', async () => {
    const side = sideOf(teal, wide);
    const looks = looksOf([pairOf('style', '<p class="news">Neues</p>')], side);
    const options = { chromium: '/bin/false', store, processes: { execArgv: FROM_SOURCE } };
    const pictures = takePictures(looks, side, options);
    await pictures.done;
    expect(pictures.unchecked()[0]).toMatch(/were not compared: the browser (has )?ended\.$/);
  });
});
