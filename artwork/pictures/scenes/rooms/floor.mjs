import { rgb, tone } from '../../drawing/colour.mjs';
import { INK, OAK } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../random.mjs').Random} Random */
/** @typedef {import('../indoors.mjs').Room} Room */
/** @typedef {{ kind: 'herringbone' | 'boards' | 'tiles' | 'terrazzo' | 'concrete', colour?: Colour, size?: number }} Flooring `size`: metres of a board's or a tile's width */

/** Metres of floor before the wall. */
export const FLOOR_DEPTH = 5;

const UP = /** @type {Point3} */ ([0, 1, 0]);
const TONES = [0.84, 0.92, 1.0, 1.1, 1.2];

/** The floor, brighter under the windows. @param {Room} room @param {number} reach */
export function drawRoomFloor(room, reach) {
  const { world, floor, view } = room;
  const { kind, colour = OAK, size } = view.floor;
  const area = { left: -reach, right: reach, bottom: 0, top: FLOOR_DEPTH };
  const random = world.random.fork('floor');
  world.surface(floor.area(area), tone(colour, kind === 'tiles' ? 1.35 : 0.6), UP);
  const pieces = PIECES[kind](reach, random, size);
  TONES.forEach((factor, index) => {
    const group = pieces.filter((_, piece) => (piece * 7 + Math.floor(piece / 3) * 3) % TONES.length === index);
    const spread = kind === 'tiles' ? 1 + (factor - 1) * 0.25 : factor;
    world.surfaces(group.map((piece) => piece.map(([x, z]) => floor.at(x, z))), tone(colour, spread), UP);
  });
  if (kind === 'terrazzo') drawChips(room, reach, random);
  drawSheen(room, area);
}

/** @type {Record<Flooring['kind'], (reach: number, random: Random, size: number | undefined) => Point2[][]>} */
const PIECES = {
  herringbone: (reach, _random, size = 0.1) => herringbone(reach, size),
  boards: (reach, random, size = 0.15) => boards(reach, random, size),
  tiles: (reach, _random, size = 0.6) => grid(reach, size),
  terrazzo: (reach) => [rectangle(-reach, 0, reach, FLOOR_DEPTH)],
  concrete: (reach) => grid(reach, 2.4),
};

/** @param {number} left @param {number} near @param {number} right @param {number} far @returns {Point2[]} */
function rectangle(left, near, right, far) {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}

/** Boards that run away from the viewer. @param {number} reach @param {Random} random @param {number} size */
function boards(reach, random, size) {
  /** @type {Point2[][]} */
  const pieces = [];
  for (let left = -reach; left < reach; left += size) {
    for (let near = -random.next() * 2; near < FLOOR_DEPTH; ) {
      const far = Math.min(FLOOR_DEPTH, near + random.between(1.4, 2.4));
      pieces.push(rectangle(left, Math.max(0, near), left + size - 0.006, far - 0.006));
      near = far;
    }
  }
  return pieces;
}

/** @param {number} reach @param {number} size */
function grid(reach, size) {
  /** @type {Point2[][]} */
  const pieces = [];
  for (let left = -reach; left < reach; left += size)
    for (let far = FLOOR_DEPTH; far > 0; far -= size)
      pieces.push(rectangle(left, Math.max(0, far - size + 0.008), left + size - 0.008, far));
  return pieces;
}

/** Staves at right angles, laid diagonally: five times as long as wide. @param {number} reach @param {number} size */
function herringbone(reach, size) {
  const long = 5;
  const gap = 0.03;
  const count = Math.ceil((reach + FLOOR_DEPTH) / size);
  /** @type {Point2[][]} */
  const pieces = [];
  for (let row = -count; row < count; row++) {
    for (let turn = -count; turn < count; turn += 2 * long) {
      const along = row + turn;
      pieces.push(rectangle(along, row, along + long - gap, row + 1 - gap));
      const down = row - 2 * long + 1 + turn;
      pieces.push(rectangle(row, down, row + 1 - gap, down + long - gap));
    }
  }
  return pieces
    .map((piece) => piece.map(([u, v]) => /** @type {Point2} */ ([((u - v) * size) / Math.SQRT2, ((u + v) * size) / Math.SQRT2])))
    .filter((piece) => piece.every(([x, z]) => Math.abs(x) < reach && z > -0.2 && z < FLOOR_DEPTH + 0.35))
    .map((piece) => piece.map(([x, z]) => /** @type {Point2} */ ([x, Math.min(z, FLOOR_DEPTH)])));
}

/** @param {Room} room @param {number} reach @param {Random} random */
function drawChips({ world, floor }, reach, random) {
  for (const colour of [rgb(238, 234, 224), rgb(150, 146, 140), rgb(176, 128, 104), rgb(92, 100, 108), rgb(112, 130, 150)]) {
    const chips = Array.from({ length: 900 }, () => {
      const [x, z] = [random.between(-reach, reach) * 0.7, FLOOR_DEPTH - random.next() ** 1.4 * 2.6];
      const size = random.between(0.012, 0.045);
      return [floor.at(x, z), floor.at(x + size, z + size * 0.4), floor.at(x + size * 0.7, z + size), floor.at(x - size * 0.3, z + size * 0.7)];
    });
    world.surfaces(chips, colour, UP, 0.75);
  }
}

/** What the floor mirrors of the windows, and the dark along the wall. @param {Room} room @param {import('../../drawing/wall.mjs').Area} area */
function drawSheen({ world, floor, view }, area) {
  for (const opening of view.openings ?? []) {
    for (const spread of [0.3, 0.12, 0]) {
      const mirrored = { left: opening.left - spread, right: opening.right + spread, bottom: 0, top: FLOOR_DEPTH };
      world.veil(floor.area(mirrored), [
        [0, [250, 252, 255], 0.16],
        [0.7, [250, 252, 255], 0.06],
        [1, [250, 252, 255], 0],
      ]);
    }
  }
  world.veil(floor.area(area), [
    [0, INK, 0.05],
    [0.35, INK, 0],
    [1, INK, 0.2],
  ]);
  for (const reach of [0.03, 0.1, 0.26])
    world.surface(floor.area({ ...area, bottom: FLOOR_DEPTH - reach }), INK, UP, { opacity: 0.09 });
}
