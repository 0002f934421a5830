import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { announcements, email, longAnnouncement } from '../../announcements/announcement.examples.ts';
import type { AnnouncementListContent } from './content.ts';

const page = { path: '/ausschreibungen' };

const rest = {
  email,
  queryPrefix: 'tx_dmannouncements_announcementlist',
  filter: { ausfristvon: '', ausfristbis: '', gewerk: '' },
  options: {
    gewerk: [
      { value: 'Dach', hits: 1 },
      { value: 'Maler', hits: 1 },
      { value: 'Elektro', hits: 0 },
    ],
  },
  labels: { ausfristvon: 'Frist ab', ausfristbis: 'Frist bis', gewerk: 'Gewerk' },
  sort: '',
  items: announcements,
  total: announcements.length,
};

export default [
  {
    name: 'alle Zustände',
    content: {
      heading: 'Ausschreibungen',
      level: 1,
      intro:
        'Hier finden Sie die Bau-, Liefer- und Dienstleistungen, für die wir Angebote suchen. Die Unterlagen schickt Ihnen die Vergabestelle kostenfrei zu.',
      feed: '/daten/ausschreibungen.atom',
      today: '2026-11-20',
      ...rest,
    },
    page,
  },
  {
    name: 'gefiltert und sortiert, am letzten Tag',
    content: {
      heading: 'Ausschreibungen',
      feed: '/daten/ausschreibungen.atom',
      today: '2026-11-25',
      ...rest,
      filter: { ausfristvon: '01.11.2026', ausfristbis: '30.11.2026', gewerk: 'Dach' },
      sort: 'title-descending',
      items: announcements.slice(0, 1),
      total: 1,
    },
    page,
  },
  {
    name: 'nicht lesbare Angaben, mit Seiten',
    content: {
      heading: 'Ausschreibungen',
      today: '2026-11-20',
      ...rest,
      problems: [
        { name: 'ausfristvon', typed: '31.02.2026', reason: 'not-a-date' },
        { name: 'gewerk', typed: 'Nirgends', reason: 'not-an-option' },
      ],
      page: 2,
      pages: 3,
    },
    page,
  },
  {
    name: 'nichts gefunden',
    content: {
      heading: 'Ausschreibungen',
      today: '2026-11-20',
      ...rest,
      filter: { ausfristvon: '01.01.2030', ausfristbis: '', gewerk: '' },
      items: [],
      total: 0,
    },
    page,
  },
  { name: 'ohne Datum', content: { heading: 'Ausschreibungen', ...rest }, page },
  {
    name: 'leer',
    content: { heading: 'Ausschreibungen', today: '2026-11-20', ...rest, items: [], total: 0 },
    page,
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Vergabebekanntmachung'.repeat(10).slice(0, 200),
      intro: 'Leistungsbeschreibung'.repeat(10).slice(0, 200),
      today: '2026-01-01',
      ...rest,
      items: [longAnnouncement],
      total: 1,
    },
    page,
  },
] satisfies BlockExample<AnnouncementListContent, 'path'>[];
