/** The SVG paths of a drawing, in units of its view box; the ground line is at `STREET_FRONT.height`. */
export interface StreetFront {
  /** Closed outlines of the houses. */
  walls: string;
  /** Cornices, balconies and roof edges, drawn as lines. */
  lines: string;
  windows: string;
  /** Lit windows. */
  lit: string;
}

export const STREET_FRONT = { height: 200, unit: 4 } as const;

const FLOOR_HEIGHT = 24;
const GROUND_FLOOR_HEIGHT = 30;
/** Space above the highest ridge. */
const HEADROOM = 18;

/**
 * Draws the elevation of a row of houses. The same seed and width always result in the same drawing, so that server and browser
 * agree.
 *
 * @param seed any integer
 * @param width width of the view box, at least 120
 */
export function drawStreetFront(seed: number, width: number): StreetFront {
  const random = randomNumbers(seed);
  const front: StreetFront = { walls: '', lines: '', windows: '', lit: '' };
  let left = STREET_FRONT.unit * 4;
  while (width - left > 60) {
    const house = planHouse(random, left, width - left - STREET_FRONT.unit * 4);
    drawWalls(front, house);
    drawFloors(front, house, random);
    left += house.width;
  }
  return front;
}

interface House {
  left: number;
  width: number;
  floors: number;
  /** Number of windows per floor. */
  axes: number;
  roof: 'flat' | 'gable' | 'pitched';
  hasBalconies: boolean;
  /** Height of the eaves above the ground. */
  eaves: number;
}

function planHouse(random: () => number, left: number, space: number): House {
  const preferredWidth = 64 + Math.floor(random() * 4) * 12;
  const width = space - preferredWidth < 60 ? space : preferredWidth;
  const roof = pick(random, ['flat', 'gable', 'pitched', 'flat'] as const);
  const ridge = roof === 'flat' ? 0 : FLOOR_HEIGHT;
  const maxFloors = Math.floor((STREET_FRONT.height - GROUND_FLOOR_HEIGHT - HEADROOM - ridge) / FLOOR_HEIGHT);
  const floors = Math.max(2, maxFloors - Math.floor(random() * 3));
  return {
    left,
    width,
    floors,
    axes: Math.max(2, Math.floor((width - 12) / (18 + Math.floor(random() * 3) * 4))),
    roof,
    hasBalconies: random() > 0.5,
    eaves: GROUND_FLOOR_HEIGHT + floors * FLOOR_HEIGHT,
  };
}

function drawWalls(front: StreetFront, { left, width, roof, eaves }: House): void {
  const right = left + width;
  const top = STREET_FRONT.height - eaves;
  const ridge = top - FLOOR_HEIGHT;
  const roofPath = {
    flat: `V${top}H${right}`,
    gable: `V${top}L${left + width / 2} ${ridge}L${right} ${top}`,
    pitched: `V${top}L${left + 10} ${ridge + 4}H${right - 10}L${right} ${top}`,
  }[roof];
  front.walls += `M${left} ${STREET_FRONT.height}${roofPath}V${STREET_FRONT.height}Z`;
  front.lines += `M${left} ${top}H${right}M${left} ${STREET_FRONT.height - GROUND_FLOOR_HEIGHT}H${right}`;
  if (roof === 'flat') front.lines += `M${left} ${top + 4}H${right}`;
}

function drawFloors(front: StreetFront, house: House, random: () => number): void {
  const { left, width, floors, axes, hasBalconies } = house;
  const axis = width / axes;
  const windowWidth = Math.min(10, axis * 0.5);
  const balconyAxis = Math.floor(random() * axes);
  for (let floor = 0; floor < floors; floor++) {
    const sill = STREET_FRONT.height - GROUND_FLOOR_HEIGHT - floor * FLOOR_HEIGHT - 5;
    for (let index = 0; index < axes; index++) {
      const x = left + axis * (index + 0.5) - windowWidth / 2;
      const path = rectangle(x, sill - 14, windowWidth, 14);
      if (random() > 0.93) front.lit += path;
      else front.windows += path;
      if (hasBalconies && index === balconyAxis) front.lines += balcony(x, sill, windowWidth);
    }
  }
  const doorAxis = Math.floor(random() * axes);
  for (let index = 0; index < axes; index++) {
    const isDoor = index === doorAxis;
    const x = left + axis * (index + 0.5) - axis * 0.32;
    front.windows += rectangle(x, STREET_FRONT.height - (isDoor ? 22 : 21), axis * 0.64, isDoor ? 22 : 14);
  }
}

function balcony(x: number, sill: number, width: number): string {
  const [from, to] = [round(x - 4), round(x + width + 4)];
  return `M${from} ${sill - 7}V${sill + 1}H${to}V${sill - 7}M${from} ${sill - 5}H${to}`;
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pick<Choice>(random: () => number, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Mulberry32: a generator of pseudo-random numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
