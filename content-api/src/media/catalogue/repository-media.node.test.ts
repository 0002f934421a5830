import path from 'node:path';
import sharp from 'sharp';
import { readSettings } from '../../settings.ts';
import { MediaLibrary, type ReadCatalogue } from './media-library.ts';

const { mediaDirectory } = readSettings({});
let read: ReadCatalogue;
beforeAll(async () => {
  read = await new MediaLibrary(mediaDirectory).read();
});

describe('the media of the repository', () => {
  it('are all there', () => {
    expect(read.problems).toEqual([]);
    expect(read.catalogue.pictures.size).toBeGreaterThan(0);
  });

  it('have the dimensions that the catalogue says, and no transparency', async () => {
    for (const { file, picture } of read.catalogue.pictures.values()) {
      const { width, height, hasAlpha } = await sharp(path.join(mediaDirectory, file)).metadata();
      expect([file, width, height, hasAlpha]).toEqual([file, picture.width, picture.height, false]);
    }
  });
});
