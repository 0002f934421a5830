import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from './catalogue.mjs';
import { MEDIA, masterFile, readCatalogue } from './catalogue-file.mjs';
import { createRandom } from './random.mjs';
import { VIDEOS } from './video/videos.mjs';

const catalogue = readCatalogue();
const MEGABYTE = 1_000_000;

describe('the drawings', () => {
  it.each([
    'portraet-auszubildende-malerin',
    'grundriss-2-zimmer',
    'gartenstrasse-geruest',
    'material-laerche',
    'bad-saniert',
  ])('are the same whenever they are drawn: %s', (id) => {
    const order = PICTURES.find((picture) => picture.id === id);
    expect(order?.draw(id, order.width, order.height)).toBe(order?.draw(id, order.width, order.height));
  });

  it('differ where their seeds differ', () => {
    const order = PICTURES.find(({ id }) => id === 'material-laerche');
    expect(order?.draw('a', 400, 400)).not.toBe(order?.draw('b', 400, 400));
  });

  it('take their chance from the seed alone', () => {
    const draws = () => {
      const random = createRandom('seed');
      return [random.next(), random.integer(1, 9), random.fork('part').next()];
    };
    expect(draws()).toEqual([0.9498909888789058, 1, 0.39448887412436306]);
    expect(draws()).toEqual(draws());
  });

  it('use no filters, which take seconds each', () => {
    for (const { id, draw, kind } of PICTURES.filter((picture) => picture.kind === 'portrait')) {
      expect({ kind, hasFilter: draw(id, 400, 500).includes('<filter') }).toEqual({ kind, hasFilter: false });
    }
  });
});

describe('the catalogue', () => {
  it('has every picture and every video that can be drawn, by id', () => {
    const ids = PICTURES.map(({ id }) => id).sort();
    expect(catalogue.pictures.map(({ id }) => id)).toEqual(ids);
    expect(catalogue.videos).toEqual(VIDEOS);
  });

  it('says of each picture what its master is', () => {
    for (const order of PICTURES) {
      const { file, width, height, alt, kind } = catalogue.pictures.find(({ id }) => id === order.id) ?? {};
      const { width: drawnWidth, height: drawnHeight } = order;
      expect({ file, width, height, alt, kind }).toEqual({
        file: masterFile(order),
        width: drawnWidth,
        height: drawnHeight,
        alt: order.alt,
        kind: order.kind,
      });
      expect(sizeOf(readFileSync(join(MEDIA, masterFile(order))))).toEqual([order.width, order.height]);
    }
  });

  it('describes every picture in words of its own, of at most 140 characters', () => {
    const texts = catalogue.pictures.map(({ alt }) => alt);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((alt) => alt.length < 20 || alt.length > 140)).toEqual([]);
  });

  it('has kebab-case ids, a tiny placeholder, a colour and a credit for all', () => {
    for (const { id, placeholder, colour, credit } of catalogue.pictures) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(placeholder.length).toBeLessThanOrEqual(400);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(credit).toMatch(/^Stadtraum Wohnen \/ \S/);
    }
  });

  it('keeps masters at 2400 px and all of them within 40 MB', () => {
    const bytes = catalogue.pictures.reduce((sum, { file }) => sum + statSync(join(MEDIA, file)).size, 0);
    expect(
      Math.max(...catalogue.pictures.flatMap(({ width, height }) => [width, height])),
    ).toBeLessThanOrEqual(2400);
    expect(bytes).toBeLessThan(40 * MEGABYTE);
  });

  it('has both formats, captions and a poster for every video', () => {
    for (const { mp4, webm, captions, poster } of catalogue.videos) {
      expect(readFileSync(join(MEDIA, mp4)).toString('latin1', 4, 8)).toBe('ftyp');
      expect(readFileSync(join(MEDIA, webm)).readUInt32BE(0)).toBe(0x1a45dfa3);
      for (const file of [mp4, webm]) expect(statSync(join(MEDIA, file)).size).toBeLessThan(3 * MEGABYTE);
      expect(readFileSync(join(MEDIA, captions), 'utf8')).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
      expect(catalogue.pictures.map(({ id }) => id)).toContain(poster);
    }
  });
});

/** Width and height from a PNG's or a JPEG's own header. */
function sizeOf(image: Buffer): [number, number] {
  if (image.readUInt32BE(0) === 0x89504e47) return [image.readUInt32BE(16), image.readUInt32BE(20)];
  for (let at = 2; at < image.length; at += 2 + image.readUInt16BE(at + 2)) {
    const marker = image.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2)
      return [image.readUInt16BE(at + 7), image.readUInt16BE(at + 5)];
  }
  throw new Error('The image has no frame.');
}
