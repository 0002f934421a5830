import { tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox, Wall } from '../drawing/wall.mjs';
import { drawDoor } from '../elements/door.mjs';
import { drawPitchedRoof } from '../elements/roof.mjs';
import { drawClinker } from '../elements/surface.mjs';
import { drawWindow } from '../elements/window.mjs';
import { CLINKER, PLASTER_WHITE, SLATE, STEEL } from '../palette.mjs';
import { Mass } from './mass.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} WallType */

/**
 * The dairy of 1911: a hall of clinker with arched windows between piers, and its chimney.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width?: number, depth?: number, turn?: number, colour?: Colour }} options
 */
export function drawDairy(world, { x, z, width = 32, depth = 14, turn = 0, colour = CLINKER }) {
  const mass = new Mass({ x, z, width, depth, height: 9.6, turn });
  drawStack(world, mass, colour);
  for (const wall of mass.seen(world)) {
    drawClinker(world, wall, colour);
    drawHall(world, wall, colour, wall === mass.front);
  }
  drawPitchedRoof(world, mass, { rise: 4.6, colour: SLATE, overhang: 0.35, gable: colour });
  drawGable(world, mass, colour);
}

/** @param {World} world @param {Mass} mass @param {Colour} colour */
function drawStack(world, mass, colour) {
  const [x, , z] = mass.at(mass.width * 0.84, 0, mass.depth * 0.8);
  const face = new Wall([x, 0, z], mass.front.rightwards, [0, 1, 0], 2.2, 26);
  drawClinker(world, face, tone(colour, 1.05));
  drawBox(world, face, { left: 0, right: 2.2, bottom: 0, top: 26 }, -2.2, -0.01, tone(colour, 0.94));
  drawClinker(world, face, tone(colour, 1.05));
  for (const up of [22, 25.3])
    drawBox(world, face, { left: -0.16, right: 2.36, bottom: up, top: up + 0.7 }, -2.3, 0.16, PLASTER_WHITE);
}

/** @param {World} world @param {WallType} wall @param {Colour} colour @param {boolean} isFront */
function drawHall(world, wall, colour, isFront) {
  const axes = Math.max(3, Math.round(wall.width / 4));
  const axis = wall.width / axes;
  drawBox(
    world,
    wall,
    { left: 0, right: wall.width, bottom: 0, top: 0.9 },
    0,
    0.08,
    tone(PLASTER_WHITE, 0.88),
  );
  for (let index = 0; index < axes; index++) {
    const centre = axis * (index + 0.5);
    if (isFront && index === Math.floor(axes / 2))
      drawDoor(world, wall, {
        left: centre - 1.2,
        width: 2.4,
        height: 3.6,
        colour: [29, 63, 174],
        arched: true,
      });
    else
      drawWindow(
        world,
        wall,
        { left: centre - 1.15, right: centre + 1.15, bottom: 1.3, top: 4.7 },
        {
          frame: STEEL,
          columns: 3,
          rows: 4,
          reveal: 0.34,
          revealColour: colour,
          arched: true,
          sill: PLASTER_WHITE,
          shop: true,
        },
      );
    drawWindow(
      world,
      wall,
      { left: centre - 1.15, right: centre + 1.15, bottom: 5.7, top: 8.3 },
      {
        frame: STEEL,
        columns: 3,
        rows: 3,
        reveal: 0.34,
        revealColour: colour,
        arched: true,
        sill: PLASTER_WHITE,
        shop: true,
      },
    );
  }
  for (let index = 0; index <= axes; index++) {
    const centre = Math.min(wall.width - 0.35, Math.max(0.35, axis * index));
    const pier = { left: centre - 0.35, right: centre + 0.35, bottom: 0, top: wall.height - 0.5 };
    world.shadows(boxShadow(world, wall, pier, 0.24));
    drawBox(world, wall, pier, 0, 0.2, tone(colour, 1.06));
  }
  drawBox(
    world,
    wall,
    { left: 0, right: wall.width, bottom: wall.height - 0.6, top: wall.height - 0.2 },
    0,
    0.28,
    tone(colour, 1.12),
  );
}

/** A stepped gable over the entrance. @param {World} world @param {Mass} mass @param {Colour} colour */
function drawGable(world, mass, colour) {
  const left = mass.width * 0.5 - 4;
  const gable = new Wall(mass.at(left, mass.height - 0.3, -0.1), mass.front.rightwards, [0, 1, 0], 8, 4);
  for (const [inset, bottom, top] of /** @type {const} */ ([
    [0, 0, 1.2],
    [1.1, 1.2, 2.4],
    [2.2, 2.4, 3.6],
  ])) {
    drawClinker(world, gable, colour, { left: inset, right: 8 - inset, bottom, top });
    drawBox(
      world,
      gable,
      { left: inset - 0.1, right: 8 - inset + 0.1, bottom: top, top: top + 0.14 },
      -0.4,
      0.1,
      PLASTER_WHITE,
    );
  }
  drawWindow(
    world,
    gable,
    { left: 3.3, right: 4.7, bottom: 0.6, top: 2.3 },
    { frame: STEEL, columns: 2, rows: 2, reveal: 0.2, revealColour: colour, arched: true },
  );
}
