import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { Place, PlaceMapContent } from './content.ts';

const items: Place[] = [
  {
    title: 'Lindenhöfe',
    address: 'Lindenallee 1–23, 09996 Elsenau',
    position: { latitude: 51.1655, longitude: 12.8959 },
    path: '/immobilien/projekte/lindenhoefe',
  },
  {
    title: 'Wohnhof Mühlenweg',
    address: 'Mühlenweg 5–11, 09997 Elsenau',
    position: { latitude: 51.1806, longitude: 12.9327 },
    path: '/immobilien/projekte/wohnhof-muehlenweg',
  },
];

const common = {
  map: {
    id: 'projekte',
    initZoom: 13,
    initCenterLat: 51.16,
    initCenterLng: 12.928,
    iconDefault: '/karte/pin.svg',
    iconActive: '/karte/pin-aktiv.svg',
  },
  prefix: 'projekt',
  mapNumber: 1,
};
const page = { maps: { kind: 'own' } } as const;

export default [
  { name: 'alle Projekte', content: { ...common, heading: 'Alle Projekte auf der Karte', items }, page },
  {
    name: 'ein Angebot, dessen Anschrift nicht genannt wird',
    content: {
      ...common,
      heading: 'Lage',
      record: {
        title: 'Zweieinhalb Zimmer am Südring',
        address: '09998 Elsenau; die genaue Anschrift nennen wir zur Besichtigung',
        position: { latitude: 51.1435, longitude: 12.928, isApproximate: true },
      },
    },
    page,
  },
  { name: 'leer', content: { ...common, heading: 'Projekte', items: [] }, page },
] satisfies BlockExample<PlaceMapContent, 'maps'>[];
