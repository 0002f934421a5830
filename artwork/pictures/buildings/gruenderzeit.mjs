import { tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox } from '../drawing/wall.mjs';
import { drawBalconies } from '../elements/balcony.mjs';
import { drawDoor } from '../elements/door.mjs';
import { drawChimney, drawDormer, drawPitchedRoof } from '../elements/roof.mjs';
import { drawClinker, drawJoints, drawPlaster } from '../elements/surface.mjs';
import { drawWindow } from '../elements/window.mjs';
import { CLINKER, PLASTER_WHITE, SLATE, STEEL, TILE, WHITE } from '../palette.mjs';
import { drawCornice, drawHood, drawMainCornice, drawPediment } from './gruenderzeit-ornaments.mjs';
import { Mass } from './mass.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */

const GROUND = 4.3;
const STOREY = 3.7;

/**
 * A tenement of about 1890: rusticated ground floor, tall windows with pediments, cornices, balconies in the middle axis.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width?: number, depth?: number, storeys?: number, turn?: number, colour: Colour, door: Colour, shops?: boolean, base?: number, slate?: boolean, clinker?: boolean, atelier?: boolean }} options `clinker`: walls of clinker above the ground
 *   floor; `atelier`: a broad window in the roof
 */
export function drawGruenderzeit(
  world,
  {
    x,
    z,
    width = 18,
    depth = 12,
    storeys = 4,
    turn = 0,
    colour,
    door,
    shops = true,
    base = 0,
    slate = false,
    clinker = false,
    atelier = false,
  },
) {
  const height = GROUND + STOREY * (storeys - 1) + 0.9;
  const mass = new Mass({ x, z, base, width, depth, height, turn });
  for (const share of [0.22, 0.74]) {
    drawChimney(world, mass, {
      along: width * share,
      back: depth * 0.55,
      bottom: 2.6,
      height: 2.2,
      colour: CLINKER,
    });
  }
  for (const wall of mass.seen(world)) {
    if (wall === mass.front) drawFront(world, wall, storeys, colour, door, shops, clinker);
    else drawSide(world, wall, storeys, colour, clinker);
  }
  drawRoof(world, mass, slate ? SLATE : TILE, tone(colour, 0.95), atelier);
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} storeys
 * @param {Colour} colour
 * @param {Colour} door
 * @param {boolean} shops
 * @param {boolean} clinker
 */
function drawFront(world, wall, storeys, colour, door, shops, clinker) {
  const axes = Math.max(3, Math.round(wall.width / 2.9));
  const axis = wall.width / axes;
  const middle = Math.floor(axes / 2);
  const ground = { left: 0, right: wall.width, bottom: 0, top: GROUND };
  (clinker ? drawClinker : drawPlaster)(world, wall, colour, { ...ground, bottom: GROUND, top: wall.height });
  drawPlaster(world, wall, tone(colour, 0.88), ground);
  drawJoints(world, wall, { ...ground, bottom: 0.7 }, { width: 99, height: 0.42 }, tone(colour, 0.5), 0.05);
  drawBox(world, wall, { ...ground, top: 0.7 }, 0, 0.06, tone(colour, 0.66));
  for (let index = 0; index < axes; index++) {
    const centre = axis * (index + 0.5);
    if (index === middle)
      drawDoor(world, wall, { left: centre - 0.85, width: 1.7, height: 3.3, colour: door, arched: true });
    else if (shops)
      drawWindow(
        world,
        wall,
        { left: centre - axis * 0.38, right: centre + axis * 0.38, bottom: 0.75, top: 3.5 },
        { frame: tone(door, 0.8), columns: 2, transom: 0.24, reveal: 0.3, revealColour: colour, shop: true },
      );
    else
      drawWindow(
        world,
        wall,
        { left: centre - 0.65, right: centre + 0.65, bottom: 1.25, top: 3.45 },
        {
          frame: WHITE,
          columns: 2,
          transom: 0.28,
          reveal: 0.28,
          revealColour: colour,
          sill: PLASTER_WHITE,
          arched: true,
        },
      );
  }
  drawCornice(world, wall, GROUND, 0.3, colour);
  for (let floor = 1; floor < storeys; floor++) {
    const bottom = GROUND + STOREY * (floor - 1);
    for (let index = 0; index < axes; index++) {
      const centre = axis * (index + 0.5);
      drawAxisWindow(world, wall, centre, bottom, floor, floor < storeys - 1 && index === middle, colour);
    }
    if (floor === storeys - 2) drawCornice(world, wall, bottom + STOREY - 0.12, 0.16, colour);
  }
  const balconies = Array.from({ length: Math.max(0, storeys - 2) }, (_, floor) => {
    const centre = axis * (middle + 0.5);
    const bottom = GROUND + STOREY * floor + 0.12;
    return { left: centre - 1.3, right: centre + 1.3, bottom, top: bottom + 1 };
  });
  const style = /** @type {const} */ ({ depth: 1.1, railing: 'bars', colour: STEEL, slab: PLASTER_WHITE });
  for (const place of balconies) {
    for (const side of [place.left + 0.25, place.right - 0.55]) {
      drawBox(
        world,
        wall,
        { left: side, right: side + 0.3, bottom: place.bottom - 0.75, top: place.bottom - 0.2 },
        0,
        0.6,
        tone(colour, 1.15),
      );
    }
  }
  drawBalconies(world, wall, balconies, style);
  drawMainCornice(world, wall, colour);
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} centre
 * @param {number} bottom
 * @param {number} floor
 * @param {boolean} isDoor
 * @param {Colour} colour
 */
