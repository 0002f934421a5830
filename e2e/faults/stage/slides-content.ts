import type { Block } from './block.ts';

const PICTURES = ['altstadt-tag', 'altstadt-abend', 'hof-winter', 'muehlenweg-hof', 'uferstrasse-tag'];
const LONG_WORD = 'Quartiersentwicklungsgesellschaft'.repeat(7).slice(0, 200);

/** Content for blocks with slides, by block type. */
const TYPES: Record<string, (heading: string) => Record<string, unknown>> = {
  'teaser-slider': (heading) => ({ heading, text: 'Ein Text.', pictures: PICTURES }),
  slideshow: (heading) => ({ heading, slides: PICTURES.map((picture) => ({ picture })) }),
  'card-carousel': (heading) => ({
    heading,
    cards: PICTURES.map((picture) => ({ title: picture, text: 'Ein Text.', picture, path: '/ziel' })),
  }),
  'zoom-carousel': (heading) => ({
    heading,
    slides: PICTURES.map((picture) => ({ title: picture, picture })),
  }),
  timeline: (heading) => ({
    heading,
    entries: PICTURES.map((picture, index) => ({
      year: String(1990 + index),
      title: picture,
      text: 'Ein Text.',
      picture,
    })),
  }),
  trainees: (heading) => ({
    heading,
    people: PICTURES.map((picture) => ({ name: picture, profession: 'Beruf', quote: 'Satz', picture })),
  }),
};

/** Thirty blocks: five of each type, alternating. Only the slideshows play automatically. */
export const THIRTY_BLOCKS: Block[] = Array.from({ length: 5 }, (_, round) =>
  Object.entries(TYPES).map(([type, contentOf]) => ({
    id: `${type}-${round}`,
    type,
    content: contentOf(`${type} ${round}`),
  })),
).flat();

/** Blocks with incomplete content: empty lists, single slides, missing pictures, overlong words. */
export const BROKEN_BLOCKS: Block[] = [
  {
    id: 'intro-eine',
    type: 'intro-slider',
    content: { heading: 'Eine', level: 1, autoplay: true, slides: [{ heading: LONG_WORD, text: LONG_WORD }] },
  },
  {
    id: 'teaser-leer',
    type: 'teaser-slider',
    content: { heading: LONG_WORD, text: LONG_WORD, pictures: [] },
  },
  {
    id: 'teaser-eins',
    type: 'teaser-slider',
    content: { heading: 'Ein Bild', text: '', pictures: ['altstadt-tag'], autoplay: true },
  },
  { id: 'schau-leer', type: 'slideshow', content: { heading: 'Leer', slides: [] } },
  {
    id: 'schau-fehlend',
    type: 'slideshow',
    content: {
      heading: 'Bilder fehlen',
      slides: PICTURES.slice(0, 2).map((picture) => ({ picture, caption: LONG_WORD })),
    },
  },
  {
    id: 'karten',
    type: 'card-carousel',
    content: {
      heading: LONG_WORD.slice(1),
      cards: [
        { title: LONG_WORD, text: LONG_WORD },
        { title: 'B', text: '' },
      ],
    },
  },
  { id: 'karten-leer', type: 'card-carousel', content: { heading: 'Leer', cards: [] } },
  { id: 'zoom', type: 'zoom-carousel', content: { heading: 'Ansicht', slides: [{ title: LONG_WORD }] } },
  {
    id: 'mauer',
    type: 'masonry-grid',
    content: { heading: 'Mauer', items: [{ title: LONG_WORD, text: LONG_WORD }, { title: 'Kurz' }] },
  },
  {
    id: 'zeit',
    type: 'timeline',
    content: {
      heading: 'Ein Jahr',
      entries: [{ year: LONG_WORD.slice(0, 40), title: LONG_WORD, text: LONG_WORD }],
    },
  },
  {
    id: 'leute',
    type: 'trainees',
    content: {
      heading: 'Leute',
      people: [
        { name: LONG_WORD, profession: LONG_WORD, quote: LONG_WORD },
        { name: 'Bo', profession: 'Beruf', quote: 'Satz' },
      ],
    },
  },
];
