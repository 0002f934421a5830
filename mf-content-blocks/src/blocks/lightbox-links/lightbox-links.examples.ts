import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { UFERSTRASSE } from '../../examples/pictures.ts';
import { EXAMPLE_VIDEO } from '../../examples/videos.ts';
import type { LightboxLinksContent } from './content.ts';

export default [
  {
    name: 'Bild, Film und Text',
    content: {
      heading: 'Zum Ansehen',
      html: '<p>Alles öffnet sich über dieser Seite.</p>',
      links: [
        { label: 'Ansicht vom Wasser', note: 'Stand November 2026', picture: UFERSTRASSE },
        { label: 'Der Tag im Film', video: EXAMPLE_VIDEO },
        { label: 'Daten zum Bau', id: 'daten', html: '<p>126 Wohnungen, zwei Drittel gefördert.</p>' },
      ],
    },
  },
  { name: 'leer', content: { heading: 'Zum Ansehen', level: 3, links: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: { links: [{ label: LONG_WORD, note: LONG_WORD, id: 'wort', html: `<p>${LONG_WORD}</p>` }] },
  },
] satisfies BlockExample<LightboxLinksContent>[];
