import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import type { CallToActionContent } from './content.ts';

export default [
  {
    name: 'zwei Wege',
    content: {
      heading: 'Etwas ist kaputt?',
      text: 'Melden Sie den Schaden, wir schicken jemanden.',
      links: [
        { label: 'Schaden melden', path: '/service' },
        { label: 'Alle Telefonnummern', path: '/kontakt' },
      ],
    },
  },
  {
    name: 'nur das Nötigste',
    content: { heading: 'Vormerken', links: [{ label: 'Zum Kontakt', path: '/kontakt' }] },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: { heading: LONG_WORD, level: 3, text: LONG_WORD, links: [{ label: LONG_WORD, path: '/' }] },
  },
] satisfies BlockExample<CallToActionContent>[];
