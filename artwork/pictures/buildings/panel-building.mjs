import { rgb, tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox } from '../drawing/wall.mjs';
import { drawBalconies } from '../elements/balcony.mjs';
import { drawDoor } from '../elements/door.mjs';
import { drawParapet } from '../elements/roof.mjs';
import { drawBoards, drawSlabs } from '../elements/surface.mjs';
import { drawWindow } from '../elements/window.mjs';
import { COBALT, CONCRETE, LARCH, PLASTER_WHITE, WHITE, ZINC } from '../palette.mjs';
import { Mass } from './mass.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */

const STOREY = 2.8;
const PLINTH = 1.2;
const BAY = 3.6;

/**
 * A building of large slabs, of 1962 or 1978: a strict grid, balconies in pairs, staircases behind upright bands of glass.
 * `extension` is how many storeys of timber were set on top.
 *
 * @param {World} world
 * @param {{ x: number, z: number, bays?: number, depth?: number, storeys?: number, turn?: number, colour?: Colour, accent?: Colour, extension?: number, renovated?: boolean, balconies?: boolean }} options
 */
export function drawPanelBuilding(
  world,
  {
    x,
    z,
    bays = 9,
    depth = 11,
    storeys = 5,
    turn = 0,
    colour = PLASTER_WHITE,
    accent = COBALT,
    extension = 0,
    renovated = true,
    balconies = true,
  },
) {
  const width = bays * BAY;
  const mass = new Mass({ x, z, width, depth, height: PLINTH + STOREY * storeys + 0.5, turn });
  if (extension > 0) drawExtension(world, mass, turn, extension);
  for (const wall of mass.seen(world)) {
    drawSlabs(
      world,
      wall,
      colour,
      { width: BAY, height: STOREY },
      { left: 0, right: wall.width, bottom: PLINTH, top: wall.height },
    );
    drawSlabs(
      world,
      wall,
      CONCRETE,
      { width: BAY, height: 9 },
      { left: 0, right: wall.width, bottom: 0, top: PLINTH },
    );
    if (wall === mass.front) drawFront(world, wall, bays, storeys, accent, renovated, balconies);
    else drawGable(world, wall, storeys, accent, renovated);
  }
  drawParapet(world, mass, ZINC);
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} bays
 * @param {number} storeys
 * @param {Colour} accent
 * @param {boolean} renovated
 * @param {boolean} withBalconies
 */
function drawFront(world, wall, bays, storeys, accent, renovated, withBalconies) {
  const frame = renovated ? WHITE : rgb(196, 190, 176);
  /** @type {import('../drawing/wall.mjs').Area[]} */
  const balconies = [];
  for (let bay = 0; bay < bays; bay++) {
    const centre = BAY * (bay + 0.5);
    if (bay % 4 === 1) {
      drawStaircase(world, wall, centre, storeys, accent, renovated);
      continue;
    }
    for (let floor = 0; floor < storeys; floor++) {
      const bottom = PLINTH + STOREY * floor;
      if (withBalconies && bay % 4 === 3) {
        drawWindow(
          world,
          wall,
          { left: centre - 1.2, right: centre + 1.2, bottom: bottom + 0.1, top: bottom + 2.3 },
          { frame, columns: 2, reveal: 0.14 },
        );
        balconies.push({ left: centre - 1.7, right: centre + 1.7, bottom, top: bottom + 1 });
      } else {
        drawWindow(
          world,
          wall,
          { left: centre - 0.95, right: centre + 0.95, bottom: bottom + 0.9, top: bottom + 2.3 },
          { frame, columns: 2, reveal: renovated ? 0.22 : 0.1, sill: ZINC },
        );
      }
    }
  }
  const style = /** @type {const} */ ({
    depth: 1.5,
    railing: 'panel',
    colour: renovated ? accent : rgb(188, 186, 178),
    slab: CONCRETE,
  });
  drawBalconies(world, wall, balconies, style);
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} centre
 * @param {number} storeys
 * @param {Colour} accent
 * @param {boolean} renovated
 */
function drawStaircase(world, wall, centre, storeys, accent, renovated) {
  const top = PLINTH + STOREY * storeys - 0.3;
  const colour = renovated ? tone(accent, 1.5) : tone(CONCRETE, 0.95);
  const band = { left: centre - 1.3, right: centre + 1.3, bottom: 0, top };
  world.shadows(boxShadow(world, wall, band, 0.18));
  drawBox(world, wall, band, 0, 0.14, colour);
  drawWindow(
    world,
    wall,
    { left: centre - 0.75, right: centre + 0.75, bottom: 3.4, top: top - 0.5 },
    { frame: WHITE, columns: 2, rows: storeys * 2 - 2, reveal: 0.05, shop: true },
  );
  drawDoor(world, wall, { left: centre - 0.7, width: 1.4, height: 2.5, colour: accent, canopy: CONCRETE });
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} storeys
 * @param {Colour} accent
 * @param {boolean} renovated
 */
function drawGable(world, wall, storeys, accent, renovated) {
  if (renovated) {
    const stripe = { left: wall.width * 0.12, right: wall.width * 0.24, bottom: PLINTH, top: wall.height };
    world.surface(wall.area(stripe), tone(accent, 1.18), wall.outwards);
  }
  for (let floor = 0; floor < storeys; floor++) {
    const bottom = PLINTH + STOREY * floor + 0.9;
    const left = wall.width * 0.56;
    drawWindow(
      world,
      wall,
      { left, right: left + 1.3, bottom, top: bottom + 1.4 },
      { frame: WHITE, columns: 1, reveal: 0.2, sill: ZINC },
    );
  }
}

/**
 * Storeys of timber on the old roof, a little narrower than it.
 *
 * @param {World} world
 * @param {Mass} below
 * @param {number} turn
 * @param {number} storeys
 */
function drawExtension(world, below, turn, storeys) {
  const [x, base, z] = below.at(0.6, below.height, 0.5);
  const mass = new Mass({
    x,
    z,
    base,
    width: below.width - 1.2,
    depth: below.depth - 1,
    height: 2.9 * storeys + 0.4,
    turn,
  });
  for (const wall of mass.seen(world)) {
    drawBoards(world, wall, LARCH);
    const axes = Math.round(wall.width / BAY);
    const axis = wall.width / axes;
    for (let floor = 0; floor < storeys; floor++) {
      for (let index = 0; index < axes; index++) {
        const half = index % 3 === 1 ? 1.15 : 0.6;
        const centre = axis * (index + 0.5);
        const bottom = 2.9 * floor + 0.3;
        drawWindow(
          world,
          wall,
          { left: centre - half, right: centre + half, bottom, top: bottom + 2.2 },
          { frame: rgb(70, 66, 62), columns: half > 1 ? 2 : 1, reveal: 0.24, revealColour: LARCH },
        );
      }
      drawBox(
        world,
        wall,
        { left: -0.03, right: wall.width + 0.03, bottom: 2.9 * floor - 0.02, top: 2.9 * floor + 0.14 },
        0,
        0.08,
        ZINC,
      );
    }
  }
  drawParapet(world, mass, ZINC, 0.4);
}
