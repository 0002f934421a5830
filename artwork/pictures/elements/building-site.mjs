import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { COBALT, CONCRETE, OAK, STEEL, WHITE } from '../palette.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * A site hut with a window and the company's colour.
 *
 * @param {World} world
 * @param {{ at: Point3, storeys?: number }} options
 */
export function drawSiteHut(world, { at: [x, , z], storeys = 1 }) {
  for (let floor = 0; floor < storeys; floor++) {
    const face = new Wall([x, floor * 2.7, z], [1, 0, 0], [0, 1, 0], 6, 2.6);
    drawBox(world, face, { left: 0, right: 6, bottom: 0, top: 2.6 }, -2.4, 0, floor ? WHITE : COBALT);
    for (let left = 0.3; left < 6; left += 0.4)
      world.surface(
        face.area({ left, right: left + 0.05, bottom: 0.1, top: 2.5 }),
        tone(floor ? WHITE : COBALT, 0.8),
        face.outwards,
        { opacity: 0.4 },
      );
    for (const left of [0.7, 3.6]) {
      world.surface(
        face.area({ left, right: left + 1.5, bottom: 0.9, top: 2.1 }, 0.02),
        WHITE,
        face.outwards,
      );
      world.surface(
        face.area({ left: left + 0.1, right: left + 1.4, bottom: 1, top: 2 }, 0.03),
        rgb(96, 118, 138),
        face.outwards,
      );
    }
  }
}

/**
 * A fence of mesh panels along the site.
 *
 * @param {World} world
 * @param {{ from: number, to: number, z: number }} options
 */
export function drawSiteFence(world, { from, to, z }) {
  const face = new Wall([from, 0, z], [1, 0, 0], [0, 1, 0], to - from, 2);
  /** @type {Point3[][]} */
  const wires = [];
  for (let left = 0; left < face.width; left += 0.22)
    wires.push(face.area({ left, right: left + 0.012, bottom: 0.15, top: 1.95 }));
  for (const up of [0.15, 1.05, 1.92])
    wires.push(face.area({ left: 0, right: face.width, bottom: up, top: up + 0.03 }));
  world.surfaces(wires, STEEL, face.outwards, 0.5);
  for (let left = 0; left < face.width; left += 3.5) {
    drawBox(world, face, { left, right: left + 0.06, bottom: 0, top: 2 }, -0.03, 0.03, STEEL);
    drawBox(
      world,
      face,
      { left: left - 0.3, right: left + 0.35, bottom: 0, top: 0.14 },
      -0.12,
      0.12,
      CONCRETE,
    );
  }
}

/**
 * Bricks and boards on pallets.
 *
 * @param {World} world
 * @param {{ at: Point3, kind: 'bricks' | 'boards' }} options
 */
export function drawPallet(world, { at: [x, , z], kind }) {
  const face = new Wall([x, 0, z], [1, 0, 0], [0, 1, 0], 2, 1);
  drawBox(world, face, { left: 0, right: 1.3, bottom: 0, top: 0.14 }, -1, 0, OAK);
  if (kind === 'boards') {
    for (let layer = 0; layer < 4; layer++)
      drawBox(
        world,
        face,
        { left: -0.3, right: 2.6, bottom: 0.14 + layer * 0.13, top: 0.25 + layer * 0.13 },
        -0.8,
        0,
        tone([206, 170, 120], 0.9 + layer * 0.06),
      );
    return;
  }
  for (let layer = 0; layer < 5; layer++)
    for (let brick = 0; brick < 5; brick++)
      drawBox(
        world,
        face,
        {
          left: brick * 0.26,
          right: brick * 0.26 + 0.245,
          bottom: 0.14 + layer * 0.17,
          top: 0.3 + layer * 0.17,
        },
        -0.9,
        0,
        tone([168, 88, 64], 0.85 + ((layer * 3 + brick) % 4) * 0.08),
      );
}
