import { getEventListeners } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { LANGUAGE_OPTIONS } from '@stadtraum/guarded-process/language/lock-language';
import { descendantsOf } from '../../testing/descendants.ts';
import { type FixtureRelease, makeKit, makeRemote } from '../../testing/fixture-releases.ts';
import { FROM_SOURCE } from '../../testing/running-registry.ts';
import type { LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { RENDER_LIMITS } from './limits.ts';
import { type CachedSet, SetRenderer } from './set-renderer.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'set-renderer-'));
});
afterAll(() => rm(directory, { recursive: true }));

// These blocks take as long as they want.
const options = {
  limits: { ...RENDER_LIMITS, blockMs: 60_000, blockCpuMs: 60_000 },
  processes: { execArgv: FROM_SOURCE },
};

/** A set of the kit and this remote, whose blocks render `content.text`. */
async function setWith(remote: FixtureRelease): Promise<CachedSet> {
  const releases = [makeKit(), remote].map(({ manifest, files }) => {
    const folder = join(directory, releaseLabel(manifest));
    return { manifest, files, directory: folder };
  });
  for (const { files, directory: folder } of releases) {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
  }
  const [kit, ...remotes] = releases;
  if (!kit) throw new Error('there is no kit');
  return {
    set: [{ kit, remotes }],
    keyOf: ({ key }) => `${releaseLabel(remote.manifest)} ${key}`,
    inputOf: ({ id, type, content, page }) => ({ id, type, content, page }),
  };
}

const blockOf = (text: string): LiveBlock => ({
  ...{ key: text, shape: text, id: text, type: 'press', content: { text }, page: {} },
  ...{ pages: ['/'], pageCount: 1 },
});

/** The renderings of both sides, by text. */
async function renderBoth(
  renderer: SetRenderer,
  sets: [CachedSet, CachedSet],
  texts: string[],
  processes = options.processes,
) {
  const pairs: RenderedPair[] = [];
  await renderer.renderBoth(...sets, texts.map(blockOf), {
    ...options,
    processes,
    isOver: () => false,
    onPair: (pair) => pairs.push(pair),
  });
  return pairs;
}

test('[GA8] rendering ahead that is interrupted in a block leaves nothing about the block behind @full', async () => {
  const renderer = new SetRenderer(1e6);
  const slow = await setWith(
    makeRemote('mf-press', {
      component: `const end = Date.now() + (content.text === 'B' ? 3000 : 0); while (Date.now() < end); return content.text`,
    }),
  );
  const end = new AbortController();
  const ahead = renderer.renderAhead(slow, ['A', 'B'].map(blockOf), {
    ...options,
    signal: end.signal,
    isOver: () => end.signal.aborted,
  });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  end.abort();
  await ahead.catch(() => undefined);
  const pairs = await renderBoth(renderer, [slow, slow], ['A', 'B']);
  expect(pairs.map(({ block, before }) => [block.key, before.kind])).toEqual([
    ['A', 'rendered'],
    ['B', 'rendered'],
  ]);
});

test('a process that has ended is no listener of its signal any more', async () => {
  const { signal } = new AbortController();
  const set = await setWith(makeRemote('mf-press'));
  await new SetRenderer(1e6).renderAhead(set, [blockOf('A')], { ...options, signal, isOver: () => false });
  await until(() => getEventListeners(signal, 'abort').length === 0);
});

test('a set that cannot be loaded ends rendering the other one', async () => {
  const renderer = new SetRenderer(1e6);
  const endless = await setWith(
    makeRemote('mf-press', { component: `while (content.text === 'B'); return content.text` }),
  );
  const broken = await setWith(makeRemote('mf-press', { evaluate: `throw new Error('broken');` }));
  await expect(renderBoth(renderer, [endless, broken], ['B'])).rejects.toMatchObject({
    code: 'RELEASE_EVALUATION_FAILED',
  });
  await until(() => !descendantsOf(process.pid).some(({ command }) => command.includes('/live-renderer.')));
});

const CHATTY = `
  console.log('log'); console.warn(typeof process, 'more'); for (let i = 0; i < 20; i += 1) console.warn('[x]'); console.error(new Error('one\\n\\ttwo'));
  console.error({ toString() { throw new Error('three'); } }, Symbol('four'));
  console.warn({ toString() { console.warn('five'); return '\\u001b[31m' + 'x'.repeat(500); } });
  return content.text`;

test.each([
  ['without', 'object', []],
  ['with', 'undefined', LANGUAGE_OPTIONS],
])('keeps what a block writes to the console, %s the language layer', async (_, typeOfProcess, more) => {
  const renderer = new SetRenderer(1e6);
  const live = await setWith(makeRemote('mf-press'));
  const chatty = await setWith(makeRemote('mf-press', { component: CHATTY }));
  const flood = `for (let i = 0; i < 1e5; i += 1) console.warn(content.text + i); return content.text`;
  const loud = await setWith(makeRemote('mf-press', { component: flood }));
  const warningsOf = async (set: CachedSet, ...texts: string[]) => {
    const processes = { execArgv: [...FROM_SOURCE, ...more] };
    const pairs = await renderBoth(renderer, [live, set], texts, processes);
    return pairs.map(({ before, after }) =>
      [before, after].map((one) => one.kind === 'rendered' && one.warnings),
    );
  };
  const written = [typeOfProcess, '[x]', 'Error: one two', 'five', ` [31m${'x'.repeat(195)}`];
  const ofBoth = [
    [undefined, written],
    [undefined, written],
  ];
  expect(await warningsOf(chatty, 'A', 'B')).toEqual(ofBoth);
  // From the cache.
  expect(await warningsOf(chatty, 'A', 'B')).toEqual(ofBoth);
  const ten = Array.from({ length: 10 }, (_, index) => `C${index}`);
  expect(await warningsOf(loud, 'C')).toEqual([[undefined, ten]]);
});

/** Waits for at most 20 s: less than the blocks' limits, more than a busy machine needs. */
async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('it did not come true in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