function drawAxisWindow(world, wall, centre, bottom, floor, isDoor, colour) {
  const half = 0.62;
  const sill = isDoor ? 0.12 : 0.95;
  const head = 3.05;
  const area = { left: centre - half, right: centre + half, bottom: bottom + sill, top: bottom + head };
  const pale = tone(colour, 1.42);
  const surround = {
    left: area.left - 0.17,
    right: area.right + 0.17,
    bottom: area.bottom - 0.1,
    top: area.top + 0.17,
  };
  world.shadows(boxShadow(world, wall, surround, 0.07), undefined, 0.8);
  drawBox(world, wall, surround, 0, 0.05, pale);
  drawWindow(world, wall, area, {
    frame: WHITE,
    columns: 2,
    transom: 0.3,
    reveal: 0.24,
    revealColour: pale,
    ...(isDoor ? {} : { sill: pale }),
  });
  if (floor === 1) drawPediment(world, wall, surround, pale);
  else if (floor === 2) drawHood(world, wall, surround, pale);
}

/**
 * A gable wall: plain, with a few windows towards the neighbour.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {number} storeys
 * @param {Colour} colour
 * @param {boolean} clinker
 */
function drawSide(world, wall, storeys, colour, clinker) {
  (clinker ? drawClinker : drawPlaster)(world, wall, tone(colour, 0.95));
  for (let floor = 1; floor < storeys; floor++) {
    const bottom = GROUND + STOREY * (floor - 1) + 1;
    for (const left of [wall.width * 0.26, wall.width * 0.62]) {
      drawWindow(
        world,
        wall,
        { left, right: left + 1.1, bottom, top: bottom + 1.9 },
        { frame: WHITE, columns: 2, transom: 0.28, reveal: 0.24, revealColour: colour, sill: PLASTER_WHITE },
      );
    }
  }
}

/** @param {World} world @param {Mass} mass @param {Colour} colour @param {Colour} gable @param {boolean} atelier */
function drawRoof(world, mass, colour, gable, atelier) {
  drawPitchedRoof(world, mass, { rise: 3.9, colour, overhang: 0.5, gable });
  if (atelier)
    return drawDormer(world, mass, { along: mass.width * 0.28, up: 0.6, back: 0.9, width: mass.width * 0.44, height: 2, colour: WHITE, roof: colour });
  const dormers = Math.max(2, Math.round(mass.width / 6));
  for (let index = 0; index < dormers; index++) {
    drawDormer(world, mass, {
      along: (mass.width * (index + 0.5)) / dormers - 0.8,
      up: 0.75,
      back: 1.1,
      width: 1.6,
      colour: WHITE,
      roof: colour,
    });
  }
}
