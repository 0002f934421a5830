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

  it('is a deterministic JPEG of the right size, either cropped from the picture or drawn', async () => {
    const { media, hof } = await library();
    const sources = [
      { label: 'Hof', siteName: 'Haus', picture: hof },
      { label: 'Kontakt', siteName: 'Haus', picture: undefined },
      { label: 'Donaudampfschifffahrtsgesellschaft '.repeat(9), siteName: 'Haus', picture: undefined },
    ];
    const [cut, card, long] = await Promise.all(sources.map((source) => new Previews(media).get(source)));
    for (const jpeg of [cut, card, long]) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
    }
    expect(await new Previews(media).get({ label: 'Kontakt', siteName: 'Haus', picture: undefined })).toEqual(
      card,
    );
    const { channels } = await sharp(cut).stats();
    // The test picture has a single colour; the card has letters on its background.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(3);
    expect((await sharp(card).stats()).channels[0]?.stdev).toBeGreaterThan(20);
  });

  it('has an address that names the page and changes with the preview', () => {
    const source = { label: 'News', siteName: 'Haus', picture: undefined };
    const address = previewPath('/presse/news', source);
    expect(address).toMatch(/^\/daten\/vorschau\/presse\/news\.jpg\?stand=[0-9a-f]{8}$/);
    expect(previewPath('/presse/news', { ...source, label: 'Neues' })).not.toBe(address);
    expect(pageOfPreview('/daten/vorschau/presse/news.jpg')).toBe('/presse/news');
    expect(pageOfPreview(previewPath('/', source).replace(/\?.*/, ''))).toBe('/');
    for (const other of ['/daten/vorschau/../x.jpg', '/daten/vorschau/.jpg', '/daten/neuigkeiten.atom']) {
      expect(pageOfPreview(other)).toBeUndefined();
    }
  });
});
