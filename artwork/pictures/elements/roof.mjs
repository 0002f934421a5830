import { tone } from '../drawing/colour.mjs';
import { cross, minus, normalised } from '../drawing/geometry.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { INK, SNOW, STEEL, WHITE, ZINC } from '../palette.mjs';
import { drawWindow } from './window.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../buildings/mass.mjs').Mass} Mass */

/**
 * A roof whose ridge runs along the front; `hip` metres are taken off the ridge at both ends.
 *
 * @param {World} world
 * @param {Mass} mass
 * @param {{ rise: number, colour: Colour, hip?: number, overhang?: number, gable?: Colour }} options
 * @returns {Wall} the slope towards the front, to build on
 */
export function drawPitchedRoof(world, mass, { rise, colour, hip = 0, overhang = 0.45, gable }) {
  const { front, right, left, width, depth, height } = mass;
  const eave = height - overhang * 0.35;
  const run = depth / 2 + overhang;
  const ridge = (/** @type {number} */ along) => mass.at(along, height + rise, depth / 2);
  const [ridgeStart, ridgeEnd] = [
    ridge(hip - (hip ? 0 : overhang)),
    ridge(width - hip + (hip ? 0 : overhang)),
  ];
  const corners = {
    frontLeft: mass.at(-overhang, eave, -overhang),
    frontRight: mass.at(width + overhang, eave, -overhang),
    backLeft: mass.at(-overhang, eave, depth + overhang),
    backRight: mass.at(width + overhang, eave, depth + overhang),
  };
  if (hip === 0) {
    for (const [wall, sign] of /** @type {const} */ ([
      [left, -1],
      [right, 1],
    ])) {
      const along = sign < 0 ? 0 : width;
      const peak = mass.at(along, height + rise, depth / 2);
      if (wall.isSeen(world)) {
        world.surface(
          [mass.at(along, height, 0), peak, mass.at(along, height, depth)],
          gable ?? WHITE,
          wall.outwards,
        );
      }
    }
  } else {
    drawSlope(world, [corners.frontRight, ridgeEnd, corners.backRight], colour);
    drawSlope(world, [corners.backLeft, ridgeStart, corners.frontLeft], colour);
  }
  const upwards = normalised(minus(mass.at(0, height + rise, depth / 2), mass.at(0, eave, -overhang)));
  const slope = new Wall(
    corners.frontLeft,
    front.rightwards,
    upwards,
    width + 2 * overhang,
    Math.hypot(run, height + rise - eave),
  );
  drawSlope(world, [corners.frontLeft, ridgeStart, ridgeEnd, corners.frontRight], colour, slope);
  drawGutter(world, mass, overhang, eave);
  return slope;
}

/**
 * @param {World} world
 * @param {Point3[]} points
 * @param {Colour} colour
 * @param {Wall} [slope] where tiles are to be seen
 */
function drawSlope(world, points, colour, slope) {
  const [a, b, c] = points;
  if (!a || !b || !c) return;
  const normal = normalised(cross(minus(b, a), minus(c, a)));
  const outwards = /** @type {Point3} */ (normal[1] < 0 ? normal.map((part) => -part) : normal);
  const facing = minus(world.camera.eye, a);
  if (outwards[0] * facing[0] + outwards[1] * facing[1] + outwards[2] * facing[2] < 0) return;
  const { snow } = world.mood;
  world.surface(points, snow ? SNOW : colour, outwards);
  if (slope) drawCourses(world, points, slope, snow ? [205, 214, 224] : tone(colour, 0.74), snow);
  world.veil([...points].reverse(), [
    [0, INK, 0.16],
    [1, INK, 0],
  ]);
}

/**
 * @param {World} world
 * @param {Point3[]} points
 * @param {Wall} slope
 * @param {Colour} colour
 * @param {boolean} sparse
 */
