import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { EXAMPLE_PICTURES } from '../../examples/pictures.ts';
import type { SlideshowContent } from './content.ts';

const heading = 'Einblicke';
const slides = EXAMPLE_PICTURES.map((picture) => ({ picture, caption: `${picture.alt}.` }));

export default [
  { name: 'mit Bildunterschriften', content: { heading, intro: 'Ein Rundgang in sechs Bildern.', slides } },
  {
    name: 'ohne Bildunterschriften',
    content: { heading, slides: slides.map(({ picture }) => ({ picture })) },
  },
  { name: 'nur ein Bild', content: { heading, slides: slides.slice(0, 1) } },
  { name: 'leer', content: { heading, slides: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      slides: slides.slice(0, 2).map(({ picture }) => ({ picture, caption: LONG_WORD })),
    },
  },
] satisfies BlockExample<SlideshowContent>[];
