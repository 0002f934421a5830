import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { EXAMPLE_PICTURES } from '../../examples/pictures.ts';
import type { TimelineContent } from './content.ts';

const heading = 'Hundert Jahre Stadtraum';
const entries: TimelineContent['entries'] = EXAMPLE_PICTURES.map((picture, index) => ({
  year: String(1924 + index * 17),
  title: picture.alt,
  text: 'Die Stadt gründet eine Gesellschaft, die Wohnungen baut. '.repeat(1 + (index % 4)).trim(),
  picture,
}));

export default [
  { name: 'sechs', content: { heading, intro: 'Von der Gründung bis heute.', entries } },
  {
    name: 'ohne Bilder',
    content: { heading, entries: entries.map(({ year, title, text }) => ({ year, title, text })) },
  },
  { name: 'nur einer', content: { heading, entries: entries.slice(0, 1) } },
  { name: 'zwei', content: { heading, entries: entries.slice(0, 2) } },
  { name: 'leer', content: { heading, entries: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      entries: [{ year: LONG_WORD.slice(0, 40), title: LONG_WORD, text: LONG_WORD }, ...entries],
    },
  },
] satisfies BlockExample<TimelineContent>[];
