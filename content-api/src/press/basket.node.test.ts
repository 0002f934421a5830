import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import yauzl from 'yauzl';
import type { MediaLibrary } from '../media/catalogue/media-library.ts';
import { anyDatabase } from '../testing/both-databases.ts';
import { makeContentFiles, makeDirectory } from '../testing/content-files.ts';
import { makeMediaFiles } from '../testing/media-files.ts';
import { type RunningApi, startContentApi } from '../testing/processes.ts';
import { readBasketRequest } from './basket-request.ts';
import { archivePictures } from './picture-archive.ts';
import { picturesInBasket } from './pictures-in-basket.ts';
import type { PressAsset } from './read-assets.ts';

const BACK = '/bestand/haeuser';

function asset(uid: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{ uid, title: `Bild ${uid}`, date: '2026-09-12', credit: '© Stadtraum Wohnen / Mara Lindqvist' },
    ...{ terms: 'honorarfrei, nur redaktionell', picture: 'hof' },
    ...changes,
  };
}

describe('the press basket', () => {
  let api: RunningApi;
  beforeAll(async () => {
    const [files, media] = [makeContentFiles(), await makeMediaFiles()];
    files.write('collections/press-assets/collection.json', {
      queryPrefix: 'tx_assets',
      record: { type: 'object', properties: { withdrawn: { type: 'string', format: 'date' } } },
      filters: [],
      order: [],
      hiddenFrom: 'withdrawn',
    });
    files.write('collections/press-assets/records.json', [
      asset(187, { title: 'Richtfest:\nder „Rohbau“' }),
      asset(188, { picture: 'tor', withdrawn: '2999-01-01' }),
      asset(189, { withdrawn: '2026-01-01' }),
      asset(190, { picture: undefined }),
    ]);
    api = await startContentApi({
      ...{ CONTENT_DIRECTORY: files.directory, MEDIA_DIRECTORY: media.directory },
      ...(await anyDatabase()),
    });
  });
  afterAll(() => api.stop());

  const request = (query: string) =>
    fetch(`${api.url}/daten/presse/bilder.zip?seite=${BACK}&${query}`, { redirect: 'manual' });

  it('is a ZIP of the print files, with a caption, credit and terms of use for each', async () => {
    const response = await request('bild=188&bild=187&bild=188&bild=190&bild=189&bild=5');
    const body = Buffer.from(await response.arrayBuffer());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="stadtraum-wohnen-pressebilder.zip"',
      'content-length': String(body.length),
      'cache-control': 'no-store',
    });
    const entries = await unzip(body);
    expect([...entries.keys()]).toEqual([
      'bildunterschriften.txt',
      'stadtraum-wohnen-188-druck.jpg',
      'stadtraum-wohnen-187-druck.jpg',
    ]);
    expect(entries.get('stadtraum-wohnen-187-druck.jpg')?.subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    );
    const text = String(entries.get('bildunterschriften.txt'));
    expect(text).toContain(
      [
        'stadtraum-wohnen-187-druck.jpg',
        'Bild Nr. 187 vom 12. September 2026',
        'Bildunterschrift: Richtfest: der „Rohbau“',
        'Bildnachweis: © Stadtraum Wohnen / Mara Lindqvist',
        'Nutzung: honorarfrei, nur redaktionell',
        '',
      ].join('\r\n'),
    );
    expect(text).toContain('Nicht mehr oder nur auf Anfrage erhältlich: Nr. 190, 189, 5');
  });

  it('redirects back to its page when there is nothing to send', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `bild=${index + 1}`).join('&');
    for (const [query, refusal] of [
      ['', 'leer'],
      ['bild=', 'leer'],
      ['bild=189&bild=190', 'leer'],
      ['bild=../../etc/passwd&bild=%00', 'leer'],
      [many, 'zu-viele'],
    ]) {
      const response = await request(String(query));
      expect([query, response.status, response.headers.get('location')]).toEqual([
        ...[query, 303],
        `${BACK}?merkliste=${refusal}#merkliste`,
      ]);
    }
  });

  it('stops reading when the visitor disconnects', async () => {
    const control = new AbortController();
    const response = await fetch(`${api.url}/daten/presse/bilder.zip?bild=187`, { signal: control.signal });
    expect(response.status).toBe(200);
    control.abort();
    expect((await request('bild=187')).status).toBe(200);
  });
});

describe('a basket of pictures', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a/../b', '/ü'])(
    'does not redirect back to %s',
    (page) => {
      expect(readBasketRequest(`?seite=${encodeURIComponent(page)}`).back).toBe('/');
    },
  );

  it('contains only files in the media directory, up to a size limit', async () => {
    const directory = makeDirectory('media');
    mkdirSync(path.join(directory, 'pictures'));
    writeFileSync(path.join(directory, 'pictures/hof.jpg'), '0123456789');
    symlinkSync('/etc/passwd', path.join(directory, 'pictures/tor.jpg'));
    const pictures = new Map(
      ['hof', 'tor', 'weg'].map((id) => [id, { picture: { id }, file: `pictures/${id}.jpg`, hash: '' }]),
    );
    const library = {
      directory,
      current: async () => ({ pictures, videos: new Map(), documents: new Map() }),
    } as unknown as MediaLibrary;
    const assets = ['hof', 'tor', 'weg', 'nix'].map(
      (id, index) => ({ ...asset(index + 1), picture: { id } }) as unknown as PressAsset,
    );
    const find = (maxBytes: number) => picturesInBasket(library, [1, 2, 3, 4], assets, maxBytes);
    expect(await find(10)).toMatchObject({ files: [{ bytes: 10 }], missing: [2, 3, 4] });
    expect(await find(9)).toBe('zu-gross');
  });

  it('aborts the stream when a file is missing', async () => {
    const missing = [{ path: '/gibt/es/nicht.jpg', name: 'a.jpg', bytes: 3, date: new Date() }];
    const text = { name: 'text.txt', content: 'Text', date: new Date() };
    const { stream } = await archivePictures(text, missing);
    const [error] = (await once(stream.resume(), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ENOENT');
  });
});

/** The files in a ZIP by name, in order. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    entries.set(entry.fileName, Buffer.concat(parts));
  }
  return entries;
}
