import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PdfFile, Picture, Video } from '@stadtraum/contracts/media';
import { captionsUrl, originalUrl, pdfUrl, pictureUrl, videoUrl } from '@stadtraum/contracts/media-address';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { makeDirectory } from '../testing/content-files.ts';
import {
  drawFine,
  drawMaster,
  type MediaFiles,
  makeMediaFiles,
  SOURCE_PROGRAM,
} from '../testing/media-files.ts';
import { MediaLibrary } from './catalogue/media-library.ts';
import { mediaRoute } from './media-route.ts';
import { MediaStore } from './media-store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_MINUTE = 'public, max-age=60';

let files: MediaFiles;
let server: FastifyInstance;
let store: MediaStore;
let cacheDirectory: string;
let hof: Picture;
let umzug: Video;
let lageplan: PdfFile;
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(async () => {
  files = await makeMediaFiles();
  cacheDirectory = makeDirectory('renditions');
  const library = new MediaLibrary(files.directory);
  const { pictures, videos, documents } = (await library.read()).catalogue;
  hof = pictures.get('hof')?.picture as Picture;
  umzug = videos.get('umzug')?.video as Video;
  lageplan = documents.get('lageplan')?.document as PdfFile;
  server = Fastify();
  store = await MediaStore.open({
    library,
    cacheDirectory,
    cacheBytes: 10_000_000,
    program: SOURCE_PROGRAM,
    log: server.log,
  });
  mediaRoute(server, store);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  get = (address, headers = {}, method = 'GET') => fetch(`${url}${address}`, { headers, method });
});
afterAll(async () => {
  store.close();
  await server.close();
});

