/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A place on the plan, in percent of its width and height from the top left corner. */
export interface PlanPoint {
  x: number;
  y: number;
}

export interface PlanFrame {
  /** Rounded, so that every engine's cosine gives the same point. */
  toPoint(position: Position): PlanPoint;
  /** Kilometres that the plan is wide. */
  width: number;
}

/** Width to height. */
export const PLAN_RATIO = 5 / 4;

/** Room around the outermost positions, as a share of the plan. Markers stand upright on their positions. */
const MARGIN = { top: 0.17, side: 0.1, bottom: 0.12 };
/** Kilometres. A single position gets some surroundings. */
const SMALLEST_EXTENT = 1.5;
const KILOMETRES_PER_DEGREE = 111.32;

/**
 * The smallest north-up plan that shows all positions. Cities are small enough for the earth to be flat: a degree of
 * longitude is as long everywhere on the plan as it is in its middle.
 */
export function framePlan(positions: readonly Position[]): PlanFrame {
  const latitudes = extentOf(positions.map(({ latitude }) => latitude));
  const longitudes = extentOf(positions.map(({ longitude }) => longitude));
  const perLongitude = KILOMETRES_PER_DEGREE * Math.cos((latitudes.middle * Math.PI) / 180);

  const inner = { x: 1 - 2 * MARGIN.side, y: 1 - MARGIN.top - MARGIN.bottom };
  const needed = {
    width: Math.max(longitudes.length * perLongitude, SMALLEST_EXTENT) / inner.x,
    height: Math.max(latitudes.length * KILOMETRES_PER_DEGREE, SMALLEST_EXTENT) / inner.y,
  };
  const width = Math.max(needed.width, needed.height * PLAN_RATIO);
  const height = width / PLAN_RATIO;
  const centre = { x: 50, y: 100 * (MARGIN.top + inner.y / 2) };

  return {
    width,
    toPoint: ({ latitude, longitude }) => ({
      x: round(centre.x + (100 * (longitude - longitudes.middle) * perLongitude) / width),
      y: round(centre.y - (100 * (latitude - latitudes.middle) * KILOMETRES_PER_DEGREE) / height),
    }),
  };
}

function extentOf(values: readonly number[]): { middle: number; length: number } {
  const lowest = values.length === 0 ? 0 : Math.min(...values);
  const highest = values.length === 0 ? 0 : Math.max(...values);
  return { middle: (lowest + highest) / 2, length: highest - lowest };
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
