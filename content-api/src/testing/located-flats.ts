/** A flat with a position; every tenth has none that is exact, and every seventh is hidden. */
export interface Flat {
  uid: number;
  slug: string;
  title: string;
  district: string;
  rent: number;
  rooms?: number;
  position: { latitude: number; longitude: number; isApproximate?: true };
  text: string;
  gone?: string;
}

const DISTRICTS = ['Altstadt', 'Brückenkopf', 'Hafen', 'Lindental', 'Mitte', 'Nord', 'Südring'];
const STREETS = ['Mühlenweg', 'Uferstraße', 'Lindenallee', 'Speicherstraße', 'Am Wasserturm', 'Torgasse'];
const SIZES = ['Ein Zimmer', 'Zwei Zimmer', 'Drei Zimmer', 'Vier Zimmer'];

/** Generates flats in a city, several in one house, with titles as long as editors write them. */
export function makeFlats(count: number): Flat[] {
  return Array.from({ length: count }, (_, index) => {
    const house = index >> 1;
    const [street, number] = [STREETS[house % STREETS.length] ?? '', 1 + (house % 97)];
    const rooms = 1 + (index % 4);
    return {
      uid: index + 1,
      slug: `${SIZES[rooms - 1]} ${street} ${number} ${index + 1}`
        .toLowerCase()
        .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '')
        .replaceAll(' ', '-'),
      title: `${SIZES[rooms - 1]} in der ${street} ${number}`,
      district: DISTRICTS[house % DISTRICTS.length] ?? '',
      rent: 300 + ((index * 7919) % 90_000) / 100,
      ...(index % 11 > 0 && { rooms }),
      position: {
        latitude: Math.round((51.12 + ((house * 37) % 800) / 10_000) * 1e4) / 1e4,
        longitude: Math.round((12.86 + ((house * 61) % 1300) / 10_000) * 1e4) / 1e4,
        ...(index % 10 === 9 && { isApproximate: true as const }),
      },
      // A few kilobytes, like the texts and pictures of a real record.
      text: `Die Wohnung ${index} liegt im Grünen. `.repeat(120),
      ...(index % 7 === 6 && { gone: '2020-01-01' }),
    };
  });
}

/** Content files of the list of flats, with a page for each, and a map beside the list. */
export function flatsContent(flats: readonly Flat[]): Record<string, unknown> {
  const text = { type: 'string' };
  const blocks = [
    { id: 'liste', type: 'list', content: {}, source: { collection: 'flats' } },
    { id: 'karte', type: 'map', content: {}, beside: true, source: { collection: 'flats', positions: true } },
  ];
  return {
    'collections/flats/collection.json': {
      queryPrefix: 'tx_flats',
      record: {
        type: 'object',
        properties: {
          ...{ uid: { type: 'integer' }, slug: text, title: text, text, gone: text },
          ...{ district: { ...text, enum: DISTRICTS }, rent: { type: 'number' }, rooms: { type: 'integer' } },
          position: { type: 'object' },
        },
      },
      ...{ listed: ['uid', 'title'], mapped: ['title', 'rent', 'rooms'], views: ['map', 'list'] },
      filters: [
        { name: 'district', kind: 'choice', field: 'district' },
        { name: 'rent', kind: 'range', field: 'rent' },
      ],
      order: [{ field: 'rent', direction: 'ascending' }],
      sorts: { rooms: [{ field: 'rooms', direction: 'descending' }] },
      ...{ pageSize: 12, hiddenFrom: 'gone' },
    },
    'collections/flats/page.json': {
      ...{ path: '/flats', id: 77, title: '{title}', label: '{title}', regions: { main: [] } },
    },
    'collections/flats/records.json': flats,
    'pages/flats.json': { id: 3, title: 'Wohnungen', regions: { main: blocks } },
  };
}
