import { tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox } from '../drawing/wall.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */
/** @typedef {import('../drawing/wall.mjs').Area} Area */

/**
 * A small gable over the window.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} surround
 * @param {Colour} colour
 */
export function drawPediment(world, wall, { left, right, top }, colour) {
  const base = { left: left - 0.1, right: right + 0.1, bottom: top + 0.06, top: top + 0.15 };
  const peak = (left + right) / 2;
  const gable = [
    wall.at(base.left, base.top, 0.1),
    wall.at(peak, top + 0.55, 0.1),
    wall.at(base.right, base.top, 0.1),
  ];
  const shift = wall.shadowShift(world);
  if (shift) {
    const thrown = [
      [base.left, base.top],
      [peak, top + 0.55],
      [base.right, base.top],
    ].map(([x = 0, y = 0]) => wall.at(x + shift[0] * 0.22, y + shift[1] * 0.22));
    world.shadows([thrown, ...boxShadow(world, wall, base, 0.2)]);
  }
  world.surface(gable, colour, wall.outwards);
  world.surface(
    [
      wall.at(base.left + 0.3, base.top + 0.02, 0.1),
      wall.at(peak, top + 0.44, 0.1),
      wall.at(base.right - 0.3, base.top + 0.02, 0.1),
    ],
    tone(colour, 0.86),
    wall.outwards,
  );
  drawBox(world, wall, base, 0, 0.18, colour);
}

/**
 * A straight hood over the window.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} surround
 * @param {Colour} colour
 */
export function drawHood(world, wall, { left, right, top }, colour) {
  const hood = { left: left - 0.1, right: right + 0.1, bottom: top + 0.1, top: top + 0.24 };
  world.shadows(boxShadow(world, wall, hood, 0.24));
  drawBox(world, wall, hood, 0, 0.2, colour);
}

/** @param {World} world @param {Wall} wall @param {number} up @param {number} out @param {Colour} colour */
export function drawCornice(world, wall, up, out, colour) {
  const pale = tone(colour, 1.4);
  const band = { left: -out, right: wall.width + out, bottom: up - 0.1, top: up + 0.12 };
  world.shadows(boxShadow(world, wall, { ...band, left: 0, right: wall.width }, out + 0.1));
  drawBox(world, wall, { ...band, bottom: up - 0.22, top: up - 0.1 }, 0, out * 0.5, tone(pale, 0.92));
  drawBox(world, wall, band, 0, out, pale);
}

/** The cornice under the eaves, on corbels. @param {World} world @param {Wall} wall @param {Colour} colour */
export function drawMainCornice(world, wall, colour) {
  const top = wall.height;
  const pale = tone(colour, 1.4);
  world.shadows([wall.area({ left: 0, right: wall.width, bottom: top - 1.15, top: top - 0.3 })]);
  for (let place = 0.3; place < wall.width - 0.2; place += 0.62) {
    drawBox(
      world,
      wall,
      { left: place, right: place + 0.2, bottom: top - 0.62, top: top - 0.26 },
      0,
      0.42,
      tone(pale, 0.94),
    );
  }
  drawBox(world, wall, { left: -0.3, right: wall.width + 0.3, bottom: top - 0.3, top }, 0, 0.5, pale);
}
