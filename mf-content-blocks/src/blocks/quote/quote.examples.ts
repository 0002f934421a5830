import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { PORTRAIT } from '../../examples/pictures.ts';
import type { QuoteContent } from './content.ts';

export default [
  {
    name: 'mit Bild',
    content: {
      text: 'Wir bauen nicht für die Bilanz, sondern für die nächsten achtzig Jahre.',
      name: 'Katrin Vollmer',
      role: 'Sprecherin der Geschäftsführung',
      picture: PORTRAIT,
    },
  },
  { name: 'ohne Bild', content: { text: 'Im Hof kennt man sich wieder.', name: 'Werner Thoma' } },
  { name: 'Wort von 200 Zeichen', content: { text: LONG_WORD, name: LONG_WORD, role: LONG_WORD } },
] satisfies BlockExample<QuoteContent>[];
