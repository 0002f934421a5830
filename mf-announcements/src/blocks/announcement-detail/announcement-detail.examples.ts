import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { email, longAnnouncement, record } from '../../announcements/announcement.examples.ts';
import type { AnnouncementDetailContent } from './content.ts';

const page = { path: '/ausschreibungen/dachabdichtung-gartenstrasse' };
const back = { label: 'Alle Ausschreibungen', path: '/ausschreibungen' };
const { lots: _, questions: __, log: ___, ...plain } = record;
const { path: ____, ...long } = longAnnouncement;

export default [
  {
    name: 'laufend, mit allem',
    content: {
      email,
      back,
      record,
      changes: [
        {
          at: '2026-11-16T14:05',
          kind: 'changed',
          sentences: ['Die Angebotsfrist endet jetzt am Mi., 25. November 2026, 10:00 Uhr.'],
        },
      ],
      today: '2026-11-20',
    },
    page,
  },
  {
    name: 'vergeben',
    content: { email, back, record: { ...record, awarded: true }, changes: [], today: '2026-12-20' },
    page,
  },
  {
    name: 'in Prüfung',
    content: { email, back, record, changes: [], today: '2026-12-20' },
    page,
  },
  {
    name: 'aufgehoben',
    content: { email, back, record: { ...record, cancelled: true }, changes: [], today: '2026-12-20' },
    page,
  },
  {
    name: 'neu veröffentlicht, ohne Lose und Fragen',
    content: {
      email,
      record: { ...plain, documents: [] },
      changes: [{ at: '2026-11-20T09:00', kind: 'published', sentences: ['Gewerke: Dach'] }],
      today: '2026-11-26',
    },
    page,
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      email,
      record: {
        ...record,
        ...long,
        text: 'Leistungsbeschreibung'.repeat(10).slice(0, 200),
        reviewBody: 'Nachprüfungsstelle'.repeat(12).slice(0, 200),
      },
      changes: [],
      today: '2026-01-01',
    },
    page,
  },
] satisfies BlockExample<AnnouncementDetailContent, 'path'>[];
