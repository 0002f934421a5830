import fc from 'fast-check';

/** Values with characters that are special in SQL, SQL arrays and query strings. */
export const DISTRICTS = ['Hafen', 'Südring', "Am 'Tor'", 'a,b{"c"}\\', 'x=y & z'];
export const EQUIPMENT = ['Balkon', 'Aufzug', 'Küche = neu', 'NULL'];

/** A record with a field for each kind of filter. */
export interface Home {
  uid: number;
  slug: string;
  title: string;
  district: string;
  equipment: string[];
  cellar?: boolean;
  /** Missing in some records. */
  rent?: number;
  rooms: number;
  /** A day, or an instant close to midnight in Berlin. */
  available: string;
  text: string;
  /** First day on which it is hidden. */
  gone?: string;
}

/** Characters that are special in SQL, LIKE, query strings or German, and any others. */
const character = fc.oneof(
  fc.constantFrom(
    ...['%', '_', '\\', "'", '"', '+', '&', '=', '[', ']', 'ä', 'Ä', 'ß', 'ẞ', 'ss', 'SS', 'ö', 'é'],
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('a', 'B', ' '),
);
export const anyText = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));

const instant = fc.constantFrom('T22:59:59Z', 'T23:00:00Z', 'T21:59:00Z', 'T22:00:00Z', 'T12:00:00+02:00');
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const home = fc.record(
  {
    title: anyText.map((title) => title.replaceAll('\0', '')),
    district: fc.constantFrom(...DISTRICTS),
    equipment: fc.subarray(EQUIPMENT),
    cellar: fc.boolean(),
    rent: fc.integer({ min: 300_00, max: 1500_00 }).map((cents) => cents / 100),
    rooms: fc.integer({ min: 1, max: 5 }),
    available: fc.oneof(
      day,
      fc.tuple(day, instant).map((parts) => parts.join('')),
    ),
    // A few kilobytes, like the text of a real record.
    text: fc.constantFrom('Altbau', 'Neubau').map((word) => `${word} mit Blick auf den Hafen. `.repeat(100)),
  },
  { requiredKeys: ['title', 'district', 'equipment', 'rooms', 'available', 'text'] },
);

/** Generates records deterministically. */
export function makeHomes(count: number): Home[] {
  return fc.sample(home, { numRuns: count, seed: 24 }).map((generated, index) => ({
    uid: index + 1,
    slug: `wohnung-${index + 1}`,
    ...generated,
    ...hiddenFrom(index + 1),
  }));
}

const DAY = 86_400_000;
const today = Date.parse(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }));

/** Hides every seventh record, starting on a day that is close to today or far from it. */
function hiddenFrom(uid: number): Pick<Home, 'gone'> {
  if (uid % 7 !== 3) return {};
  const days = [-4000, -1, 0, 1, 4000][uid % 5] ?? 0;
  return { gone: new Date(today + days * DAY).toISOString().slice(0, 10) };
}

/** Content files of the list of homes, with a page for each home. */
export function homesContent(homes: Home[]): Record<string, unknown> {
  return {
    'collections/homes/collection.json': {
      queryPrefix: 'tx_homes',
      record: {
        type: 'object',
        properties: {
          ...{ uid: { type: 'integer' }, slug: { type: 'string' }, title: { type: 'string' } },
          district: { type: 'string', enum: DISTRICTS },
          equipment: { type: 'array', items: { enum: EQUIPMENT } },
          ...{ cellar: { type: 'boolean' }, rent: { type: 'number' }, rooms: { type: 'integer' } },
          ...{
            available: { type: 'string' },
            text: { type: 'string' },
            gone: { type: 'string', format: 'date' },
          },
        },
      },
      listed: ['uid', 'title'],
      filters: [
        { name: 'titel', kind: 'text', field: 'title' },
        { name: 'bezirk', kind: 'choice', field: 'district' },
        { name: 'ausstattung', kind: 'choices', field: 'equipment' },
        { name: 'keller', kind: 'flag', field: 'cellar' },
        { name: 'miete', kind: 'range', field: 'rent' },
        { name: 'frei', kind: 'date-range', field: 'available' },
        { name: 'gemerkt', kind: 'uids', field: 'uid' },
      ],
      presence: { submitted: '__referrer][@extension' },
      order: [{ field: 'title', direction: 'ascending' }],
      sorts: {
        miete: [{ field: 'rent', direction: 'ascending' }],
        'zimmer-ab': [
          { field: 'rooms', direction: 'descending' },
          { field: 'rent', direction: 'descending' },
        ],
      },
      pageSize: 12,
      hiddenFrom: 'gone',
    },
    'collections/homes/page.json': {
      ...{ path: '/wohnungen', id: 77, title: '{title} ({district})', label: 'Wohnung {uid}' },
      description: '{rooms} Zimmer: {text}',
      regions: {
        main: [
          { id: 'wohnung', type: 'home', content: {}, source: { collection: 'homes', record: true } },
          {
            ...{ id: 'aehnliche', type: 'homes', content: { heading: 'Ähnliche' } },
            source: {
              ...{ collection: 'homes', limit: 3, sort: 'miete' },
              where: { district: { record: 'district' }, rooms: 2 },
              exclude: { uid: { record: 'uid' }, equipment: 'Aufzug' },
            },
          },
          {
            ...{ id: 'naechste', type: 'homes', content: { heading: 'Wie diese' } },
            source: {
              ...{ collection: 'homes', limit: 5, exclude: { uid: { record: 'uid' } } },
              like: { cellar: 'required', district: 'preferred', rent: { percent: 25 } },
            },
          },
        ],
      },
    },
    'collections/homes/records.json': homes,
    'pages/wohnungen.json': {
      ...{ id: 3, title: 'Wohnungen' },
      regions: {
        main: [
          { id: 'liste', type: 'list', content: {}, source: { collection: 'homes' } },
          { id: 'formular', type: 'finder', content: {}, source: { collection: 'homes', form: true } },
        ],
      },
    },
    'pages/finden.json': {
      ...{ id: 4, title: 'Wohnung finden' },
      regions: {
        main: [{ id: 'formular', type: 'finder', content: {}, source: { collection: 'homes', form: true } }],
      },
    },
  };
}
