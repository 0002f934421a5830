import { PREVIEW_SIZE } from '@stadtraum/contracts/page-meta';
import sharp from 'sharp';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import { pageOfPreview, previewPath } from '../pages/preview-address.ts';
import { previewPictureOf } from '../pages/preview-picture.ts';
import { makeMediaFiles } from '../testing/media-files.ts';
import { Previews } from './previews.ts';

const block = (content: Record<string, unknown>) => ({ id: 'a', type: 'text', content });

async function library() {
  const { directory } = await makeMediaFiles();
  const media = new MediaLibrary(directory);
  const { pictures } = await media.current();
  const picture = (id: string) => pictures.get(id)?.picture;
  return { media, hof: picture('hof'), tor: picture('tor') };
}

describe('a link preview', () => {
  it("shows the page's first landscape picture", async () => {
    const { hof, tor } = await library();
    expect(previewPictureOf([block({ picture: tor }), block({ slides: [{ picture: hof }] })])).toEqual(hof);
    expect(previewPictureOf([block({ heading: 'Ohne Bild', items: [null] })])).toBeUndefined();
  });

  const texts = { figures: [] as string[], siteName: 'Haus', picture: undefined };

  it('is a deterministic JPEG of the right size, with or without a picture', async () => {
    const { media, hof } = await library();
    const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(9);
    const sources = [
      { ...texts, label: 'Hof', picture: hof },
      { ...texts, label: 'Kontakt' },
      { ...texts, label: long, figures: [long] },
      { ...texts, label: long, figures: [long], picture: hof },
    ];
    const previews = await Promise.all(sources.map((source) => new Previews(media).get(source)));
    for (const jpeg of previews) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
    }
    expect(await new Previews(media).get({ ...texts, label: 'Kontakt' })).toEqual(previews[1]);
  });

  it('[VI12] shows name and figures below the picture, and the picture above them', async () => {
    const { media, hof } = await library();
    const source = { ...texts, label: 'Zwei Zimmer', figures: ['563,56 € warm', '58,4 m²'], picture: hof };
    const jpeg = await new Previews(media).get(source);
    const part = async (top: number, height: number) => {
      const region = { left: 0, top, width: PREVIEW_SIZE.width, height };
      const { channels } = await sharp(await sharp(jpeg).extract(region).toBuffer()).stats();
      return Math.max(...channels.map(({ stdev }) => stdev));
    };
    // The test picture has a single colour; the plate has letters.
    expect(await part(100, 250)).toBeLessThan(3);
    expect(await part(PREVIEW_SIZE.height - 150, 150)).toBeGreaterThan(20);
  });

  it('has an address that names the page and changes with the preview', () => {
    const source = { ...texts, label: 'News' };
    const address = previewPath('/presse/news', source);
    expect(address).toMatch(/^\/daten\/vorschau\/presse\/news\.jpg\?stand=[0-9a-f]{8}$/);
    expect(previewPath('/presse/news', { ...source, label: 'Neues' })).not.toBe(address);
    expect(previewPath('/presse/news', { ...source, figures: ['12.11.2026'] })).not.toBe(address);
    expect(pageOfPreview('/daten/vorschau/presse/news.jpg')).toBe('/presse/news');
    expect(pageOfPreview(previewPath('/', source).replace(/\?.*/, ''))).toBe('/');
    for (const other of ['/daten/vorschau/../x.jpg', '/daten/vorschau/.jpg', '/daten/neuigkeiten.atom']) {
      expect(pageOfPreview(other)).toBeUndefined();
    }
  });
});
