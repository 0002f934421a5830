import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { EXAMPLE_PICTURES } from '../../examples/pictures.ts';
import type { MasonryGridContent } from './content.ts';

const heading = 'Woraus wir bauen';
const items: MasonryGridContent['items'] = EXAMPLE_PICTURES.map((picture, index) => ({
  title: picture.alt,
  text: 'Was lange hält, kostet am Ende weniger. '.repeat(1 + (index % 3)).trim(),
  picture,
  ...(index === 1 && { link: { label: 'Zum Projekt', path: '/immobilien/projekte' } }),
}));

export default [
  { name: 'sechs', content: { heading, intro: 'Materialien und Räume.', items } },
  { name: 'ohne Bilder', content: { heading, items: items.map(({ title }) => ({ title })) } },
  { name: 'nur eines', content: { heading, items: items.slice(0, 1) } },
  { name: 'leer', content: { heading, items: [] } },
  { name: 'viele', content: { heading, items: [...items, ...items, ...items] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      items: [{ title: LONG_WORD, text: LONG_WORD, link: { label: LONG_WORD, path: '/' } }, ...items],
    },
  },
] satisfies BlockExample<MasonryGridContent>[];
