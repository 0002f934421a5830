import { tone } from '../drawing/colour.mjs';
import { drawBox } from '../drawing/wall.mjs';
import { drawBalconies } from '../elements/balcony.mjs';
import { drawDoor, drawDoorLamp } from '../elements/door.mjs';
import { drawParapet } from '../elements/roof.mjs';
import { drawBoards, drawClinker, drawPlaster, drawSlabs } from '../elements/surface.mjs';
import { drawWindow } from '../elements/window.mjs';
import { CLINKER, CONCRETE, LARCH, PLASTER_WHITE, SLATE, STEEL, ZINC } from '../palette.mjs';
import { Mass } from './mass.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */
/** @typedef {import('../elements/balcony.mjs').BalconyStyle} BalconyStyle */

/**
 * @typedef {object} NewBuildingStyle
 * @property {'clinker' | 'boards' | 'plaster' | 'slabs'} skin
 * @property {Colour} colour of the skin
 * @property {Colour} frame of the windows
 * @property {BalconyStyle} balcony
 * @property {Colour} [bands] between the storeys, by default none
 */

/** The styles that the company builds in. @satisfies {Record<string, NewBuildingStyle>} */
export const NEW_BUILDINGS = {
  clinker: {
    skin: 'clinker',
    colour: CLINKER,
    frame: STEEL,
    balcony: { depth: 1.6, railing: 'bars', colour: STEEL, slab: CONCRETE },
  },
  paleClinker: {
    skin: 'clinker',
    colour: [206, 188, 160],
    frame: [122, 92, 66],
    balcony: { depth: 1.6, railing: 'bars', colour: [110, 88, 70], slab: PLASTER_WHITE },
  },
  timber: {
    skin: 'boards',
    colour: LARCH,
    frame: SLATE,
    bands: ZINC,
    balcony: { depth: 1.7, railing: 'boards', colour: LARCH, slab: PLASTER_WHITE },
  },
  plaster: {
    skin: 'plaster',
    colour: PLASTER_WHITE,
    frame: [176, 146, 108],
    balcony: { depth: 1.5, railing: 'panel', colour: [226, 228, 224], slab: PLASTER_WHITE },
  },
};

const STOREY = 3;
const GROUND = 3.6;

/**
 * A house of the 2020s: tall windows that dance a little from floor to floor, balconies in stacks, a top storey set back.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width?: number, depth?: number, storeys?: number, turn?: number, style: NewBuildingStyle, setBack?: boolean, door?: Colour, solar?: boolean, loggias?: boolean }} options `loggias`: set into the wall, where balconies would hang
 */
export function drawNewBuilding(
  world,
  {
    x,
    z,
    width = 20,
    depth = 13,
    storeys = 5,
    turn = 0,
    style,
    setBack = true,
    door = [29, 63, 174],
    solar = false,
    loggias = false,
  },
) {
  const height = GROUND + STOREY * (storeys - 1) + 0.7;
  const mass = new Mass({ x, z, width, depth, height, turn });
  if (solar) drawSolar(world, mass, setBack ? 2.9 : 0.1);
  if (setBack) drawTopStorey(world, mass, turn, style);
  for (const wall of mass.seen(world))
    drawFacade(world, wall, storeys, style, wall === mass.front ? door : undefined, loggias);
  drawParapet(world, mass, ZINC);
}

/** @param {World} world @param {Mass} mass @param {number} turn @param {NewBuildingStyle} style */
function drawTopStorey(world, mass, turn, style) {
  const [x, base, z] = mass.at(2, mass.height, 2.2);
  const top = new Mass({ x, z, base, width: mass.width - 4, depth: mass.depth - 4, height: 2.9, turn });
  for (const wall of top.seen(world)) {
    drawSlabs(world, wall, style.skin === 'slabs' ? ZINC : tone(ZINC, 1.15), { width: 0.6, height: 9 });
    for (let left = 0.8; left < wall.width - 2.4; left += 3.4) {
      drawWindow(
        world,
        wall,
        { left, right: left + 2.2, bottom: 0.1, top: 2.45 },
        { frame: style.frame, columns: 2, reveal: 0.14 },
      );
    }
  }
  drawParapet(world, top, STEEL, 0.5);
}

