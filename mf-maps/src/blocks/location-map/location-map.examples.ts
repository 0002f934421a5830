import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { MapEntity, MapLocation } from '../../map/locations/location.ts';
import type { LocationMapContent } from './content.ts';

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

const map: MapEntity = {
  id: 'servicebueros',
  initZoom: 13,
  initCenterLat: 51.161,
  initCenterLng: 12.925,
  iconDefault: '/karte/pin.svg',
  iconActive: '/karte/pin-aktiv.svg',
};
const prefix = 'standort';
const page = { maps: { kind: 'own' } } as const;

export default [
  {
    name: 'vier Standorte',
    content: {
      heading: 'Servicebüros',
      level: 1,
      intro: 'Kommen Sie vorbei oder vereinbaren Sie einen Termin am Telefon.',
      map,
      prefix,
      mapNumber: 1,
      items,
    },
    page,
  },
  {
    name: 'Google Maps, der dritte ausgewählt',
    content: {
      heading: 'Servicebüros',
      map: { ...map, id: 'google' },
      prefix,
      mapNumber: 2,
      items: items.map((item, index) => (index === 2 ? { ...item, active: true } : item)),
    },
    page: { maps: { kind: 'google', key: 'key-of-an-example' } },
  },
  {
    name: 'Kacheln, ein Standort',
    content: {
      heading: 'Hausmeisterei',
      map: { ...map, id: 'kacheln' },
      prefix,
      mapNumber: 3,
      items: items.slice(2, 3),
    },
    page: {
      maps: { kind: 'tiles', url: 'https://kacheln.example/{z}/{x}/{y}.png', provider: 'Kacheln e. V.' },
    },
  },
  { name: 'leer', content: { heading: 'Standorte', map, prefix, mapNumber: 4, items: [] }, page },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Nachbarschaftstreffpunkte'.repeat(8).slice(0, 200),
      intro: 'Öffnungszeitenübersicht'.repeat(9).slice(0, 200),
      map: { ...map, id: 'lang' },
      prefix,
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
    },
    page: {
      maps: {
        kind: 'tiles',
        url: 'https://kacheln.example/{z}/{x}/{y}.png',
        provider: 'Kartenanbieter'.repeat(7),
      },
    },
  },
] satisfies BlockExample<LocationMapContent, 'maps'>[];
