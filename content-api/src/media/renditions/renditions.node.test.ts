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
  it('is rendered once for concurrent requests', async () => {
    const all = Promise.all([
      renditions.render(jpg(), 'foreground'),
      renditions.render(jpg(), 'background'),
      renditions.substituteFor(avif()),
    ]);
    await foreground.finish();
    const [first, second, substitute] = await all;
    expect(contentOf(first)).toBe('640 jpg');
    expect([second, substitute?.file]).toEqual([first, first]);
    expect(await renditions.render(jpg(), 'foreground')).toBe(first);
    expect([...foreground.jobs, ...background.jobs]).toEqual(['640 jpg']);
  });

  it('is rendered again for the next visitor after a failure, which is reported and leaves no file', async () => {
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

describe('the substitute for a rendition', () => {
  it('is the next best existing format', async () => {
    const pending = renditions.render(webp(), 'background');
    await background.finish();
    const file = await pending;
    expect(await renditions.substituteFor(avif())).toEqual({ file, format: 'webp' });
    expect(foreground.jobs).toEqual([]);
  });

  it('is the fast format, rendered immediately, if no format that the browser supports exists', async () => {
    const earlier = renditions.render(avif(), 'background');
    await background.finish();
    await earlier;
    const substitute = renditions.substituteFor(webp());
    await foreground.finish();
    expect((await substitute)?.format).toBe('jpg');
  });

  it('is undefined if rendering the fast format fails', async () => {
    const substitute = renditions.substituteFor(avif());
    await foreground.finish('broken');
    expect(await substitute).toBeUndefined();
  });

  it('is undefined after two seconds, while the render continues for the next visitor', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'nextTick'] });
    const substitute = renditions.substituteFor(avif());
    await new Promise(setImmediate);
    jest.advanceTimersByTime(2000);
    jest.useRealTimers();
    expect(await substitute).toBeUndefined();
    const next = renditions.substituteFor(avif());
    await foreground.finish();
    expect((await next)?.format).toBe('jpg');
    expect(foreground.jobs).toEqual(['640 jpg']);
  });
});

describe('rendering in the background', () => {
  let isFull: boolean;
  let rendering: BackgroundRendering;
  beforeEach(() => {
    isFull = false;
    rendering = new BackgroundRendering(renditions, () => isFull);
  });

  it('renders one rendition at a time, handles requests before the warm-up, and renders nothing twice', async () => {
    const result = rendering.warmUp([avif(320), avif(640), avif(960)]);
    await background.finish();
    while (background.jobs.length < 2) await new Promise(setImmediate);
    rendering.request(webp(480));
    rendering.request(webp(480));
    for (let count = 0; count < 3; count += 1) await background.finish();
    expect(await result).toEqual({ rendered: 3 });
    expect(background.jobs).toEqual(['320 avif', '640 avif', '480 webp', '960 avif']);
    expect(await rendering.warmUp([avif(320), webp(480)])).toEqual({ rendered: 0 });
  });

  it('does not evict anything for the warm-up', async () => {
    isFull = true;
    expect(await rendering.warmUp([avif()])).toEqual({ rendered: 0, endedBy: 'full cache' });
  });

  it('stops after five consecutive failures', async () => {
    const result = rendering.warmUp([320, 480, 640, 960, 961, 962].map(avif));
    for (let count = 0; count < 5; count += 1) await background.finish('no space left');
    expect(await result).toEqual({ rendered: 0, endedBy: 'failures' });
  });

  it('stops when it is closed', async () => {
    const result = rendering.warmUp([avif(320), avif(640)]);
    await new Promise(setImmediate);
    rendering.close();
    await background.finish();
    expect(await result).toEqual({ rendered: 1, endedBy: 'close' });
  });
});
