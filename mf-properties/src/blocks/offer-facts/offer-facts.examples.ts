import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { OfferFactsContent, OfferRecord } from './content.ts';

const today = '2026-11-20';

const home: OfferRecord = {
  title: 'Drei Zimmer mit Loggia am Brückenkopf',
  objectNumber: 'SW-92-034-07',
  kind: 'Etagenwohnung',
  ...{ netRent: 538.3, operatingCosts: 119.2, heatingCosts: 73.06, totalRent: 730.56, deposit: 1614.9 },
  ...{ rooms: 3, area: 76.9, floor: '3. OG von 5', available: '2026-12-10', built: 2025 },
  ...{ wbs: 'erforderlich', wbsType: 'WBS 100', balcony: true, lift: true, accessible: true, kitchen: false },
  features: ['Loggia', 'Fußbodenheizung', 'Fahrradgarage', 'Glasfaser'],
  location: 'Die Straßenbahn 4 bringt Sie in neun Minuten ins Zentrum.',
  energy: {
    ...{ state: 'residential', basis: 'Bedarf', demand: 29.8, source: 'Fernwärme', built: 2025, class: 'A+' },
  },
  floorPlan: {
    picture: {
      id: 'grundriss-3-zimmer-loggia',
      src: '/media/grundriss-3-zimmer-loggia.00000000',
      width: 2400,
      height: 1600,
      widths: [320, 480, 640, 960, 1280, 1600, 2400],
      alt: 'Grundriss: 3 Zimmer, Brückenstraße 34',
      colour: '#f0f0ee',
    },
    caption: 'Grundriss: Drei Zimmer mit Loggia',
  },
  contact: {
    name: 'Maren Oltmanns',
    role: 'Vermietung Lindental, Brückenkopf und Südring',
    phone: '030\u00a023125-160',
    email: 'vermietung-sued@stadtraum-wohnen.example',
  },
};

const shop: OfferRecord = {
  ...without(home, 'rooms', 'wbs', 'wbsType', 'floorPlan'),
  title: 'Eckladen am Brückenkopf',
  kind: 'Laden',
  ...{ balcony: false, accessible: false, lift: false },
  energy: {
    ...{ state: 'non-residential', basis: 'Bedarf', heat: 62.4, electricity: 18.9 },
    ...{ source: 'Fernwärme', built: 2025 },
  },
};

const word = 'Mehrgenerationenwohnhaus'.repeat(9).slice(0, 200);

export default [
  { name: 'Wohnung', content: { record: home, today } },
  { name: 'Laden', content: { record: shop, today } },
  { name: 'Denkmal', content: { record: { ...shop, energy: { state: 'not-required' } }, today } },
  {
    name: 'Ausweis zur Besichtigung, anderes Gesetz',
    content: { record: { ...home, energy: { state: 'at-viewing' } }, today, energyLaw: '§ 85 GModG' },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      record: {
        ...home,
        ...{ title: word, location: word, features: [word.slice(0, 100)], floor: word.slice(0, 60) },
        contact: { ...home.contact, name: word, role: word, email: `${word.slice(0, 180)}@a.example` },
      },
      today,
    },
  },
] satisfies BlockExample<OfferFactsContent>[];

function without(record: OfferRecord, ...names: string[]): OfferRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as OfferRecord;
}
