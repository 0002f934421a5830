import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { LocationMapContent, MapLocation, PlanLine } from './block.ts';

const items: MapLocation[] = [
  {
    title: 'Servicebüro Mitte',
    address: 'Am Wasserturm 3, 09994\u00a0Elsenau',
    hours: ['Montag bis Donnerstag 8:30–17:00 Uhr', 'Freitag 8:30–13:00 Uhr'],
    access: 'Straßenbahn 2 und 6, Haltestelle Wasserturm; stufenloser Zugang',
    latitude: 51.1591,
    longitude: 12.9157,
  },
  {
    title: 'Servicebüro Nord',
    address: 'Kastanienallee 12, 09997\u00a0Elsenau',
    hours: ['Dienstag und Donnerstag 9:00–17:00 Uhr'],
    access: 'Bus 114, Haltestelle Kastanienallee; stufenloser Zugang über den Hof',
    latitude: 51.1771,
    longitude: 12.9214,
  },
  {
    title: 'Hausmeisterei Hafen',
    address: 'Uferstraße 12, 09995\u00a0Elsenau',
    hours: ['Montag bis Freitag 7:30–9:00 Uhr'],
    latitude: 51.1735,
    longitude: 12.9486,
  },
  {
    title: 'Hausmeisterei Südring',
    address: 'Südring 44, 09998\u00a0Elsenau',
    hours: ['Montag bis Freitag 7:30–9:00 Uhr'],
    latitude: 51.1465,
    longitude: 12.9343,
  },
];

const lines: PlanLine[] = [
  {
    kind: 'water',
    name: 'Else',
    points: [
      [51.1429, 12.8441],
      [51.1474, 12.8813],
      [51.1501, 12.9071],
      [51.1537, 12.9271],
      [51.1627, 12.94],
      [51.169, 12.9529],
      [51.1726, 12.9758],
      [51.1834, 13.0159],
    ],
  },
  {
    kind: 'street',
    points: [
      [51.2049, 12.9071],
      [51.1834, 12.9185],
      [51.1708, 12.9214],
      [51.1618, 12.9243],
      [51.1519, 12.9372],
      [51.1447, 12.9386],
      [51.1151, 12.9329],
    ],
  },
  {
    kind: 'street',
    name: 'Südring',
    points: [
      [51.1357, 12.8441],
      [51.1438, 12.8985],
      [51.1456, 12.9271],
      [51.1474, 12.9429],
      [51.1564, 12.9515],
      [51.1618, 12.9672],
      [51.1636, 13.0159],
    ],
  },
  {
    kind: 'rail',
    name: 'Bahn',
    points: [
      [51.1304, 12.8441],
      [51.1384, 12.8956],
      [51.1411, 12.9243],
      [51.1411, 12.9529],
      [51.1492, 13.0159],
    ],
  },
];

const provider = {
  name: 'OpenStreetMap',
  purpose:
    'Die Straßenkarte zeigt Wege und Haltestellen. Beim Laden erfährt die OpenStreetMap Foundation Ihre IP-Adresse und welche unserer Seiten Sie ansehen.',
  privacy: { label: 'Datenschutz bei Karten', path: '/datenschutz' },
};

export default [
  {
    name: 'eigener Lageplan',
    content: {
      heading: 'Servicebüros',
      level: 1,
      intro: 'Kommen Sie vorbei oder vereinbaren Sie einen Termin am Telefon.',
      prefix: 'standort',
      mapNumber: 1,
      items,
      lines,
    },
  },
  {
    name: 'Karte eines Anbieters',
    content: { heading: 'Servicebüros', prefix: 'standort', mapNumber: 2, items, lines, provider },
  },
  {
    name: 'ein Standort, ausgewählt',
    content: {
      heading: 'Hausmeisterei',
      prefix: 'standort',
      mapNumber: 3,
      items: items.slice(2, 3).map((item) => ({ ...item, active: true })),
      lines,
    },
  },
  { name: 'leer', content: { heading: 'Standorte', prefix: 'standort', mapNumber: 4, items: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Nachbarschaftstreffpunkte'.repeat(8).slice(0, 200),
      intro: 'Öffnungszeitenübersicht'.repeat(9).slice(0, 200),
      prefix: 'standort',
      mapNumber: 5,
      items: [
        {
          title: 'Hausmeisterstützpunkt'.repeat(10).slice(0, 200),
          address: 'Wasserturmpromenade'.repeat(11).slice(0, 200),
          hours: ['Donnerstagnachmittags'.repeat(10).slice(0, 200)],
          access: 'Straßenbahnhaltestelle'.repeat(14).slice(0, 300),
          latitude: -51.1,
          longitude: -12.9,
        },
      ],
      provider: {
        name: 'Kartenanbieter'.repeat(8).slice(0, 100),
        purpose: 'Kartendarstellung'.repeat(12).slice(0, 200),
        privacy: { label: 'Datenschutzhinweise'.repeat(6).slice(0, 100), path: 'https://karten.example/' },
      },
    },
  },
] satisfies BlockExample<LocationMapContent>[];