function drawCourses(world, points, slope, colour, sparse) {
  const [start, ridgeStart, ridgeEnd] = points;
  if (!start || !ridgeStart || !ridgeEnd) return;
  if (world.scaleAt(start) < 6) return;
  const inset = (slope.width - Math.hypot(...minus(ridgeEnd, ridgeStart))) / 2;
  const random = world.random.fork(`tiles${slope.origin.join()}`);
  /** @type {Point3[][]} */
  const lines = [];
  /** @type {Point3[][]} */
  const tiles = [];
  for (let up = 0.32; up < slope.height; up += sparse ? 1.1 : 0.34) {
    const cut = (inset * up) / slope.height;
    lines.push(slope.area({ left: cut, right: slope.width - cut, bottom: up, top: up + 0.05 }));
    for (let count = slope.width / 2.2; count > 0 && !sparse; count--) {
      const left = random.between(cut, slope.width - cut - 0.4);
      tiles.push(slope.area({ left, right: left + random.between(0.2, 0.42), bottom: up - 0.29, top: up }));
    }
  }
  world.surfaces(tiles, tone(colour, 1.2), slope.outwards, 0.34);
  world.surfaces(lines, colour, slope.outwards, sparse ? 0.4 : 0.6);
}

/** @param {World} world @param {Mass} mass @param {number} overhang @param {number} eave */
function drawGutter(world, mass, overhang, eave) {
  const { front, width } = mass;
  const gutter = { left: -overhang, right: width + overhang, bottom: eave - 0.14, top: eave + 0.02 };
  world.shadows(
    [front.area({ left: 0, right: width, bottom: mass.height - overhang * 1.7, top: mass.height })],
    undefined,
    0.85,
  );
  drawBox(world, front, gutter, overhang - 0.12, overhang + 0.06, ZINC);
  const pipes = [0.35, width - 0.35];
  for (const pipe of pipes) {
    const area = { left: pipe - 0.06, right: pipe + 0.06, bottom: 0, top: mass.height - 0.1 };
    drawBox(world, front, area, 0, 0.1, tone(ZINC, 0.86));
  }
}

/**
 * A dormer: a window in a small upright front of its own.
 *
 * @param {World} world
 * @param {Mass} mass
 * @param {{ along: number, up: number, back: number, width?: number, height?: number, colour: Colour, roof: Colour }} options
 */
export function drawDormer(world, mass, { along, up, back, width = 1.5, height = 1.6, colour, roof }) {
  const base = mass.height + up;
  const depth = 2.2;
  const cheek = (/** @type {number} */ side) => [
    mass.at(side, base, back),
    mass.at(side, base + height, back),
    mass.at(side, base + height, back + depth),
  ];
  for (const [wall, side] of /** @type {const} */ ([
    [mass.left, along],
    [mass.right, along + width],
  ])) {
    if (wall.isSeen(world)) world.surface(cheek(side), tone(roof, 0.85), wall.outwards);
  }
  const face = new Wall(mass.at(along, base, back), mass.front.rightwards, [0, 1, 0], width, height);
  world.surface(face.whole, colour, face.outwards);
  drawWindow(
    world,
    face,
    { left: 0.2, right: width - 0.2, bottom: 0.2, top: height - 0.2 },
    { frame: WHITE, columns: 2, reveal: 0.1, transom: 0.26 },
  );
  drawBox(
    world,
    face,
    { left: -0.18, right: width + 0.18, bottom: height, top: height + 0.14 },
    -0.1,
    0.22,
    ZINC,
  );
}

/**
 * @param {World} world
 * @param {Mass} mass
 * @param {{ along: number, back: number, bottom: number, height: number, colour: Colour }} options metres above the walls
 */
export function drawChimney(world, mass, { along, back, bottom, height, colour }) {
  const face = new Wall(
    mass.at(along, mass.height + bottom, back),
    mass.front.rightwards,
    [0, 1, 0],
    0.8,
    height,
  );
  drawBox(world, face, { left: 0, right: 0.8, bottom: 0, top: height }, -0.6, 0, colour);
  drawBox(world, face, { left: -0.08, right: 0.88, bottom: height, top: height + 0.12 }, -0.68, 0.08, STEEL);
}

/**
 * The edge of a flat roof.
 *
 * @param {World} world
 * @param {Mass} mass
 * @param {Colour} [colour]
 * @param {number} [overhang]
 */
export function drawParapet(world, mass, colour = ZINC, overhang = 0.07) {
  for (const wall of [mass.left, mass.right, mass.front]) {
    if (!wall.isSeen(world)) continue;
    world.shadows(
      [wall.area({ left: 0, right: wall.width, bottom: wall.height - 0.18 - overhang, top: wall.height })],
      undefined,
      0.6,
    );
    drawBox(
      world,
      wall,
      { left: -overhang, right: wall.width + overhang, bottom: wall.height - 0.12, top: wall.height + 0.06 },
      -0.3,
      overhang,
      colour,
    );
  }
}
