import type { Condition } from './building-types.ts';
import { type House, makeHouses, round } from './make-houses.ts';
import { Random, type Range } from './random.ts';

/** A record of the list `offers`, as its file has it. */
export type OfferRecord = Record<string, unknown> & { uid: number; district: string };

/** Homes to let in one house. */
const OFFERS_PER_HOUSE: Range = [1, 4];
const FIRST_UID = 1001;

/** Homes by number of rooms: the words, the area in m² and a sentence about the rooms. One that is listed twice is twice as frequent. */
const TWO_ROOMS = {
  ...{ rooms: 2, words: 'Zwei Zimmer', area: [44, 64] as Range },
  layout: 'Vom Flur gehen Wohnraum, Schlafzimmer, Küche und Bad ab.',
};
const THREE_ROOMS = {
  ...{ rooms: 3, words: 'Drei Zimmer', area: [62, 86] as Range },
  layout: 'Die drei Zimmer sind ähnlich groß, die Küche hat ein Fenster.',
};
const LAYOUTS = [
  {
    ...{ rooms: 1, words: 'Ein Zimmer', area: [28, 41] as Range },
    layout: 'Kompakt geschnitten, mit Platz für Bett, Tisch und Schrank.',
  },
  TWO_ROOMS,
  TWO_ROOMS,
  {
    ...{ rooms: 2.5, words: 'Zweieinhalb Zimmer', area: [56, 70] as Range },
    layout: 'Das halbe Zimmer eignet sich zum Arbeiten oder für ein Kind.',
  },
  THREE_ROOMS,
  THREE_ROOMS,
  {
    ...{ rooms: 4, words: 'Vier Zimmer', area: [84, 106] as Range },
    layout: 'Vier Zimmer liegen um einen breiten Flur, die Küche ist ein Raum für sich.',
  },
  {
    ...{ rooms: 5, words: 'Fünf Zimmer', area: [104, 130] as Range },
    layout: 'Eine der größten Wohnungen im Haus, mit zwei Bädern.',
  },
] as const;

/**
 * Makes homes to let that pass all checks of the site's offers. Neighbourhoods and contacts are those of the site's own offers in the
 * same district; the houses are invented. Equal arguments make equal offers.
 *
 * @param own the site's own offers, at least one in each district
 */
export function makeOffers(count: number, own: readonly OfferRecord[], seed = 23): OfferRecord[] {
  const random = new Random(seed);
  const houses = makeHouses(random, (district) => centre(own.filter((offer) => offer.district === district)));
  const offers: OfferRecord[] = [];
  while (offers.length < count) {
    const house = houses.next().value;
    const neighbour = own.find(({ district }) => district === house.district.name);
    if (!neighbour) throw new Error(`the site has no offer in ${house.district.name}`);
    const inHouse = Math.min(random.integer(OFFERS_PER_HOUSE), count - offers.length);
    for (let index = 0; index < inHouse; index += 1)
      offers.push(makeOffer(random, FIRST_UID + offers.length, house, neighbour));
  }
  return offers;
}

function makeOffer(random: Random, uid: number, house: House, neighbour: OfferRecord): OfferRecord {
  const { type, district, street, number, floors } = house;
  const { words, layout, rooms, area: areas } = random.pick(LAYOUTS);
  const area = random.number(areas, 1);
  const level = random.integer([0, floors - 1]);
  const outdoor =
    type.outdoor !== undefined && (level > 0 || type.outdoor === 'Loggia') && random.chance(0.8);
  const kitchen = random.chance(0.4);
  const accessible = type.name === 'Neubau' && random.chance(0.15);
  const withPermit = type.name !== 'Gründerzeit' && random.chance(0.3);
  const title = `${words}${outdoor ? ` mit ${type.outdoor}` : ''} ${street.at}`;
  const equipment = [
    ...(outdoor && type.outdoor ? [type.outdoor] : []),
    ...(kitchen ? ['Einbauküche'] : []),
    ...type.features.filter(() => random.chance(0.6)),
  ];
  return {
    uid,
    slug: `${slugOf(title)}-${number}-${uid}`,
    objectNumber: `SW-${postcodeOf(neighbour).slice(-2)}-${String(number).padStart(3, '0')}-${uid}`,
    title,
    kind: kindOf(level, floors, type.lift),
    district: district.name,
    address: `${street.name} ${number}, ${postcodeOf(neighbour)}\u00a0Elsenau`,
    position: house.position,
    text: `${layout} ${outdoor ? `Zur Wohnung gehört ${type.outdoor === 'Balkon' ? 'ein Balkon' : 'eine Loggia'}. ` : ''}${
      level === 0 ? 'Sie liegt im Erdgeschoss.' : `Sie liegt im ${level}. Obergeschoss.`
    }`,
    ...rentOf(random, area, withPermit ? [type.rent[0], type.rent[0] + 0.4] : type.rent),
    ...{ rooms, area },
    floor: `${level === 0 ? 'EG' : `${level}. OG`} von ${floors}`,
    available: { daysFromToday: random.integer([-20, 120]) },
    published: { daysFromToday: random.integer([-60, -1]) },
    wbs: withPermit ? 'erforderlich' : 'nicht erforderlich',
    ...(withPermit && { wbsType: random.pick(['WBS 100', 'WBS 140']) }),
    balcony: outdoor,
    ...(outdoor && { outdoorSpace: type.outdoor }),
    ...{ lift: type.lift, accessible, kitchen },
    features: equipment.length > 0 ? equipment : ['Keller'],
    built: house.built,
    energy: house.energy,
    buildingType: type.name,
    house: {
      ...{ homes: house.homes, floors, text: type.house.replace('{built}', String(house.built)) },
      ...(house.modernised && { modernised: house.modernised }),
    },
    ...{ near: neighbour.near, location: neighbour.location, contact: neighbour.contact },
    notIncluded: ['Strom', 'Internet und Telefon'],
    ...picturesOf(random, house, { kitchen, 'no-kitchen': !kitchen, outdoor }),
  };
}

function rentOf(random: Random, area: number, perSquareMetre: Range) {
  const netRent = round(area * random.number(perSquareMetre, 2));
  const operatingCosts = round(area * random.number([1.35, 1.85], 2));
  const heatingCosts = round(area * random.number([0.95, 1.5], 2));
  return {
    ...{ netRent, operatingCosts, heatingCosts },
    totalRent: round(netRent + operatingCosts + heatingCosts),
    deposit: round(3 * netRent),
  };
}

function picturesOf(random: Random, { type, district }: House, flat: Record<Condition, boolean>) {
  const fitting = type.pictures
    .filter(({ only }) => only === undefined || flat[only])
    .filter(() => random.chance(0.8))
    .map(({ picture, caption }) => ({ picture, caption }));
  const gallery = random.chance(0.5) ? [district.view, ...fitting] : [...fitting, district.view];
  return { picture: gallery[0]?.picture, gallery, pictureCount: gallery.length };
}

function kindOf(level: number, floors: number, lift: boolean): string {
  if (level === 0) return 'Erdgeschosswohnung';
  return level === floors - 1 && !lift ? 'Dachgeschosswohnung' : 'Etagenwohnung';
}

function centre(offers: readonly OfferRecord[]): House['position'] {
  const positions = offers.map(({ position }) => position as House['position']);
  const mean = (axis: keyof House['position']) =>
    positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

function postcodeOf({ address }: OfferRecord): string {
  return /\b\d{5}\b/.exec(String(address))?.[0] ?? '';
}

function slugOf(title: string): string {
  const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => plain[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-');
}
