import { Type } from '@sinclair/typebox';
import { compileValidator } from '@stadtraum/contracts/validation';
import { EMPTY_CATALOGUE, type MasterPicture } from '../../../media/catalogue/media-catalogue.ts';
import type { CheckContext } from './check-kind.ts';
import { CHECK_KINDS } from './index.ts';
import { contains, readStreetAddress } from './street-address.ts';

function picture(id: string, more: Partial<MasterPicture>): [string, MasterPicture] {
  const widths = [320];
  return [
    id,
    {
      picture: { id, src: `/media/${id}`, width: 320, height: 200, widths, alt: '', colour: '#000000' },
      ...{ hash: 'a', file: `pictures/${id}.jpg` },
      ...more,
    },
  ];
}

const pictures = new Map([
  picture('haus', { shows: { houses: ['Mühlenweg 7'] } }),
  picture('plan', { shows: { flats: ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'] }, kind: 'floor-plan' }),
  picture('kueche', { shows: { buildingTypes: ['Neubau'] } }),
  picture('offen', {}),
  picture('foto', { kind: 'photo' }),
]);
const CONTEXT: CheckContext = {
  ...{ today: '2026-11-27', textsAsOf: '2026-11-27', collections: [], paths: new Set() },
  media: { ...EMPTY_CATALOGUE, pictures },
};

function reasons(declaration: { kind: string } & Record<string, unknown>, data: Record<string, unknown>) {
  const kind = CHECK_KINDS[declaration.kind];
  if (!kind) throw new Error(`no kind ${declaration.kind}`);
  expect(compileValidator(kind.declaration)(declaration).ok).toBe(true);
  const record = { file: 'records.json', pointer: '/0', uid: 1, data };
  return kind.mistakes(declaration, record, CONTEXT).map(({ path, reason }) => `${path}: ${reason}`);
}

const shown = (id: string) => pictures.get(id)?.picture;

describe('[VI7] pictures of a flat', () => {
  const check = {
    ...{ kind: 'own-pictures', fields: ['picture', 'gallery'] },
    ...{ objectNumber: 'objectNumber', address: 'address', buildingType: 'buildingType' },
  };
  const flat = { objectNumber: 'A-1', address: 'Mühlenweg 7, 09997 Elsenau', buildingType: 'Neubau' };
  const gallery = ['haus', 'plan', 'kueche', 'offen'].map((id) => ({ picture: shown(id), caption: id }));

  it('show the flat, its house or its type of building', () => {
    expect(reasons(check, { ...flat, picture: shown('haus'), gallery })).toEqual([]);
  });

  it('are refused in another flat, house and type of building', () => {
    const other = { objectNumber: 'B-9', address: 'Parkstraße 2, 09994 Elsenau', buildingType: 'Hochhaus' };
    const own = '"B-9", "Parkstraße 2", "Hochhaus"';
    expect(reasons(check, { ...other, picture: shown('haus'), gallery })).toEqual([
      `/picture: Das Bild "haus" zeigt "Mühlenweg 7". Es gehört nicht zu ${own}`,
      `/gallery/0/picture: Das Bild "haus" zeigt "Mühlenweg 7". Es gehört nicht zu ${own}`,
      `/gallery/1/picture: Das Bild "plan" zeigt "A-1", "A-2", "A-3", "A-4", …. Es gehört nicht zu ${own}`,
      `/gallery/2/picture: Das Bild "kueche" zeigt "Neubau". Es gehört nicht zu ${own}`,
    ]);
  });

  it('need to say what they show, if the collection is strict', () => {
    expect(reasons({ ...check, strict: true }, { ...flat, gallery })).toEqual([
      '/gallery/3/picture: Für das Bild "offen" steht in der Mediathek nicht, was es zeigt ("shows" in media/catalogue.json)',
    ]);
  });
});

describe('[VI7] the rooms of a plan', () => {
  const check = {
    ...{ kind: 'room-areas', plan: 'floorPlan', area: 'area', tolerance: 0.02, required: true },
    count: { field: 'rooms', names: ['Wohn', 'Schlaf', 'Zimmer'] },
  };
  const rooms = [
    { name: 'Wohnen', area: 24.5 },
    { name: 'Schlafen', area: 14 },
    { name: 'Zimmer', area: 8 },
    { name: 'Bad', area: 5.5 },
    { name: 'Balkon', area: 6, share: 0.5 },
  ];

  it('may differ from the area by 2 %, and half a room is drawn as one', () => {
    expect(reasons(check, { area: 55, rooms: 2.5, floorPlan: { rooms } })).toEqual([]);
    expect(reasons(check, { area: 56.1, rooms: 3, floorPlan: { rooms } })).toEqual([]);
    expect(reasons(check, { area: 56.2, rooms: 3, floorPlan: { rooms } })).toEqual([
      '/floorPlan/rooms: Die Räume im Grundriss ergeben 55 m², aber "area" 56.2 steht im Angebot: 2,1 % Unterschied. Erlaubt sind 2 %',
    ]);
  });

  it('are as many as the record says, and are there', () => {
    expect(reasons(check, { area: 55, rooms: 4, floorPlan: { rooms } })).toEqual([
      '/floorPlan/rooms: "rooms" 4 passt nicht zum Grundriss. Er hat 3 Räume zum Wohnen: Wohnen, Schlafen, Zimmer',
    ]);
    expect(reasons(check, { area: 55, rooms: 3, floorPlan: {} })).toEqual([
      '/floorPlan: Dem Grundriss fehlen die Räume: "rooms"',
    ]);
    expect(reasons(check, { area: 55, rooms: 3 })).toEqual([]);
  });
});

describe('[VI7] other checks', () => {
  it.each<[string, { kind: string } & Record<string, unknown>, Record<string, unknown>, string[]]>([
    [
      'cents are compared without the errors of floating point',
      { kind: 'sum', parts: ['a', 'b'], total: 'c' },
      { a: 0.1, b: 0.2, c: 0.3 },
      [],
    ],
    [
      'a photo may be called one',
      { kind: 'picture-medium', pictureIn: 'picture', words: ['title'] },
      { picture: shown('foto'), title: 'Foto vom Richtfest' },
      [],
    ],
    [
      'photovoltaics are no photo',
      { kind: 'picture-medium', pictureIn: 'picture', words: ['title'] },
      { picture: shown('plan'), title: 'Photovoltaik auf dem Dach' },
      [],
    ],
    [
      'a certificate for offices needs heat and electricity',
      { kind: 'energy-certificate', field: 'energy', built: 'built' },
      { energy: { state: 'non-residential', basis: 'Bedarf', heat: 0, source: 'Gas' }, built: 1990 },
      [
        '/energy/electricity: Beim Energieausweis mit "state" "non-residential" fehlt "electricity", die Endenergie für Strom',
        '/energy/heat: "heat" 0 kann nicht stimmen. Erlaubt sind Zahlen über 0 bis 1000, in kWh/(m²·a)',
      ],
    ],
    [
      'a certificate is of a known kind',
      { kind: 'energy-certificate', field: 'energy', built: 'built' },
      { energy: { state: 'none' } },
      [
        '/energy/state: "state" "none" gibt es nicht. Erlaubt sind "residential", "non-residential", "not-required", "at-viewing"',
      ],
    ],
    [
      'a field that a flat must have',
      { kind: 'field-for', field: 'wbs', by: 'kind', values: ['Wohnung'], required: true },
      { kind: 'Wohnung' },
      [': "wbs" fehlt, "kind" "Wohnung" braucht es'],
    ],
    [
      'a floor of a house with another number of floors',
      { kind: 'floor', field: 'floor', house: 'house' },
      { floor: '2. OG von 4', house: { floors: 5 } },
      ['/floor: "floor" "2. OG von 4" passt nicht zum Haus: "house.floors" 5'],
    ],
    [
      'texts about the floor that are not compared',
      { kind: 'floor', field: 'floor', house: 'house' },
      { floor: 'Souterrain', house: { floors: 5 } },
      [],
    ],
  ])('%s', (_, declaration, data, expected) => {
    expect(reasons(declaration, data)).toEqual(expected);
  });

  it('declare their kind, so that a wrong declaration is explained', () => {
    for (const [name, { declaration }] of Object.entries(CHECK_KINDS))
      expect(declaration.properties.kind).toEqual(Type.Literal(name));
  });
});

describe('[VI7] addresses', () => {
  it.each([
    ['Uferstraße 42, 09995 Elsenau', true],
    ['Uferstraße 43, 09995 Elsenau', false],
    ['Uferstraße 60, 09995 Elsenau', false],
    ['Uferweg 42, 09995 Elsenau', false],
  ])('%s is among Uferstraße 40–58: %s', (address, isAmong) => {
    const range = readStreetAddress('Uferstraße 40–58, 09995 Elsenau');
    const house = readStreetAddress(address);
    expect(range && house && contains(range, house)).toBe(isAmong);
  });

  it('without a street or a number are not compared', () => {
    expect(
      readStreetAddress('09998 Elsenau; die genaue Anschrift nennen wir zur Besichtigung'),
    ).toBeUndefined();
    expect(readStreetAddress('Am Wasserturm, 09994 Elsenau')).toBeUndefined();
  });
});
