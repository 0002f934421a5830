import elsenau from './elsenau.json';

/** Latitude and longitude. */
type Point = [latitude: number, longitude: number];

interface Shape {
  name?: string;
  points: Point[];
}

/** The data of a base map that needs no tiles. All lines are already smoothed. */
export interface City {
  kind: 'city';
  /** South-west and north-east corners of the drawing. */
  bounds: [Point, Point];
  districts: { name: string; at: Point }[];
  parks: Shape[];
  water: Shape[];
  rivers: Shape[];
  railways: Shape[];
  mainStreets: Shape[];
  streets: Shape[];
  lanes: Shape[];
}

/** The fictional city of the demonstration site. */
export const city: City = {
  kind: 'city',
  bounds: elsenau.bounds as [Point, Point],
  districts: elsenau.districts.map(({ name, at }) => ({ name, at: at as Point })),
  parks: elsenau.parks.map(({ name, outline }) => ({ name, points: parsePoints(outline) })),
  water: elsenau.water.map(({ outline }) => ({ points: parsePoints(outline) })),
  rivers: [{ name: elsenau.river.name, points: parsePoints(elsenau.river.line) }],
  railways: elsenau.railways.map(toNamedShape),
  mainStreets: elsenau.mainStreets.map(toNamedShape),
  streets: elsenau.streets.map(toNamedShape),
  lanes: elsenau.lanes.map((line) => ({ points: parsePoints(line) })),
};

function toNamedShape({ name, line }: { name?: string; line: string }): Shape {
  return { ...(name && { name }), points: parsePoints(line) };
}

/** `51.1591,12.9157 51.1618,12.9243` */
function parsePoints(text: string): Point[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as Point);
}
