import { drawTownHouse } from '../../buildings/town-house.mjs';
import { drawWaterTower } from '../../buildings/water-tower.mjs';
import { rgb, tone } from '../../drawing/colour.mjs';
import { drawBox, Wall } from '../../drawing/wall.mjs';
import { World } from '../../drawing/world.mjs';
import { drawCrane } from '../../elements/crane.mjs';
import { drawTree } from '../../elements/tree.mjs';
import {
  AUTUMN,
  CLINKER,
  LEAF,
  PLASTER_BLUE,
  PLASTER_OCHRE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_SAND,
  PLASTER_WHITE,
  SLATE,
} from '../../palette.mjs';
import { RIVER } from './river.mjs';

/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {{ z: number, draw: () => void }} Piece */

const WALLS = /** @type {const} */ ([
  PLASTER_SAND,
  PLASTER_OCHRE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_BLUE,
  PLASTER_WHITE,
  CLINKER,
]);

/** Rows of houses on both banks, new ones to the right. @param {World} world @returns {Piece[]} */
export function town(world) {
  const random = world.random.fork('town');
  /** @type {Piece[]} */
  const pieces = [];
  for (const z of [2, 22, 96, 116, 138, 162, 190, 222, 260, 300, 350, 410, 480, 570, 690]) {
    const reach = 46 + z * 0.78;
    for (let x = -reach; x < reach; ) {
      const modern = x > reach * 0.3 && z < 240;
      const width = random.between(9, modern ? 24 : 17);
      const skipped =
        random.chance(0.13) ||
        (Math.abs(x + width / 2 + 14) < 17 && z < 60) ||
        (Math.abs(x + 42) < 13 && z === 116) ||
        (Math.abs(x + width / 2 - 8) < 22 && z === 162);
      if (!skipped) {
        /** @type {Parameters<typeof drawTownHouse>[1]} */
        const options = {
          x,
          z: z + random.between(-3, 3),
          width,
          depth: random.between(9, 12),
          height: modern ? random.between(12, 19) : random.between(9, 15),
          turn: random.between(-0.1, 0.1),
          colour: random.pick(WALLS),
          roof: modern ? 'flat' : random.chance(0.8) ? 'tile' : 'slate',
        };
        pieces.push({ z: options.z, draw: () => drawTownHouse(world, options) });
      }
      x += width + random.between(-0.2, 3);
    }
  }
  return pieces;
}

/** @param {World} world @returns {Piece[]} */
export function trees(world) {
  const random = world.random.fork('trees');
  return Array.from({ length: 190 }, () => {
    const z = random.chance(0.3) ? random.between(88, 95) : random.between(-4, 290);
    const x = random.between(-1, 1) * (46 + z * 0.75);
    if (z > RIVER.near - 6 && z < RIVER.far + 1) return undefined;
    return {
      z: z - 2,
      draw: () =>
        z < 130
          ? drawTree(world, { at: [x, 0, z], height: random.between(6, 9) })
          : drawFarTree(world, [x, 0, z]),
    };
  }).filter((piece) => piece !== undefined);
}

/** @param {World} world @param {Point3} at */
function drawFarTree(world, [x, , z]) {
  const { foliage } = world.mood;
  const leaf = foliage === 'autumn' ? AUTUMN : foliage === 'bare' ? rgb(140, 132, 124) : LEAF;
  const [px, py] = world.see([x, 3.4, z]);
  const radius = world.scaleAt([x, 0, z]) * 3.4;
  world.sheet.ellipse(
    [px, py],
    radius,
    world.lit(tone(leaf, 0.8), [0.4, 0.2, -0.8], [x, 0, z]),
    1,
    radius * 1.1,
  );
  world.sheet.ellipse(
    [px - radius * 0.25, py - radius * 0.3],
    radius * 0.66,
    world.lit(leaf, [-0.5, 0.5, -0.7], [x, 0, z]),
    1,
    radius * 0.66,
  );
}

/** @param {World} world @returns {Piece[]} */
export function landmarks(world) {
  return [
    { z: 112, draw: () => drawWaterTower(world, { at: [-42, 0, 118] }) },
    { z: 158, draw: () => drawChurch(world, [0, 0, 162]) },
    {
      z: 200,
      draw: () => drawCrane(world, { at: [104, 0, 200], height: 44, jib: 36, swing: 2.5, load: 14 }),
    },
    {
      z: 215,
      draw: () => drawCrane(world, { at: [128, 0, 216], height: 40, jib: 34, swing: 0.4, load: 10 }),
    },
  ];
}

/** A church with nave and pointed spire. @param {World} world @param {Point3} at */
function drawChurch(world, [x, , z]) {
  drawTownHouse(world, {
    x: x + 4,
    z: z + 1,
    width: 24,
    depth: 12,
    height: 15,
    colour: CLINKER,
    roof: 'slate',
  });
  const tower = new Wall([x - 4, 0, z - 2], [1, 0, 0], [0, 1, 0], 9, 34);
  drawBox(world, tower, { left: 0, right: 9, bottom: 0, top: 34 }, -9, 0, CLINKER);
  for (const up of [12, 20, 27])
    for (const left of [2, 5.2])
      world.surface(
        tower.area({ left, right: left + 1.6, bottom: up, top: up + 4 }, 0.02),
        rgb(70, 78, 92),
        tower.outwards,
      );
  drawBox(world, tower, { left: -0.4, right: 9.4, bottom: 33, top: 34 }, -9, 0.4, PLASTER_WHITE);
  const peak = /** @type {Point3} */ ([x + 0.5, 60, z + 2]);
  world.surface([[x - 4, 34, z - 2], peak, [x + 5, 34, z - 2]], SLATE, [-0.2, 0.3, -0.9]);
  world.surface([[x + 5, 34, z - 2], peak, [x + 5, 34, z + 7]], SLATE, [1, 0.2, 0]);
}
