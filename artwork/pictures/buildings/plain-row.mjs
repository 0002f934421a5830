import { rgb, tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox } from '../drawing/wall.mjs';
import { drawBalconies } from '../elements/balcony.mjs';
import { drawDoor, drawDoorLamp } from '../elements/door.mjs';
import { drawChimney, drawDormer, drawParapet, drawPitchedRoof } from '../elements/roof.mjs';
import { drawClinker, drawPlaster } from '../elements/surface.mjs';
import { drawWindow } from '../elements/window.mjs';
import { CLINKER, COBALT, CONCRETE, PLASTER_WHITE, TILE, WHITE, ZINC } from '../palette.mjs';
import { Mass } from './mass.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */
/** @typedef {import('../drawing/wall.mjs').Area} Area */

/**
 * @typedef {object} RowStyle
 * @property {Colour} colour of the walls
 * @property {boolean} [clinker] walls of clinker, not of plaster
 * @property {Colour} [base] of the ground floor's plinth
 * @property {Colour} [frame] of the windows
 * @property {Colour} [door]
 * @property {Colour} [roof] a pitched roof of this colour; by default the roof is flat
 * @property {boolean} [dormers]
 * @property {Colour} [bands] between the storeys
 * @property {import('../elements/balcony.mjs').BalconyStyle} [balcony] by default none
 * @property {boolean} [terraces] doors to the ground beside the entrances
 * @property {Colour} [stair] of the strip around the staircase's windows
 */

const STOREY = 2.85;
const PLINTH = 0.9;
const HOUSE = 14;

/**
 * A plain row of houses, of the 1950s or of the 1980s and later: a staircase in the middle of each, rooms on both sides.
 *
 * @param {World} world
 * @param {{ x: number, z: number, houses?: number, depth?: number, storeys?: number, turn?: number, style: RowStyle }} options
 */
export function drawPlainRow(world, { x, z, houses = 2, depth = 11, storeys = 4, turn = 0, style }) {
  const width = houses * HOUSE;
  const mass = new Mass({ x, z, width, depth, height: PLINTH + STOREY * storeys + 0.4, turn });
  if (style.roof) drawChimneys(world, mass);
  for (const wall of mass.seen(world)) {
    const skin = style.clinker ? drawClinker : drawPlaster;
    skin(world, wall, style.colour, { left: 0, right: wall.width, bottom: PLINTH, top: wall.height });
    drawPlaster(world, wall, style.base ?? tone(CONCRETE, 0.9), { left: 0, right: wall.width, bottom: 0, top: PLINTH });
    if (style.bands) drawBands(world, wall, storeys, style.bands);
    if (wall === mass.front) drawFront(world, wall, houses, storeys, style);
    else drawSide(world, wall, storeys, style);
  }
  if (!style.roof) return drawParapet(world, mass, ZINC);
  drawPitchedRoof(world, mass, { rise: 3.4, colour: style.roof, overhang: 0.55, gable: style.colour });
  if (style.dormers)
    for (let along = 2.4; along < width - 3; along += HOUSE / 2)
      drawDormer(world, mass, { along, up: 0.7, back: 0.9, width: 2, height: 1.4, colour: PLASTER_WHITE, roof: style.roof });
}

/** @param {World} world @param {Mass} mass */
function drawChimneys(world, mass) {
  for (let along = HOUSE / 2; along < mass.width; along += HOUSE)
    drawChimney(world, mass, { along, back: mass.depth * 0.55, bottom: 2.2, height: 1.8, colour: CLINKER });
}

/** @param {World} world @param {Wall} wall @param {number} storeys @param {Colour} colour */
function drawBands(world, wall, storeys, colour) {
  for (let floor = 1; floor < storeys; floor++) {
    const bottom = PLINTH + STOREY * floor - 0.22;
    drawBox(world, wall, { left: -0.02, right: wall.width + 0.02, bottom, top: bottom + 0.18 }, 0, 0.05, colour);
  }
}

