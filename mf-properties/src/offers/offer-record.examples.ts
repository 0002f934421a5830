import type { GalleryPicture } from '../gallery/gallery-picture.ts';
import type { OfferRecord } from './offer-record.ts';

/** A day on which the examples are offered. */
export const recordDay = '2026-11-20';

/** A word of 200 characters. */
export const longWord = 'Mehrgenerationenwohnhaus'.repeat(9).slice(0, 200);

/** A home with everything that a record may say. */
export const homeRecord: OfferRecord = {
  title: 'Drei Zimmer mit Loggia am Brückenkopf',
  objectNumber: 'SW-92-034-07',
  kind: 'Etagenwohnung',
  district: 'Brückenkopf',
  districtIn: 'am Brückenkopf',
  address: 'Brückenstraße 34, 09992\u00a0Elsenau',
  text: 'Die Loggia liegt zum Fluss, die Küche zum Hof. Alle Räume erreichen Sie ohne Schwelle.',
  gallery: ['brueckenstrasse-tag', 'wohnzimmer-leer', 'kueche-leer'].map(pictureOf),
  ...{ netRent: 538.3, operatingCosts: 119.2, heatingCosts: 73.06, parkingRent: 45, totalRent: 775.56 },
  deposit: 1614.9,
  notIncluded: ['Strom', 'Internet und Telefon', 'Rundfunkbeitrag'],
  ...{ rooms: 3, area: 76.9, floor: '3. OG von 5', available: '2026-12-10', built: 2025 },
  buildingType: 'Neubau',
  house: {
    homes: 24,
    floors: 5,
    modernised: 2026,
    text: 'Das Haus hat zwei Aufgänge und einen gemeinsamen Hof.',
  },
  ...{ wbs: 'erforderlich', wbsType: 'WBS 100', balcony: true, lift: true, accessible: true, kitchen: false },
  features: ['Loggia', 'Fußbodenheizung', 'Fahrradgarage', 'Glasfaser'],
  location: 'Die Straßenbahn 4 bringt Sie in neun Minuten ins Zentrum.',
  near: [
    { kind: 'Kita', name: 'Kita Brückenkinder', minutes: 7 },
    { kind: 'Arzt', name: 'Ärztehaus am Hafen', minutes: 9 },
    { kind: 'Haltestelle', name: 'Brückenkopf, Straßenbahn 4', minutes: 3 },
  ],
  energy: {
    ...{ state: 'residential', basis: 'Bedarf', demand: 29.8, source: 'Fernwärme', built: 2025, class: 'A+' },
  },
  floorPlan: {
    ...pictureOf('grundriss-3-zimmer-loggia'),
    caption: 'Grundriss: Drei Zimmer mit Loggia',
    rooms: [
      { name: 'Wohnen', area: 28.3 },
      { name: 'Schlafen', area: 16.4 },
      { name: 'Kind', area: 12.1 },
      { name: 'Küche', area: 8.2 },
      { name: 'Bad', area: 5.6 },
      { name: 'Flur', area: 3.5 },
      { name: 'Loggia', area: 5.6, share: 0.5 },
    ],
  },
  contact: {
    name: 'Maren Oltmanns',
    role: 'Vermietung Lindental, Brückenkopf und Südring',
    phone: '030\u00a023125-160',
    email: 'vermietung-sued@stadtraum-wohnen.example',
  },
};

/** A shop with only what every record says. */
export const shopRecord: OfferRecord = {
  ...without(
    homeRecord,
    'rooms',
    'wbsType',
    'floorPlan',
    'parkingRent',
    'districtIn',
    'near',
    'house',
    'notIncluded',
  ),
  title: 'Eckladen am Brückenkopf',
  kind: 'Laden',
  totalRent: 730.56,
  floor: 'EG von 5',
  ...{ wbs: 'nicht erforderlich', balcony: false, accessible: false, lift: false },
  energy: {
    ...{ state: 'non-residential', basis: 'Bedarf', heat: 62.4, electricity: 18.9 },
    ...{ source: 'Fernwärme', built: 2025 },
  },
};

/** A home whose texts are as long as they may be. */
export const longRecord: OfferRecord = {
  ...homeRecord,
  ...{ title: longWord, kind: longWord.slice(0, 100), districtIn: longWord.slice(0, 100), address: longWord },
  ...{ text: longWord, location: longWord, features: [longWord.slice(0, 100)], floor: longWord.slice(0, 60) },
  ...{ wbsType: longWord.slice(0, 60), notIncluded: [longWord.slice(0, 100)], totalRent: 123_456.78 },
  house: { floors: 1, text: longWord },
  near: [{ kind: longWord.slice(0, 60), name: longWord.slice(0, 100), minutes: 60 }],
  floorPlan: {
    ...pictureOf('grundriss-3-zimmer-loggia'),
    rooms: [{ name: longWord.slice(0, 60), area: 76.9 }],
  },
  contact: {
    ...homeRecord.contact,
    name: longWord,
    role: longWord,
    email: `${longWord.slice(0, 180)}@a.example`,
  },
};

function pictureOf(id: string): GalleryPicture {
  return {
    picture: {
      id,
      // The hash is a placeholder: the development page loads the picture's current version.
      src: `/media/${id}.00000000`,
      ...{ width: 2400, height: 1600, widths: [320, 480, 640, 960, 1280, 1600, 2400] },
      alt: `Bild ${id}`,
      credit: '© Stadtraum Wohnen / Mara Lindqvist',
      colour: '#b8c8d0',
    },
    caption: `Unterschrift von ${id}`,
  };
}

function without(record: OfferRecord, ...names: string[]): OfferRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as OfferRecord;
}
