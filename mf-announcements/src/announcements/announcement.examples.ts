import type { PdfFile } from '@stadtraum/contracts/media';
import type { Announcement, AnnouncementRecord } from './announcement.ts';

/** E-mail address of the Vergabestelle. */
export const email = 'vergabe@stadtraum-wohnen.example';

const base = '/ausschreibungen';

const billOfQuantities: PdfFile = {
  id: 'leistungsverzeichnis-dach',
  src: '/media/leistungsverzeichnis-dach.1f3c5a7e',
  title: 'Leistungsverzeichnis',
  format: 'PDF',
  bytes: 43_291,
  pages: 2,
};
const conditions: PdfFile = {
  id: 'bewerbungsbedingungen',
  src: '/media/bewerbungsbedingungen.0a1b2c3d',
  title: 'Bewerbungsbedingungen',
  format: 'PDF',
  bytes: 29_551,
  pages: 1,
};

/** Announcements in all states on 20 November 2026. */
export const announcements: Announcement[] = [
  {
    uid: 41,
    path: `${base}/dachabdichtung-gartenstrasse`,
    title: 'Dachabdichtung und Dachbegrünung, Gartenstraße 14\u00a0bis\u00a028',
    number: 'SW-B-2026-041',
    rules: 'VOB/A',
    procedure: 'Öffentliche Ausschreibung',
    subjects: ['Dach', 'Garten-/Landschaftsbau'],
    place: 'Gartenstraße 14–28, 09996\u00a0Elsenau',
    deadline: '2026-11-25',
    deadlineTime: '10:00',
    documents: [
      billOfQuantities,
      conditions,
      { title: 'Dachaufsicht und Details', format: 'PDF', bytes: 48_760_000 },
    ],
  },
  {
    uid: 42,
    path: `${base}/wartung-aufzuege`,
    title: 'Wartung der Aufzugsanlagen, Los Nord und Los Hafen',
    number: 'SW-D-2026-017',
    rules: 'VgV',
    procedure: 'Offenes Verfahren',
    subjects: ['Aufzüge'],
    place: 'Stadtgebiet Elsenau, Bezirke Nord und Hafen',
    deadline: '2026-12-16',
    deadlineTime: '23:59',
    documents: [{ title: 'Anlagenverzeichnis', format: 'XLSX', bytes: 188_000 }],
  },
  {
    uid: 38,
    path: `${base}/malerarbeiten-leerwohnungen`,
    title: 'Malerarbeiten in leer stehenden Wohnungen, Rahmenvertrag',
    number: 'SW-B-2026-036',
    rules: 'VOB/A',
    procedure: 'Öffentliche Ausschreibung',
    subjects: ['Maler', 'Boden'],
    place: 'Stadtgebiet Elsenau',
    deadline: '2026-11-06',
    deadlineTime: '12:00',
    documents: [{ title: 'Leistungsverzeichnis', format: 'GAEB X83', bytes: 96_000 }],
  },
  {
    uid: 31,
    path: `${base}/tragwerksplanung-birkenring`,
    title: 'Tragwerksplanung für die Aufstockung Birkenring',
    number: 'SW-F-2026-009',
    rules: 'UVgO',
    procedure: 'Verhandlungsvergabe mit Teilnahmewettbewerb',
    subjects: ['Planung/Dienstleistung'],
    place: 'Birkenring 1–15, 09992\u00a0Elsenau',
    deadline: '2026-08-14',
    deadlineTime: '12:00',
    awarded: true,
    documents: [],
  },
];

/** Texts of maximum length without break opportunities. */
export const longAnnouncement: Announcement = {
  uid: 1,
  path: `${base}/${'waermedaemmverbundsystem'.repeat(4)}`,
  title: 'Wärmedämmverbundsystem'.repeat(10).slice(0, 200),
  number: 'SW-2026-'.repeat(7).slice(0, 50),
  rules: 'VOB/A',
  procedure: 'Verhandlungsverfahren'.repeat(5).slice(0, 100),
  subjects: Array.from({ length: 20 }, (_, index) =>
    `${index}${'Garten-/Landschaftsbau'.repeat(5)}`.slice(0, 100),
  ),
  place: 'Wasserturmpromenade'.repeat(11).slice(0, 200),
  deadline: '2099-12-31',
  deadlineTime: '23:59',
  documents: [{ title: 'Leistungsverzeichnis'.repeat(10), format: 'GAEB X83', bytes: 1_840_000_000 }],
};

/** The full record of the first announcement. */
export const record: AnnouncementRecord = {
  uid: 41,
  slug: 'dachabdichtung-gartenstrasse',
  title: 'Dachabdichtung und Dachbegrünung, Gartenstraße 14\u00a0bis\u00a028',
  text: 'Abdichtung und extensive Begrünung von acht Flachdächern mit zusammen 3.180 m². Die Häuser sind bewohnt, gearbeitet wird Haus für Haus.',
  number: 'SW-B-2026-041',
  rules: 'VOB/A',
  procedure: 'Öffentliche Ausschreibung',
  published: '2026-11-02',
  cpv: [
    { code: '45261420-4', label: 'Abdichtungsarbeiten gegen Wasser' },
    { code: '45261410-1', label: 'Dachisolierungsarbeiten' },
  ],
  subjects: ['Dach', 'Garten-/Landschaftsbau'],
  place: 'Gartenstraße 14–28, 09996\u00a0Elsenau',
  period: 'März bis August 2027',
  lots: [
    { number: 1, title: 'Abdichtung und Dämmung', text: '3.180 m² mit 96 Einläufen' },
    { number: 2, title: 'Dachbegrünung' },
  ],
  deadline: '2026-11-25',
  deadlineTime: '10:00',
  bindingUntil: '2027-01-08',
  documents: [billOfQuantities, conditions],
  platform: {
    name: 'Vergabemarktplatz Elsenau',
    url: 'https://vergabe.elsenau.example/verfahren/SW-B-2026-041',
  },
  reviewBody: 'Nachprüfungsstelle für Vergaben der Stadt Elsenau, Rathausplatz 1, 09994\u00a0Elsenau',
  questions: [
    {
      date: '2026-11-12',
      question: 'Darf das Gerüst von der Gartenseite gestellt werden?',
      answer: 'Ja. Die Mietergärten davor räumen wir bis zum Beginn der Arbeiten.',
    },
    {
      date: '2026-11-16',
      question: 'Ist ein Abdichtungssystem aus Kunststoffbahnen zugelassen?',
      answer: 'Nein, Nebenangebote sind nicht zugelassen.',
    },
  ],
  log: [
    { date: '2026-11-02', text: 'Die Ausschreibung ist veröffentlicht.' },
    { date: '2026-11-12', text: 'Eine Bieterfrage ist beantwortet.' },
  ],
};
