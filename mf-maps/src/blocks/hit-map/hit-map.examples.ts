import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { HitMapContent } from './content.ts';

const page = { maps: { kind: 'own' } } as const;

const content: HitMapContent = {
  heading: 'Treffer auf der Karte',
  hint: 'Eine Zahl steht für mehrere Angebote.',
  map: {
    id: 'angebote',
    initZoom: 12,
    initCenterLat: 51.16,
    initCenterLng: 12.928,
    iconDefault: '/karte/pin.svg',
    iconActive: '/karte/pin-aktiv.svg',
  },
  facts: [
    { field: 'totalRent', unit: '€', decimals: 2 },
    { field: 'rooms', unit: 'Zimmer' },
    { field: 'area', unit: 'm²' },
  ],
  view: '',
  total: 24,
  positions: '/daten/lage/offers.json',
};

export default [
  { name: 'neben der Liste', content, page },
  { name: 'statt der Liste', content: { ...content, view: 'map' }, page },
  { name: 'ausgeblendet', content: { ...content, view: 'list' }, page },
  { name: 'nichts gefunden', content: { ...content, total: 0 }, page },
] satisfies BlockExample<HitMapContent, 'maps'>[];
