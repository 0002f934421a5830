import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { SubscriptionManagerContent } from './content.ts';

const content: SubscriptionManagerContent = {
  heading: 'Abos verwalten',
  level: 1,
  text: 'Hier sehen Sie alle Abos Ihrer E-Mail-Adresse.',
  button: 'Abos anzeigen',
  outcomes: {
    beendet: { kind: 'success', title: 'Sie haben keine Abos mehr.', text: 'Ihre Angaben sind gelöscht.' },
    abgelaufen: { kind: 'warning', title: 'Der Link ist abgelaufen.', text: 'Nehmen Sie einen neueren.' },
    ungueltig: { kind: 'error', title: 'Der Link ist ungültig.', text: 'Ist er vollständig?' },
  },
  link: { label: 'Zu den Ausschreibungen', path: '/ausschreibungen' },
};
const long = 'Leistungsverzeichnis'.repeat(10).slice(0, 200);

export default [
  { name: 'Knopf', content },
  {
    name: 'drei Abos',
    content: {
      ...content,
      answer: {
        address: 'e…@bau.example',
        subscriptions: [
          { field: 'abo-1', scope: ['Ausschreibung SW-B-417: Dachabdichtung'], frequency: 'instant' },
          {
            field: 'abo-2',
            scope: ['alle Ausschreibungen im Gewerk Dach', 'alle Ausschreibungen im Gewerk Maler'],
            frequency: 'daily',
          },
          { field: 'abo-3', scope: ['alle Ausschreibungen mit Frist bis 24.12.2026'], frequency: 'weekly' },
        ],
        isSaved: false,
      },
    },
  },
  {
    name: 'gespeichert, ein Abo',
    content: {
      ...content,
      answer: {
        address: 'e…@bau.example',
        subscriptions: [{ field: 'abo-1', scope: ['Ausschreibung SW-B-417'], frequency: 'daily' }],
        isSaved: true,
      },
    },
  },
  ...Object.keys(content.outcomes).map((outcome) => ({ name: outcome, content: { ...content, outcome } })),
  {
    name: 'Wort von 200 Zeichen',
    content: {
      ...content,
      heading: long,
      answer: {
        address: `e…@${long}`,
        subscriptions: [{ field: 'abo-1', scope: [long], frequency: 'weekly' }],
        isSaved: false,
      },
    },
  },
] satisfies BlockExample<SubscriptionManagerContent>[];
