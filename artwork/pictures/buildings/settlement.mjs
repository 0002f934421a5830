import { tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox } from '../drawing/wall.mjs';
import { drawBalconies } from '../elements/balcony.mjs';
import { drawDoor, drawDoorLamp } from '../elements/door.mjs';
import { drawChimney, drawDormer, drawPitchedRoof } from '../elements/roof.mjs';
import { drawClinker, drawPlaster } from '../elements/surface.mjs';
import { drawWindow } from '../elements/window.mjs';
import { CLINKER, COBALT, PLASTER_WHITE, TILE, WHITE } from '../palette.mjs';
import { Mass } from './mass.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */

const STOREY = 3;
const PLINTH = 1.1;

/**
 * A row of the 1920s: plaster over a clinker plinth, clinker bands around doors and stair windows, tiled hip roof.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width?: number, depth?: number, storeys?: number, turn?: number, colour: Colour, door?: Colour, balconies?: boolean }} options
 */
export function drawSettlement(
  world,
  { x, z, width = 30, depth = 10, storeys = 3, turn = 0, colour, door = COBALT, balconies = false },
) {
  const mass = new Mass({ x, z, width, depth, height: PLINTH + STOREY * storeys + 0.35, turn });
  for (const share of [0.25, 0.75]) {
    drawChimney(world, mass, {
      along: width * share,
      back: depth * 0.55,
      bottom: 2.6,
      height: 1.9,
      colour: CLINKER,
    });
  }
  for (const wall of mass.seen(world)) {
    if (wall === mass.front) drawFront(world, wall, storeys, colour, door, balconies);
    else drawSide(world, wall, storeys, colour);
  }
  drawPitchedRoof(world, mass, { rise: 4, colour: TILE, hip: 4.2, overhang: 0.6 });
  for (let along = 5.2; along < width - 6; along += 6.4) {
    drawDormer(world, mass, {
      along,
      up: 0.55,
      back: 0.9,
      width: 1.9,
      height: 1.3,
      colour: PLASTER_WHITE,
      roof: TILE,
    });
  }
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} storeys
 * @param {Colour} colour
 * @param {Colour} door
 * @param {boolean} balconies
 */
function drawFront(world, wall, storeys, colour, door, balconies) {
  drawPlaster(world, wall, colour, { left: 0, right: wall.width, bottom: PLINTH, top: wall.height });
  drawClinker(world, wall, CLINKER, { left: 0, right: wall.width, bottom: 0, top: PLINTH });
  const houses = Math.max(1, Math.round(wall.width / 11));
  const house = wall.width / houses;
  for (let index = 0; index < houses; index++) {
    const centre = house * (index + 0.5);
    drawEntrance(world, wall, centre, storeys, door);
    for (let floor = 0; floor < storeys; floor++) {
      const bottom = PLINTH + STOREY * floor + 0.85;
      for (const offset of [-house * 0.36, -house * 0.21, house * 0.21, house * 0.36]) {
        const wide = Math.abs(offset) > house * 0.3;
        const half = wide ? 0.85 : 0.55;
        drawWindow(
          world,
          wall,
          { left: centre + offset - half, right: centre + offset + half, bottom, top: bottom + 1.5 },
          {
            frame: WHITE,
            columns: wide ? 3 : 2,
            rows: 3,
            reveal: 0.16,
            revealColour: tone(colour, 1.2),
            sill: CLINKER,
          },
        );
      }
    }
  }
  drawBand(world, wall, PLINTH + STOREY * (storeys - 1) + 0.62);
  if (balconies) drawCourtBalconies(world, wall, storeys, house, houses);
}

/**
 * Door, stair windows above it, and the clinker that holds them together.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {number} centre
 * @param {number} storeys
 * @param {Colour} door
 */
function drawEntrance(world, wall, centre, storeys, door) {
  const top = PLINTH + STOREY * storeys - 0.55;
  const strip = { left: centre - 1.15, right: centre + 1.15, bottom: 0, top };
  world.shadows(boxShadow(world, wall, strip, 0.14), undefined, 0.9);
  drawClinker(world, wall, CLINKER, strip);
  for (let floor = 1; floor < storeys; floor++) {
    const bottom = PLINTH + STOREY * floor - 0.55;
    drawWindow(
      world,
      wall,
      { left: centre - 0.6, right: centre + 0.6, bottom, top: bottom + 2.1 },
      { frame: WHITE, columns: 2, rows: 5, reveal: 0.2, revealColour: CLINKER, shop: true },
    );
  }
  drawDoor(world, wall, {
    left: centre - 0.65,
    width: 1.3,
    height: 2.5,
    colour: door,
    canopy: PLASTER_WHITE,
  });
  drawDoorLamp(world, wall, centre + 0.85, 2.05);
}

/**
 * Three courses of clinker that run around the house.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {number} up
 */
function drawBand(world, wall, up) {
  const band = { left: -0.03, right: wall.width + 0.03, bottom: up, top: up + 0.22 };
  world.shadows(boxShadow(world, wall, { ...band, left: 0, right: wall.width }, 0.08), undefined, 0.8);
  drawBox(world, wall, band, 0, 0.06, CLINKER);
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} storeys
 * @param {number} house
 * @param {number} houses
 */
function drawCourtBalconies(world, wall, storeys, house, houses) {
  const style = /** @type {const} */ ({ depth: 1.5, railing: 'bars', colour: [70, 80, 88] });
  const places = Array.from({ length: houses * 2 * (storeys - 1) }, (_, index) => {
    const floor = 1 + Math.floor(index / (houses * 2));
    const side = index % 2 === 0 ? -0.29 : 0.29;
    const centre = house * (Math.floor((index % (houses * 2)) / 2) + 0.5 + side);
    const bottom = PLINTH + STOREY * floor - 0.05;
    return { left: centre - 1.5, right: centre + 1.5, bottom, top: bottom + 1 };
  });
  drawBalconies(world, wall, places, style);
}

/** @param {World} world @param {Wall} wall @param {number} storeys @param {Colour} colour */
function drawSide(world, wall, storeys, colour) {
  drawPlaster(world, wall, colour, { left: 0, right: wall.width, bottom: PLINTH, top: wall.height });
  drawClinker(world, wall, CLINKER, { left: 0, right: wall.width, bottom: 0, top: PLINTH });
  for (let floor = 0; floor < storeys; floor++) {
    const bottom = PLINTH + STOREY * floor + 0.85;
    for (const centre of [wall.width * 0.3, wall.width * 0.7]) {
      drawWindow(
        world,
        wall,
        { left: centre - 0.55, right: centre + 0.55, bottom, top: bottom + 1.5 },
        { frame: WHITE, columns: 2, rows: 3, reveal: 0.16, revealColour: tone(colour, 1.2), sill: CLINKER },
      );
    }
  }
  drawBand(world, wall, PLINTH + STOREY * (storeys - 1) + 0.62);
}
