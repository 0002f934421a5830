import { BUILDING_TYPES, type BuildingType } from './building-types.ts';
import { DISTRICTS, type District, type Street } from './districts.ts';
import type { Random } from './random.ts';

/** A house with flats to let. */
export interface House {
  type: BuildingType;
  district: District;
  street: Street;
  number: number;
  position: { latitude: number; longitude: number };
  built: number;
  floors: number;
  homes: number;
  energy: Record<string, unknown>;
  modernised?: number;
}

/** Numbers of houses that the site's content knows are lower, and so are those of all projects. */
const FIRST_NUMBER = 62;

/** Degrees between two streets of a district and between two houses in a street, at most. */
const STREET_SPREAD = 0.004;
const HOUSE_DISTANCE = 0.00012;

/** Makes houses one after the other, in turn in all districts and streets. */
export function* makeHouses(
  random: Random,
  centreOf: (district: string) => { latitude: number; longitude: number },
): Generator<House, never> {
  const lines = new Map<Street, Line>();
  for (let number = FIRST_NUMBER; ; number += 1) {
    const longest = Math.max(...DISTRICTS.map(({ streets }) => streets.length));
    for (let index = 0; index < longest; index += 1) {
      for (const district of DISTRICTS) {
        const street = district.streets[index];
        if (!street) continue;
        const line = lines.get(street) ?? newLine(random, centreOf(district.name));
        lines.set(street, line);
        yield makeHouse(random, { district, street, number, line });
      }
    }
  }
}

/** A street on the map: the position of its first house, and the way to the next one. */
interface Line {
  start: { latitude: number; longitude: number };
  step: { latitude: number; longitude: number };
}

function newLine(random: Random, { latitude, longitude }: House['position']): Line {
  const aside = () => random.number([-STREET_SPREAD, STREET_SPREAD], 5);
  const angle = random.next() * 2 * Math.PI;
  return {
    start: { latitude: latitude + aside(), longitude: longitude + 1.6 * aside() },
    step: { latitude: HOUSE_DISTANCE * Math.sin(angle), longitude: 1.6 * HOUSE_DISTANCE * Math.cos(angle) },
  };
}

function makeHouse(
  random: Random,
  { district, street, number, line }: { district: District; street: Street; number: number; line: Line },
): House {
  const type = BUILDING_TYPES[random.pick(district.types)];
  const built = random.integer(type.built);
  const floors = random.integer(type.floors);
  const along = (axis: 'latitude' | 'longitude') =>
    round(line.start[axis] + line.step[axis] * (number - FIRST_NUMBER), 5);
  return {
    ...{ type, district, street, number, built, floors },
    position: { latitude: along('latitude'), longitude: along('longitude') },
    homes: floors * random.integer(type.homesPerFloor),
    energy: certificateOf(random, type, built),
    ...(type.modernised && { modernised: random.integer(type.modernised) }),
  };
}

function certificateOf(random: Random, { certificates }: BuildingType, built: number) {
  const [first, ...others] = certificates;
  if (!first) return { state: 'not-required', reason: 'Baudenkmal (§ 79 Absatz 4 GEG)' };
  const { demand, ...certificate } = random.pick([first, ...others]);
  return { state: 'residential', ...certificate, demand: random.number(demand, 1), built };
}

/** Rounds half away from zero to so many decimals. */
export function round(value: number, decimals = 2): number {
  return Number(value.toFixed(decimals));
}
