import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { EXAMPLE_PICTURES } from '../../examples/pictures.ts';
import type { TeaserSliderContent } from './content.ts';

const teaser: Omit<TeaserSliderContent, 'pictures'> = {
  heading: 'Neubau an der Uferstraße',
  kicker: 'Projekte',
  text: 'Bis zum Sommer 2027 entstehen am Hafenbecken 126 Wohnungen, zwei Drittel davon gefördert.',
  link: { label: 'Zum Projekt', path: '/immobilien/projekte' },
};
const pictures = [...EXAMPLE_PICTURES];

export default [
  { name: 'mehrere Bilder', content: { ...teaser, pictures } },
  { name: 'wechselt von selbst', content: { ...teaser, pictures: pictures.slice(0, 3), autoplay: true } },
  { name: 'ein Bild', content: { ...teaser, pictures: pictures.slice(0, 1), autoplay: true } },
  { name: 'kein Bild', content: { ...teaser, pictures: [] } },
  { name: 'viele', content: { ...teaser, pictures: [...pictures, ...pictures, ...pictures] } },
  {
    name: 'Wort von 200 Zeichen',
    content: { heading: LONG_WORD, level: 3, text: LONG_WORD, pictures: pictures.slice(0, 2) },
  },
] satisfies BlockExample<TeaserSliderContent>[];
