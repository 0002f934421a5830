import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readSettings } from '../../settings.ts';
import { MediaLibrary, type ReadCatalogue } from './media-library.ts';

const MEGABYTE = 1_000_000;
const { mediaDirectory } = readSettings({});
const pathOf = (file: string) => path.join(mediaDirectory, file);
let read: ReadCatalogue;
beforeAll(async () => {
  read = await new MediaLibrary(mediaDirectory).read();
});

describe('the media in the repository', () => {
  it('match their catalogue', () => {
    expect(read.problems).toEqual([]);
    expect(read.catalogue.pictures.size).toBeGreaterThan(0);
  });

  it('have the dimensions in the catalogue, at most 2400 px, and no transparency', async () => {
    for (const { file, picture } of read.catalogue.pictures.values()) {
      const { width, height, hasAlpha } = await sharp(pathOf(file)).metadata();
      expect([file, width, height, hasAlpha]).toEqual([file, picture.width, picture.height, false]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
    }
  });

  it('have distinct alternative texts with 20 to 140 characters, floor plans with up to 500', () => {
    const pictures = [...read.catalogue.pictures.values()].map(({ picture }) => picture);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    const limitOf = (id: string) => (id.startsWith('grundriss-') ? 500 : 140);
    expect(pictures.filter(({ id, alt }) => alt.length < 20 || alt.length > limitOf(id))).toEqual([]);
  });

  it('take less than 40 MB for all pictures, 3 MB per video file and 2 MB per document', () => {
    const bytesOf = (file: string) => statSync(pathOf(file)).size;
    const pictures = [...read.catalogue.pictures.values()].reduce((sum, { file }) => sum + bytesOf(file), 0);
    expect(pictures).toBeLessThan(40 * MEGABYTE);
    for (const { files } of read.catalogue.videos.values())
      for (const file of [files.mp4, files.webm]) expect(bytesOf(file)).toBeLessThan(3 * MEGABYTE);
    for (const { file } of read.catalogue.documents.values())
      expect(bytesOf(file)).toBeLessThan(2 * MEGABYTE);
  });

  it('include both formats and captions for every video', () => {
    for (const { files } of read.catalogue.videos.values()) {
      expect(readFileSync(pathOf(files.mp4)).toString('latin1', 4, 8)).toBe('ftyp');
      expect(readFileSync(pathOf(files.webm)).readUInt32BE(0)).toBe(0x1a45dfa3);
      expect(readFileSync(pathOf(files.captions), 'utf8')).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
    }
  });

  it('include only tagged German PDFs that show their title', () => {
    for (const { file } of read.catalogue.documents.values()) {
      const text = readFileSync(pathOf(file)).toString('latin1');
      for (const part of [/^%PDF-1\.7/, /\/Marked true/, /\/Lang \(de-DE\)/, /\/DisplayDocTitle true/]) {
        expect([file, part.test(text)]).toEqual([file, true]);
      }
    }
  });
});
