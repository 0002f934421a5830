import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { EXAMPLE_PICTURES } from '../../examples/pictures.ts';
import type { IntroSliderContent } from './content.ts';

const [evening, courtyard, street] = EXAMPLE_PICTURES;

const slides: IntroSliderContent['slides'] = [
  {
    heading: 'Wohnraum, der zur Stadt gehört',
    kicker: 'Stadtraum Wohnen',
    text: 'Rund 9.400 Wohnungen in sieben Bezirken, bezahlbar vermietet und in öffentlicher Hand.',
    picture: evening,
    link: { label: 'So finden Sie eine Wohnung', path: '/immobilien' },
  },
  { heading: 'Ein Hof für alle', text: 'Im Kastanienhof entstehen 58 Wohnungen.', picture: courtyard },
  {
    heading: 'Ausbildung 2027',
    kicker: 'Karriere',
    text: 'Neun Berufe, ein Betrieb.',
    picture: street,
    link: { label: 'Jetzt bewerben', path: '/ausbildung' },
  },
];
const head = { heading: 'Stadtraum Wohnen', level: 1 } as const;

export default [
  { name: 'drei', content: { ...head, slides } },
  { name: 'wechselt von selbst', content: { ...head, slides, autoplay: true } },
  { name: 'unter dem Anfang der Seite', content: { ...head, level: 2, slides } },
  { name: 'nur eine', content: { ...head, slides: slides.slice(0, 1), autoplay: true } },
  { name: 'leer', content: { ...head, slides: [] } },
  {
    name: 'ohne Bilder',
    content: {
      ...head,
      slides: slides.map(({ heading, text }) => ({ heading, text })),
    },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      level: 1,
      slides: [
        { heading: LONG_WORD, kicker: LONG_WORD.slice(0, 100), text: LONG_WORD },
        { heading: 'Kurz', text: 'Ein Satz.', link: { label: LONG_WORD, path: '/' } },
      ],
    },
  },
] satisfies BlockExample<IntroSliderContent>[];
