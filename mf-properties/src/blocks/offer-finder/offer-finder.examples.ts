import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { examplePicture as picture } from '../../offers/offer.examples.ts';
import type { OfferFinderContent } from './content.ts';

const LONG_WORD = 'Wohnungsbaugenossenschaft'.repeat(8);

const finder: OfferFinderContent = {
  heading: 'Wohnung finden',
  action: '/immobilien/angebote',
  queryPrefix: 'tx_dmshoffers_offerslist',
  filter: { district: '', rentbis: '', roomsvon: '' },
  options: {
    district: [
      { value: 'Altstadt', hits: 1 },
      { value: 'Hafen', hits: 3 },
    ],
  },
  total: 24,
};

export default [
  { name: 'nur das Formular', content: finder },
  {
    name: 'am Anfang der Seite',
    content: {
      ...finder,
      level: 1,
      hero: {
        heading: 'Wohnraum, der zur Stadt gehört',
        text: 'Rund 9.400 Wohnungen in sieben Bezirken.',
        picture,
      },
    },
  },
  {
    name: 'langes Wort',
    content: {
      ...finder,
      ...{ heading: LONG_WORD, level: 1, hero: { heading: LONG_WORD, text: LONG_WORD, picture } },
    },
  },
  { name: 'mehrere Bezirke', content: { ...finder, filter: { ...finder.filter, district: [] } } },
  { name: 'nichts frei', content: { ...finder, total: 0 } },
] satisfies BlockExample<OfferFinderContent>[];