/** @param {World} world @param {Mass} mass @param {number} up */
function drawSolar(world, mass, up) {
  for (let along = 3; along < mass.width - 4; along += 2.3) {
    const panel = [
      mass.at(along, mass.height + up, 5),
      mass.at(along + 2, mass.height + up, 5),
      mass.at(along + 2, mass.height + up + 0.9, 6.6),
      mass.at(along, mass.height + up + 0.9, 6.6),
    ];
    world.surface(panel, [44, 62, 104], mass.front.outwards);
  }
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {number} storeys
 * @param {NewBuildingStyle} style
 * @param {Colour | undefined} door
 * @param {boolean} loggias
 */
function drawFacade(world, wall, storeys, style, door, loggias) {
  drawSkin(world, wall, style, { left: 0, right: wall.width, bottom: GROUND - 0.35, top: wall.height });
  drawGroundFloor(world, wall, style, door);
  const axes = Math.max(2, Math.round(wall.width / 3.3));
  const axis = wall.width / axes;
  const random = world.random.fork(`facade${wall.origin.join()}`);
  const stacks = new Set(
    Array.from({ length: axes }, (_, index) => index).filter((index) => index % 3 === 1 && index < axes - 1),
  );
  /** @type {import('../drawing/wall.mjs').Area[]} */
  const balconies = [];
  for (let floor = 1; floor < storeys; floor++) {
    const bottom = GROUND + STOREY * (floor - 1);
    for (let index = 0; index < axes; index++) {
      const centre = axis * (index + 0.5);
      if (stacks.has(index)) {
        drawWindow(
          world,
          wall,
          loggias
            ? { left: centre - 1.5, right: centre + 1.5, bottom, top: bottom + 2.6 }
            : { left: centre - 1.2, right: centre + 1.2, bottom: bottom + 0.05, top: bottom + 2.45 },
          { frame: style.frame, columns: 2, reveal: loggias ? 1.5 : 0.22, revealColour: style.colour },
        );
        const half = loggias ? 1.5 : 1.6;
        balconies.push({ left: centre - half, right: centre + half, bottom, top: bottom + 1 });
      } else {
        const half = random.pick([0.6, 0.6, 0.95]);
        const nudge = random.between(-0.28, 0.28);
        drawWindow(
          world,
          wall,
          {
            left: centre + nudge - half,
            right: centre + nudge + half,
            bottom: bottom + 0.3,
            top: bottom + 2.45,
          },
          {
            frame: style.frame,
            columns: half > 0.7 ? 2 : 1,
            transom: 0,
            reveal: 0.24,
            revealColour: style.colour,
            sill: ZINC,
          },
        );
      }
    }
    if (style.bands)
      drawBox(
        world,
        wall,
        { left: -0.02, right: wall.width + 0.02, bottom: bottom - 0.2, top: bottom - 0.04 },
        0,
        0.05,
        style.bands,
      );
  }
  drawBalconies(world, wall, balconies, loggias ? { ...style.balcony, depth: 0.08 } : style.balcony);
}

/** @param {World} world @param {Wall} wall @param {NewBuildingStyle} style @param {Colour | undefined} door */
function drawGroundFloor(world, wall, style, door) {
  const ground = { left: 0, right: wall.width, bottom: 0, top: GROUND - 0.35 };
  if (style.skin === 'boards') drawSlabs(world, wall, CONCRETE, { width: 2.5, height: 9 }, ground);
  else drawSkin(world, wall, { ...style, colour: tone(style.colour, 0.86) }, ground);
  const entrance = door ? wall.width * 0.44 : -9;
  for (let left = 0.9; left < wall.width - 2.2; left += 3.3) {
    if (left + 2.4 > entrance - 0.9 && left < entrance + 2.9) continue;
    drawWindow(
      world,
      wall,
      { left, right: left + 2.3, bottom: 0.4, top: 2.85 },
      { frame: style.frame, columns: 2, reveal: 0.26, revealColour: tone(style.colour, 0.9), shop: true },
    );
  }
  if (!door) return;
  drawDoor(world, wall, { left: entrance, width: 1.9, height: 2.75, colour: door, canopy: CONCRETE });
  drawDoorLamp(world, wall, entrance + 2.2, 2.1);
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {NewBuildingStyle} style
 * @param {import('../drawing/wall.mjs').Area} area
 */
function drawSkin(world, wall, { skin, colour }, area) {
  if (skin === 'clinker') drawClinker(world, wall, colour, area);
  else if (skin === 'boards') drawBoards(world, wall, colour, area);
  else if (skin === 'slabs') drawSlabs(world, wall, colour, { width: 3.3, height: STOREY }, area);
  else drawPlaster(world, wall, colour, area);
}
