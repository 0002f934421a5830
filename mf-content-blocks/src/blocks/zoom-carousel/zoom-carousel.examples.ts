import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { EXAMPLE_PICTURES } from '../../examples/pictures.ts';
import type { ZoomCarouselContent } from './content.ts';

const heading = 'Ansichten';
const slides: ZoomCarouselContent['slides'] = EXAMPLE_PICTURES.map((picture, index) => ({
  title: picture.alt,
  picture,
  ...(index % 2 === 0 && { path: '/immobilien/projekte' }),
}));

export default [
  { name: 'sechs', content: { heading, intro: 'Sechs Häuser, sechs Jahrzehnte.', slides } },
  { name: 'ohne Bilder', content: { heading, slides: slides.map(({ title }) => ({ title })) } },
  { name: 'nur eine', content: { heading, slides: slides.slice(0, 1) } },
  { name: 'zwei', content: { heading, slides: slides.slice(0, 2) } },
  { name: 'leer', content: { heading, slides: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: { heading: LONG_WORD, slides: [{ title: LONG_WORD, path: '/' }, ...slides] },
  },
] satisfies BlockExample<ZoomCarouselContent>[];