/** @param {World} world @param {Wall} wall @param {number} houses @param {number} storeys @param {RowStyle} style */
function drawFront(world, wall, houses, storeys, style) {
  const { frame = WHITE, colour, balcony, terraces = false } = style;
  /** @type {Area[]} */
  const balconies = [];
  for (let house = 0; house < houses; house++) {
    const centre = HOUSE * (house + 0.5);
    drawStaircase(world, wall, centre, storeys, style);
    for (let floor = 0; floor < storeys; floor++) {
      const bottom = PLINTH + STOREY * floor;
      for (const side of [-1, 1]) {
        const inner = centre + side * 3.1;
        const outer = centre + side * 5.6;
        const opens = floor > 0 ? balcony !== undefined : terraces;
        const look = { frame, columns: 2, reveal: 0.2, revealColour: tone(colour, 1.15) };
        if (opens) {
          const foot = floor > 0 ? bottom + 0.08 : 0.3;
          drawWindow(world, wall, { left: inner - 1.15, right: inner + 1.15, bottom: foot, top: bottom + 2.25 }, { ...look, columns: 3 });
          if (floor > 0) balconies.push({ left: inner - 1.6, right: inner + 1.6, bottom, top: bottom + 1 });
        } else drawWindow(world, wall, { left: inner - 0.75, right: inner + 0.75, bottom: bottom + 0.88, top: bottom + 2.25 }, { ...look, sill: ZINC });
        drawWindow(world, wall, { left: outer - 0.6, right: outer + 0.6, bottom: bottom + 0.88, top: bottom + 2.25 }, { ...look, sill: ZINC });
      }
    }
  }
  if (balcony) drawBalconies(world, wall, balconies, balcony);
}

/** @param {World} world @param {Wall} wall @param {number} centre @param {number} storeys @param {RowStyle} style */
function drawStaircase(world, wall, centre, storeys, { stair, colour, door = COBALT, frame = WHITE }) {
  if (stair) {
    const strip = { left: centre - 1.2, right: centre + 1.2, bottom: 0, top: PLINTH + STOREY * storeys - 0.3 };
    world.shadows(boxShadow(world, wall, strip, 0.12), undefined, 0.8);
    drawBox(world, wall, strip, 0, 0.1, stair);
  }
  for (let floor = 1; floor < storeys; floor++) {
    const bottom = PLINTH + STOREY * floor - 0.5;
    drawWindow(world, wall, { left: centre - 0.6, right: centre + 0.6, bottom, top: bottom + 1.5 }, { frame, columns: 2, rows: 2, reveal: 0.12, revealColour: stair ?? colour, shop: true });
  }
  drawDoor(world, wall, { left: centre - 0.7, width: 1.4, height: 2.5, colour: door, canopy: rgb(206, 208, 204) });
  drawDoorLamp(world, wall, centre + 0.95, 2.05);
}

/** @param {World} world @param {Wall} wall @param {number} storeys @param {RowStyle} style */
function drawSide(world, wall, storeys, { frame = WHITE, colour }) {
  for (let floor = 0; floor < storeys; floor++) {
    const bottom = PLINTH + STOREY * floor + 0.88;
    for (const centre of [wall.width * 0.3, wall.width * 0.68])
      drawWindow(world, wall, { left: centre - 0.6, right: centre + 0.6, bottom, top: bottom + 1.37 }, { frame, columns: 2, reveal: 0.2, revealColour: tone(colour, 1.15), sill: ZINC });
  }
}

/** Styles of the years. @satisfies {Record<string, RowStyle>} */
export const ROWS = {
  of1957: { colour: rgb(206, 196, 170), base: rgb(150, 144, 132), roof: TILE, frame: rgb(226, 222, 210), door: rgb(96, 74, 58), balcony: { depth: 1.2, railing: 'bars', colour: [86, 90, 92], slab: CONCRETE } },
  of1963: { colour: rgb(226, 206, 186), roof: rgb(112, 92, 84), door: rgb(74, 96, 84), stair: rgb(196, 150, 122) },
  of1985: { colour: rgb(176, 110, 84), clinker: true, base: rgb(128, 92, 78), frame: rgb(92, 60, 48), door: rgb(92, 60, 48), bands: PLASTER_WHITE, balcony: { depth: 1.6, railing: 'bars', colour: [92, 60, 48], slab: PLASTER_WHITE } },
  of1995: { colour: rgb(236, 214, 170), roof: rgb(150, 82, 62), dormers: true, door: rgb(94, 124, 104), stair: rgb(94, 124, 104), bands: rgb(214, 180, 124), balcony: { depth: 1.5, railing: 'bars', colour: [94, 124, 104], slab: PLASTER_WHITE } },
  of1998: { colour: rgb(204, 174, 132), clinker: true, base: rgb(140, 104, 82), roof: TILE, dormers: true, bands: PLASTER_WHITE, door: COBALT, balcony: { depth: 1.6, railing: 'boards', colour: [176, 182, 184], slab: PLASTER_WHITE } },
  of2009: { colour: rgb(236, 222, 204), roof: rgb(84, 90, 98), base: rgb(206, 176, 146), frame: rgb(150, 118, 84), door: rgb(150, 74, 58), stair: rgb(196, 120, 92), terraces: true, balcony: { depth: 1.6, railing: 'panel', colour: [214, 220, 222], slab: PLASTER_WHITE } },
};
