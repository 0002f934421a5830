import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { TOUR_TRANSCRIPT } from '../../examples/transcripts.ts';
import type { TranscriptsContent } from './content.ts';

export default [
  {
    name: 'zwei Aufnahmen',
    content: {
      heading: 'Mitschriften',
      html: '<p>Die Aufnahmen selbst schickt Ihnen die Pressestelle.</p>',
      records: [
        { title: 'Rundgang', about: '12. September 2026, 6 Minuten', transcript: TOUR_TRANSCRIPT },
        { title: 'Richtfest', transcript: { ...TOUR_TRANSCRIPT, uid: 313, hiddenLabel: 'Rede lesen' } },
      ],
    },
  },
  { name: 'leer', content: { heading: 'Mitschriften', level: 3, records: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      records: [
        {
          title: LONG_WORD,
          about: LONG_WORD,
          transcript: { uid: 1, hiddenLabel: LONG_WORD, shownLabel: LONG_WORD, html: `<p>${LONG_WORD}</p>` },
        },
      ],
    },
  },
] satisfies BlockExample<TranscriptsContent>[];
