import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import type { AnalyticsOptOutContent } from './content.ts';

export default [
  {
    name: 'mit Überschrift',
    content: {
      heading: 'Statistik',
      html: '<p>Wir zählen Besuche, wenn Sie zustimmen.</p>',
      label: 'Nicht mehr zählen',
      countedText: 'Ihre Besuche werden gezählt.',
      deniedText: 'Ihre Besuche werden nicht gezählt.',
    },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: { html: '', label: LONG_WORD, countedText: LONG_WORD, deniedText: LONG_WORD },
  },
] satisfies BlockExample<AnalyticsOptOutContent>[];
