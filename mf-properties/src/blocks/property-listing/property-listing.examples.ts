import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { GalleryPicture } from '../../gallery/gallery-picture.ts';
import type { PropertyListingContent } from './content.ts';

const ALTS = ['Klinkerhäuser am Wasser', 'Die Häuser am Abend', 'Gerüst und Kräne', 'Klinker von nah'];
const IDS = ['uferstrasse-tag', 'uferstrasse-abend', 'uferstrasse-baustelle', 'material-klinker'];

const gallery: GalleryPicture[] = IDS.map((id, index) => ({
  picture: {
    id,
    // The hash is a placeholder: the development page loads the picture's current version.
    src: `/media/${id}.00000000`,
    width: 2400,
    height: 1600,
    widths: [320, 480, 640, 960, 1280, 1600, 2400],
    alt: ALTS[index] ?? '',
    credit: '© Stadtraum Wohnen / Mara Lindqvist',
    colour: '#b8c8d0',
  },
  caption: `Bild ${index + 1} von der Uferstraße`,
}));

const record: PropertyListingContent['record'] = {
  title: 'Uferstraße',
  kind: 'Neubau',
  district: 'Hafen',
  address: 'Uferstraße 40–58, 09995\u00a0Elsenau',
  text: 'Zwei bis fünf Zimmer am Hafenbecken, alle schwellenfrei. 84 Wohnungen sind für Haushalte mit Wohnberechtigungsschein.',
  gallery,
};

const word = 'Mehrgenerationenwohnhaus'.repeat(9).slice(0, 200);

export default [
  { name: 'vier Bilder', content: { level: 1, record } },
  { name: 'ein Bild ohne Unterschrift', content: { record: { ...record, gallery: oneWithoutCaption() } } },
  { name: 'ohne Bild', content: { record: { ...record, gallery: [] } } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      record: {
        ...record,
        ...{ title: word, kind: word.slice(0, 100), district: word.slice(0, 100), address: word, text: word },
        gallery: gallery.map((item) => ({ ...item, caption: word })),
      },
    },
  },
] satisfies BlockExample<PropertyListingContent>[];

function oneWithoutCaption(): GalleryPicture[] {
  return gallery.slice(0, 1).map(({ picture: { credit: _, ...picture } }) => ({ picture }));
}
