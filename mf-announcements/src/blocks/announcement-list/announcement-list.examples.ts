import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { Announcement, AnnouncementListContent } from './block.ts';

const email = 'vergabe@stadtraum-wohnen.example';

const announcements: Announcement[] = [
  {
    uid: 41,
    title: 'Dachabdichtung und Dachbegrünung, Gartenstraße 14\u00a0bis\u00a028',
    number: 'SW-B-2026-041',
    rules: 'VOB/A',
    procedure: 'Öffentliche Ausschreibung',
    subjects: ['Dach', 'Garten-/Landschaftsbau'],
    place: 'Gartenstraße 14–28, 09996\u00a0Elsenau',
    period: 'März bis August 2027',
    deadline: '2026-11-25',
    deadlineTime: '10:00',
    documents: [
      { title: 'Leistungsverzeichnis', format: 'GAEB X83', bytes: 412_000 },
      { title: 'Baubeschreibung', format: 'PDF', bytes: 2_140_000 },
      { title: 'Dachaufsicht und Details', format: 'PDF', bytes: 8_760_000 },
    ],
  },
  {
    uid: 42,
    title: 'Wartung der Aufzugsanlagen, Los Nord und Los Hafen',
    number: 'SW-D-2026-017',
    rules: 'VgV',
    procedure: 'Offenes Verfahren',
    subjects: ['Aufzüge'],
    place: 'Stadtgebiet Elsenau, Bezirke Nord und Hafen',
    period: 'vier Jahre ab April 2027',
    deadline: '2026-12-16',
    deadlineTime: '23:59',
    documents: [{ title: 'Anlagenverzeichnis', format: 'XLSX', bytes: 188_000 }],
  },
  {
    uid: 38,
    title: 'Malerarbeiten in leer stehenden Wohnungen, Rahmenvertrag',
    number: 'SW-B-2026-036',
    rules: 'VOB/A',
    procedure: 'Öffentliche Ausschreibung',
    subjects: ['Maler', 'Boden'],
    place: 'Stadtgebiet Elsenau',
    period: 'zwei Jahre ab Januar 2027',
    deadline: '2026-11-06',
    deadlineTime: '12:00',
    documents: [{ title: 'Leistungsverzeichnis', format: 'GAEB X83', bytes: 96_000 }],
  },
  {
    uid: 31,
    title: 'Tragwerksplanung für die Aufstockung Birkenring',
    number: 'SW-F-2026-009',
    rules: 'UVgO',
    procedure: 'Verhandlungsvergabe mit Teilnahmewettbewerb',
    subjects: ['Planung/Dienstleistung'],
    place: 'Birkenring 1–15, 09992\u00a0Elsenau',
    period: 'ab Oktober 2026, rund 18 Monate',
    deadline: '2026-08-14',
    deadlineTime: '12:00',
    awarded: true,
    documents: [],
  },
];

const rest = { email, filter: {}, items: announcements, total: announcements.length };

export default [
  {
    name: 'alle Zustände',
    content: {
      heading: 'Ausschreibungen',
      level: 1,
      intro:
        'Hier finden Sie die Bau-, Liefer- und Dienstleistungen, für die wir Angebote suchen. Die Unterlagen schickt Ihnen die Vergabestelle kostenfrei zu.',
      today: '2026-11-20',
      ...rest,
    },
  },
  {
    name: 'letzter Tag',
    content: {
      heading: 'Ausschreibungen',
      today: '2026-11-25',
      ...rest,
      items: announcements.slice(0, 1),
      total: 1,
    },
  },
  { name: 'ohne Datum', content: { heading: 'Ausschreibungen', ...rest } },
  {
    name: 'leer',
    content: { heading: 'Ausschreibungen', today: '2026-11-20', email, filter: {}, items: [], total: 0 },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Vergabebekanntmachung'.repeat(10).slice(0, 200),
      intro: 'Leistungsbeschreibung'.repeat(10).slice(0, 200),
      today: '2026-01-01',
      email,
      filter: {},
      items: [
        {
          uid: 1,
          title: 'Wärmedämmverbundsystem'.repeat(10).slice(0, 200),
          number: 'SW-2026-'.repeat(7).slice(0, 50),
          rules: 'VOB/A',
          procedure: 'Verhandlungsverfahren'.repeat(5).slice(0, 100),
          subjects: Array.from({ length: 20 }, () => 'Garten-/Landschaftsbau'.repeat(5).slice(0, 100)),
          place: 'Wasserturmpromenade'.repeat(11).slice(0, 200),
          period: 'Ausführungszeitraum'.repeat(11).slice(0, 200),
          deadline: '2099-12-31',
          deadlineTime: '23:59',
          documents: [{ title: 'Leistungsverzeichnis'.repeat(10), format: 'GAEB X83', bytes: 1_840_000_000 }],
        },
      ],
      total: 1,
    },
  },
] satisfies BlockExample<AnnouncementListContent>[];
