import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { EXAMPLE_PICTURES } from '../../examples/pictures.ts';
import type { CardCarouselContent } from './content.ts';

const heading = 'Unsere Quartiere';
const cards: CardCarouselContent['cards'] = EXAMPLE_PICTURES.map((picture, index) => ({
  title:
    ['Uferstraße', 'Kastanienhof', 'Lindenallee', 'Mühlenweg', 'Birkenring', 'Gartenstraße'][index] ?? '',
  kicker: ['Hafen', 'Neustadt', 'Neustadt', 'Altstadt', 'Westend', 'Südvorstadt'][index] ?? '',
  text: 'Kurze Wege, ruhige Höfe und eine Straßenbahn vor der Tür. '.repeat(1 + (index % 3)).trim(),
  picture,
  path: '/immobilien/projekte',
}));

export default [
  { name: 'sechs', content: { heading, intro: 'Wo unsere Häuser stehen.', cards } },
  {
    name: 'ohne Bilder und Links',
    content: { heading, cards: cards.map(({ title, text }) => ({ title, text })) },
  },
  { name: 'nur eine', content: { heading, cards: cards.slice(0, 1) } },
  { name: 'zwei', content: { heading, cards: cards.slice(0, 2) } },
  { name: 'leer', content: { heading, cards: [] } },
  { name: 'viele', content: { heading, cards: [...cards, ...cards, ...cards, ...cards] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      intro: LONG_WORD,
      cards: [
        { title: LONG_WORD, kicker: LONG_WORD.slice(0, 100), text: LONG_WORD, path: '/' },
        ...cards.slice(1, 5),
      ],
    },
  },
] satisfies BlockExample<CardCarouselContent>[];
