import { mix, rgb, tone } from '../drawing/colour.mjs';
import { drawChimney, drawPitchedRoof } from '../elements/roof.mjs';
import { LAMPLIGHT, SLATE, TILE } from '../palette.mjs';
import { Mass } from './mass.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * A house far away: walls with rows of windows, and a roof.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width: number, depth: number, height: number, turn?: number, colour: Colour, roof: 'tile' | 'slate' | 'flat' }} options
 */
export function drawTownHouse(world, { x, z, width, depth, height, turn = 0, colour, roof }) {
  const mass = new Mass({ x, z, width, depth, height, turn });
  const random = world.random.fork(`house${x}${z}`);
  for (const wall of mass.seen(world)) {
    world.surface(wall.whole, colour, wall.outwards);
    world.veil(wall.whole, [
      [0, [255, 250, 236], 0.1],
      [1, [20, 28, 52], 0.2],
    ]);
    drawWindows(world, wall, random);
  }
  if (roof === 'flat') drawFlatRoof(world, mass, colour);
  else {
    drawChimney(world, mass, {
      along: width * 0.3,
      back: depth * 0.55,
      bottom: 2,
      height: 2.4,
      colour: rgb(150, 96, 78),
    });
    drawPitchedRoof(world, mass, {
      rise: Math.min(5, depth * 0.4),
      colour: roof === 'tile' ? mix(TILE, rgb(140, 84, 66), random.next()) : SLATE,
      overhang: 0.4,
      gable: colour,
    });
  }
}

/**
 * @param {World} world
 * @param {import('../drawing/wall.mjs').Wall} wall
 * @param {import('../random.mjs').Random} random
 */
function drawWindows(world, wall, random) {
  /** @type {Point3[][]} */
  const dark = [];
  /** @type {Point3[][]} */
  const lit = [];
  /** @type {Point3[][]} */
  const sills = [];
  for (let bottom = 1.3; bottom < wall.height - 1.7; bottom += 3.1) {
    for (let left = 1.1; left < wall.width - 1.5; left += 2.4) {
      const pane = { left, right: left + 1.15, bottom, top: bottom + 1.65 };
      (random.chance(world.mood.litWindows * 0.8) ? lit : dark).push(wall.area(pane));
      sills.push(wall.area({ ...pane, bottom: bottom - 0.14, top: bottom }));
    }
  }
  world.surfaces(sills, rgb(236, 232, 222), wall.outwards, 0.6);
  world.surfaces(dark, rgb(78, 92, 112), wall.outwards, 0.82);
  world.sheet.polygons(
    lit.map((pane) => world.seeAll(pane)),
    mix(LAMPLIGHT, [255, 236, 190], 0.4),
    0.92,
  );
}

/**
 * A roof to look down on: edge, gravel, some sedum, a stair head.
 *
 * @param {World} world
 * @param {Mass} mass
 * @param {Colour} colour
 */
function drawFlatRoof(world, mass, colour) {
  const top = mass.top();
  if (world.camera.eye[1] <= mass.height) return;
  world.surface(top, world.mood.snow ? rgb(240, 244, 248) : tone(colour, 1.1), [0, 1, 0]);
  const inner = [
    mass.at(0.6, mass.height, 0.6),
    mass.at(mass.width - 0.6, mass.height, 0.6),
    mass.at(mass.width - 0.6, mass.height, mass.depth - 0.6),
    mass.at(0.6, mass.height, mass.depth - 0.6),
  ];
  world.surface(inner, world.mood.snow ? rgb(230, 236, 242) : rgb(142, 152, 116), [0, 1, 0]);
  const [x, base, z] = mass.at(mass.width * 0.4, mass.height, mass.depth * 0.4);
  const head = new Mass({ x, z, base, width: 3, depth: 2.6, height: 2.4 });
  for (const wall of head.seen(world)) world.surface(wall.whole, tone(colour, 0.92), wall.outwards);
  world.surface(head.top(), tone(colour, 1.16), [0, 1, 0]);
}
