import type { Offer } from './offer.ts';

export const examplePicture: NonNullable<Offer['picture']> = {
  id: 'uferstrasse-tag',
  // The hash is a placeholder: the development page loads the picture's current version.
  src: '/media/uferstrasse-tag.00000000',
  width: 2400,
  height: 1600,
  widths: [320, 480, 640, 960, 1280, 1600, 2400],
  alt: 'Die neuen Häuser an der Uferstraße, vom Wasser aus gesehen',
  credit: '© Stadtraum Wohnen / Mara Lindqvist',
  colour: '#b8c8d0',
};

export const today = '2026-11-20';

export const homeOffer: Offer = {
  uid: 2,
  title: 'Ein Zimmer am Hafenbecken',
  kind: 'Etagenwohnung',
  district: 'Hafen',
  address: 'Uferstraße 42, 09995\u00a0Elsenau',
  totalRent: 340.29,
  rooms: 2.5,
  area: 34.2,
  available: '2027-01-01',
  published: '2026-11-18',
  wbs: 'erforderlich',
  accessible: true,
  picture: examplePicture,
  pictureCount: 4,
  path: '/immobilien/angebote/ein-zimmer-am-hafenbecken',
};

export const shopOffer: Offer = {
  uid: 21,
  title: 'Laden mit Schaufenster in der Altstadt',
  kind: 'Laden',
  district: 'Altstadt',
  address: 'Marktgasse 12, 09993\u00a0Elsenau',
  totalRent: 1565.2,
  area: 86,
  available: '2026-10-01',
  published: '2026-10-10',
  wbs: 'nicht erforderlich',
  accessible: false,
  pictureCount: 0,
};

export const longOffer: Offer = {
  ...shopOffer,
  uid: 99,
  title: 'Erdgeschosswohnungen'.repeat(10),
  district: 'Kastanienvorstadt'.repeat(5),
  address: 'Wasserturmpromenade'.repeat(10),
  totalRent: 123_456.78,
  wbs: 'erforderlich',
};
