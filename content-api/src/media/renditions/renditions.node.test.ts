import { readdirSync, readFileSync } from 'node:fs';
import { makeDirectory } from '../../testing/content-files.ts';
import { makeMediaFiles } from '../../testing/media-files.ts';
import { StandInRenderer } from '../../testing/stand-in-renderer.ts';
import type { MasterPicture } from '../catalogue/media-catalogue.ts';
import { MediaLibrary } from '../catalogue/media-library.ts';
import { BackgroundRendering } from './background-rendering.ts';
import { RenditionCache } from './rendition-cache.ts';
import { Renditions } from './renditions.ts';

let master: MasterPicture;
let foreground: StandInRenderer;
let background: StandInRenderer;
let renditions: Renditions;
let cacheDirectory: string;
const failures: string[] = [];

beforeAll(async () => {
  const { catalogue } = await new MediaLibrary((await makeMediaFiles()).directory).read();
  const found = catalogue.pictures.get('hof');
  if (!found) throw new Error('the fixture has changed');
  master = found;
});

beforeEach(async () => {
  foreground = new StandInRenderer();
  background = new StandInRenderer();
  cacheDirectory = makeDirectory('renditions');
  failures.length = 0;
  renditions = new Renditions({
    cache: await RenditionCache.open(cacheDirectory, 1_000_000),
    foreground,
    background,
    onFailure: ({ width, format }, error) => failures.push(`${width} ${format}: ${(error as Error).message}`),
  });
});

const avif = (width = 640) => ({ master, width, format: 'avif' as const });
const webp = (width = 640) => ({ master, width, format: 'webp' as const });
const jpg = (width = 640) => ({ master, width, format: 'jpg' as const });
const contentOf = (file: string | undefined) => file && readFileSync(file, 'utf8');

describe('a rendition', () => {
  it('is made once, however many ask for it at once', async () => {
    const all = Promise.all([
      renditions.render(jpg(), 'foreground'),
      renditions.render(jpg(), 'background'),
      renditions.standInFor(avif()),
    ]);
    await foreground.finish();
    const [first, second, standIn] = await all;
    expect(contentOf(first)).toBe('640 jpg');
    expect([second, standIn?.file]).toEqual([first, first]);
    expect(await renditions.render(jpg(), 'foreground')).toBe(first);
    expect([...foreground.orders, ...background.orders]).toEqual(['640 jpg']);
  });

  it('that cannot be made is told and leaves nothing behind; the next visitor has it tried again', async () => {
    const first = renditions.render(jpg(), 'foreground');
    await foreground.finish('no space left');
    expect(await first).toBeUndefined();
    expect(failures).toEqual(['640 jpg: no space left']);
    expect(readdirSync(cacheDirectory)).toEqual([]);
    const second = renditions.render(jpg(), 'foreground');
    await foreground.finish();
    expect(contentOf(await second)).toBe('640 jpg');
  });
});

describe('what stands in for a rendition', () => {
  it('is the next best format that is there', async () => {
    const making = renditions.render(webp(), 'background');
    await background.finish();
    const made = await making;
    expect(await renditions.standInFor(avif())).toEqual({ file: made, format: 'webp' });
    expect(foreground.orders).toEqual([]);
  });

  it('is the fast format, made now, when none is there; and never a format that the browser did not ask for', async () => {
    const madeBefore = renditions.render(avif(), 'background');
    await background.finish();
    await madeBefore;
    const standIn = renditions.standInFor(webp());
    await foreground.finish();
    expect((await standIn)?.format).toBe('jpg');
  });

  it('is nothing when even the fast format fails', async () => {
    const standIn = renditions.standInFor(avif());
    await foreground.finish('broken');
    expect(await standIn).toBeUndefined();
  });

  it('is nothing after two seconds, but the rendering goes on for the next visitor', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'nextTick'] });
    const standIn = renditions.standInFor(avif());
    await new Promise(setImmediate);
    jest.advanceTimersByTime(2000);
    jest.useRealTimers();
    expect(await standIn).toBeUndefined();
    const next = renditions.standInFor(avif());
    await foreground.finish();
    expect((await next)?.format).toBe('jpg');
    expect(foreground.orders).toEqual(['640 jpg']);
  });
});

describe('rendering in the background', () => {
  let isFull: boolean;
  let rendering: BackgroundRendering;
  beforeEach(() => {
    isFull = false;
    rendering = new BackgroundRendering(renditions, () => isFull);
  });

  it('makes one thing at a time, wishes before the warm-up, and nothing twice', async () => {
    const result = rendering.warmUp([avif(320), avif(640), avif(960)]);
    await background.finish();
    while (background.orders.length < 2) await new Promise(setImmediate);
    rendering.wish(webp(480));
    rendering.wish(webp(480));
    for (let each = 0; each < 3; each += 1) await background.finish();
    expect(await result).toEqual({ rendered: 3 });
    expect(background.orders).toEqual(['320 avif', '640 avif', '480 webp', '960 avif']);
    expect(await rendering.warmUp([avif(320), webp(480)])).toEqual({ rendered: 0 });
  });

  it('pushes nothing out of the cache for what nobody has asked for', async () => {
    isFull = true;
    expect(await rendering.warmUp([avif()])).toEqual({ rendered: 0, endedBy: 'full cache' });
  });

  it('gives up after five failures in a row', async () => {
    const result = rendering.warmUp([320, 480, 640, 960, 961, 962].map(avif));
    for (let each = 0; each < 5; each += 1) await background.finish('no space left');
    expect(await result).toEqual({ rendered: 0, endedBy: 'failures' });
  });

  it('ends when it is closed', async () => {
    const result = rendering.warmUp([avif(320), avif(640)]);
    await new Promise(setImmediate);
    rendering.close();
    await background.finish();
    expect(await result).toEqual({ rendered: 1, endedBy: 'close' });
  });
});