async function waitForExactFile(address: string): Promise<Response> {
  // Rendering has the lowest priority and is slow on a busy machine.
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const response = await get(address);
    if (response.headers.get('cache-control') === IMMUTABLE) return response;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${address} is not rendered`);
}

describe('a picture', () => {
  it('is rendered in the fast format while a visitor waits, and is immutable afterwards', async () => {
    const response = await waitForExactFile(pictureUrl(hof, 320, 'jpg'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { format, width } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width]).toEqual(['jpeg', 320]);
  });

  it.each(['avif', 'webp'] as const)(
    'is sent in another format, cached for a minute, until it is rendered in %s',
    async (format) => {
      const address = pictureUrl(hof, 480, format);
      const first = await get(address);
      expect(first.headers.get('content-type')).toMatch(/^image\/(jpeg|webp)$/);
      expect(first.headers.get('cache-control')).toBe(ONE_MINUTE);
      const response = await waitForExactFile(address);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(480);
    },
  );

  it('falls back to the master when rendering fails', async () => {
    files.write('pictures/kaputt.jpg', 'no picture at all');
    files.catalogue.pictures.push({
      ...files.catalogue.pictures[0],
      id: 'kaputt',
      file: 'pictures/kaputt.jpg',
    } as never);
    files.writeCatalogue();
    const library = new MediaLibrary(files.directory);
    const broken = (await library.read()).catalogue.pictures.get('kaputt')?.picture as Picture;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
    const response = await get(pictureUrl(broken, 320, 'avif'));
    clock.mockRestore();
    expect(response.headers.get('cache-control')).toBe(ONE_MINUTE);
    expect(await response.text()).toBe('no picture at all');
  });

  it('is rendered again if its file has disappeared from the cache', async () => {
    const address = pictureUrl(hof, 680, 'jpg');
    await (await get(address)).arrayBuffer();
    rmSync(path.join(cacheDirectory, `hof.${hof.src.slice(-8)}.680.jpg`));
    const response = await get(address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, IMMUTABLE]);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(680);
  });

  it('is sent immediately even if the cache has been emptied', async () => {
    for (const format of ['avif', 'webp', 'jpg'] as const)
      await waitForExactFile(pictureUrl(hof, 320, format));
    for (const file of readdirSync(cacheDirectory)) rmSync(path.join(cacheDirectory, file));
    const response = await get(pictureUrl(hof, 320, 'avif'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await response.arrayBuffer();
  });

  it('is sent in its current version, cached for a minute, if the address is outdated', async () => {
    const response = await get('/media/hof.00000000/320.jpg');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, ONE_MINUTE]);
  });

  it('[VI2] is sent without loss as WebP if its master is a PNG file: as the master until it is rendered', async () => {
    const drawing = await drawFine(640, 480);
    files.write('pictures/plan.png', await drawing.clone().png().toBuffer());
    files.catalogue.pictures.push({
      ...files.catalogue.pictures[0],
      ...{ id: 'plan', file: 'pictures/plan.png', width: 640, height: 480 },
    } as never);
    files.writeCatalogue();
    const library = new MediaLibrary(files.directory);
    const plan = (await library.read()).catalogue.pictures.get('plan')?.picture as Picture;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const address = pictureUrl(plan, 480, 'webp');
    const first = await get(address);
    clock.mockRestore();
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toBe(ONE_MINUTE);
    await first.arrayBuffer();
    const scaled = await drawing.clone().png().toBuffer();
    const expected = await sharp(scaled).resize({ width: 480 }).raw().toBuffer();
    const rendered = await sharp(await (await waitForExactFile(address)).arrayBuffer())
      .raw()
      .toBuffer();
    expect(rendered.equals(expected)).toBe(true);
  });

  it('can be downloaded unchanged', async () => {
    const response = await get(originalUrl(hof));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="hof.jpg"');
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await drawMaster(1000, 500, '#8fb4d8'));
  });
});

describe('a video', () => {
  it.each([
    ['video/mp4', () => videoUrl(umzug, 'mp4')],
    ['video/webm', () => videoUrl(umzug, 'webm')],
    ['text/vtt; charset=utf-8', () => captionsUrl(umzug)],
  ])('is sent with the type %s', async (type, address) => {
    const response = await get(address());
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      type,
      IMMUTABLE,
    ]);
    await response.arrayBuffer();
  });

  it('supports ranges', async () => {
    const part = await get(videoUrl(umzug, 'mp4'), { range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-5/10',
      '2345',
    ]);
    const beyond = await get(videoUrl(umzug, 'mp4'), { range: 'bytes=50-' });
    expect([beyond.status, beyond.headers.get('content-range'), beyond.headers.get('cache-control')]).toEqual(
      [416, 'bytes */10', 'no-store'],
    );
  });
});

describe('a document', () => {
  it('is an immutable download, or the current version if the address is outdated', async () => {
    const response = await get(pdfUrl(lageplan));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="lageplan.pdf"');
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
    expect(await response.text()).toBe('%PDF-1.7');
    const outdated = await get('/media/lageplan.00000000/document.pdf');
    expect([outdated.status, outdated.headers.get('cache-control')]).toEqual([200, ONE_MINUTE]);
    await outdated.arrayBuffer();
    expect((await get('/media/hof.00000000/document.pdf')).status).toBe(404);
  });
});

describe('the media route', () => {
  it('responds to HEAD and conditional requests without a body', async () => {
    const head = await get(originalUrl(hof), {}, 'HEAD');
    expect([head.status, Number(head.headers.get('content-length')) > 1000, await head.text()]).toEqual([
      200,
      true,
      '',
    ]);
    const etag = head.headers.get('etag') ?? '';
    // Without this Cache-Control, `fetch` adds `no-cache`, which requests the whole file.
    const conditional = await get(originalUrl(hof), { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect([conditional.status, await conditional.text()]).toEqual([304, '']);
  });

  it.each([
    '/media/nix.00000000/320.jpg',
    '/media/hof.00000000/321.jpg',
    '/media/hof.00000000/1280.jpg',
    '/media/hof.00000000/video.mp4',
    '/media/umzug.00000000/320.jpg',
    '/media/hof.00000000/320.png',
    '/media/../package.json',
    '/media/%2e%2e/package.json',
    '/media/hof.00000000/..%2f..%2fcatalogue.json',
    '/media/pictures/hof.jpg',
    '/media/catalogue.json',
    '/media/',
  ])('returns an uncacheable 404 for %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    if (address.startsWith('/media/hof')) expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
