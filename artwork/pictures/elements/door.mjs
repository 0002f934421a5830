import { mix, tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox, Wall } from '../drawing/wall.mjs';
import { CONCRETE, INK, LAMPLIGHT_PALE, STEEL } from '../palette.mjs';
import { drawWindow } from './window.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * A house door with a glazed leaf, a step and, if wanted, a canopy.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {{ left: number, width: number, height: number, colour: Colour, canopy?: Colour, arched?: boolean }} options
 */
export function drawDoor(world, wall, { left, width, height, colour, canopy, arched = false }) {
  const area = { left, right: left + width, bottom: 0.12, top: height };
  drawWindow(world, wall, area, {
    frame: colour,
    columns: 1,
    transom: 0.24,
    reveal: 0.32,
    revealColour: tone(CONCRETE, 0.9),
    arched,
    shop: true,
  });
  const leaf = new Wall(
    wall.at(left + 0.08, 0.12, -0.3),
    wall.rightwards,
    [0, 1, 0],
    width - 0.16,
    (height - 0.12) * 0.74,
  );
  const within = world.seeAll(wall.area(area));
  world.surface(leaf.whole, colour, wall.outwards, { within });
  const pane = {
    left: leaf.width * 0.2,
    right: leaf.width * 0.8,
    bottom: leaf.height * 0.42,
    top: leaf.height * 0.9,
  };
  const isLit = world.mood.litWindows > 0.3;
  world.surface(
    leaf.area(pane, 0.01),
    isLit ? LAMPLIGHT_PALE : mix(INK, [150, 175, 195], 0.35),
    isLit ? [0, 0, 0] : wall.outwards,
    { within },
  );
  world.surface(
    leaf.area(
      {
        left: leaf.width * 0.2,
        right: leaf.width * 0.8,
        bottom: leaf.height * 0.08,
        top: leaf.height * 0.34,
      },
      0.01,
    ),
    tone(colour, 0.86),
    wall.outwards,
    { within },
  );
  world.surface(
    leaf.area(
      {
        left: leaf.width * 0.86,
        right: leaf.width * 0.9,
        bottom: leaf.height * 0.4,
        top: leaf.height * 0.56,
      },
      0.02,
    ),
    [214, 214, 208],
    wall.outwards,
    { within },
  );
  world.shadows([wall.area({ ...area, bottom: height - 0.55 }, -0.28)], within, 0.9);
  drawBox(
    world,
    wall,
    { left: left - 0.25, right: left + width + 0.25, bottom: 0, top: 0.13 },
    0,
    0.5,
    CONCRETE,
  );
  if (!canopy) return;
  const roof = { left: left - 0.5, right: left + width + 0.5, bottom: height + 0.15, top: height + 0.32 };
  world.shadows(boxShadow(world, wall, roof, 1.3));
  drawBox(world, wall, roof, 0, 1.3, canopy);
}

/**
 * A house number on its enamelled plate, a lamp beside the door.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {number} right
 * @param {number} up
 */
export function drawDoorLamp(world, wall, right, up) {
  drawBox(world, wall, { left: right, right: right + 0.16, bottom: up, top: up + 0.3 }, 0, 0.12, STEEL);
  if (world.mood.litWindows < 0.3) return;
  const [x, y] = world.see(wall.at(right + 0.08, up, 0.1));
  const radius = world.scaleAt(wall.at(right, up)) * 1.7;
  world.sheet.ellipse(
    [x, y],
    radius,
    world.sheet.radial([x, y], radius, [
      [0, LAMPLIGHT_PALE, 0.6],
      [0.3, LAMPLIGHT_PALE, 0.2],
      [1, LAMPLIGHT_PALE, 0],
    ]),
  );
}
