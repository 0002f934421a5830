import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import type { ClosedFormContent } from './content.ts';

const content: ClosedFormContent = {
  heading: 'Dieses Angebot ist vergeben',
  level: 1,
  html: '<p>Die Wohnung ist inzwischen vermietet. Was wir im selben Bezirk zurzeit anbieten, sehen Sie hier.</p>',
  unsent: {
    title: 'Diese Wohnung ist seit heute vermietet',
    html: '<p>Ihre Anfrage haben wir deshalb weder gespeichert noch weitergegeben. Damit nichts verloren geht, steht hier, was Sie eingegeben haben.</p>',
  },
};

export default [
  { name: 'aufgerufen', content },
  {
    name: 'nach einer Anfrage, die zu spät kam',
    content: {
      ...content,
      answer: {
        entries: [
          { label: 'Ihr Name', value: 'Eva Öztürk' },
          { label: 'Ihre Nachricht', value: 'Guten Tag,\nwir suchen schon lange im Hafen.' },
        ],
      },
    },
  },
  {
    name: 'ohne Eingaben',
    content: { ...content, answer: { entries: [] } },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      ...content,
      heading: LONG_WORD,
      unsent: { ...content.unsent, title: LONG_WORD },
      answer: { entries: [{ label: LONG_WORD, value: LONG_WORD }] },
    },
  },
] satisfies BlockExample<ClosedFormContent>[];
