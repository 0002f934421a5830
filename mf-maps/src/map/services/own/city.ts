import elsenau from './elsenau.json';

/** Latitude and longitude. */
type Point = [latitude: number, longitude: number];

interface Shape {
  name?: string;
  points: Point[];
}

/** The base map of a city, without tiles. All lines are already smoothed. */
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

/** The fictional city of the demo site. */
export const city: City = {
  kind: 'city',
  bounds: elsenau.bounds as [Point, Point],
  districts: elsenau.districts.map(({ name, at }) => ({ name, at: at as Point })),
  parks: elsenau.parks.map(({ name, outline }) => ({ name, points: pointsIn(outline) })),
  water: elsenau.water.map(({ outline }) => ({ points: pointsIn(outline) })),
  rivers: [{ name: elsenau.river.name, points: pointsIn(elsenau.river.line) }],
  railways: elsenau.railways.map(named),
  mainStreets: elsenau.mainStreets.map(named),
  streets: elsenau.streets.map(named),
  lanes: elsenau.lanes.map((line) => ({ points: pointsIn(line) })),
};

function named({ name, line }: { name?: string; line: string }): Shape {
  return { ...(name && { name }), points: pointsIn(line) };
}

/** `51.1591,12.9157 51.1618,12.9243` */
function pointsIn(text: string): Point[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as Point);
}
