import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { COBALT, CONCRETE, INK, LAMPLIGHT_PALE, OAK, STEEL, WHITE } from '../palette.mjs';
import { drawWindow } from './window.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

const FRONT = /** @type {Point3} */ ([0, 0, -1]);

/**
 * A street lamp; after dark with its light.
 *
 * @param {World} world
 * @param {{ at: Point3, height?: number }} options
 */
export function drawLamp(world, { at: [x, , z], height = 5.2 }) {
  /** @type {Point3[]} */
  const pole = [
    [x - 0.05, 0, z],
    [x - 0.035, height, z],
    [x + 0.035, height, z],
    [x + 0.05, 0, z],
  ];
  world.surface(pole, STEEL, FRONT);
  /** @type {Point3[]} */
  const head = [
    [x - 0.42, height, z],
    [x - 0.3, height + 0.16, z],
    [x + 0.3, height + 0.16, z],
    [x + 0.42, height, z],
  ];
  world.surface(head, tone(STEEL, 0.8), FRONT);
  if (world.mood.litWindows < 0.3) return;
  const size = world.scaleAt([x, height, z]);
  const light = world.see([x, height - 0.05, z]);
  world.sheet.ellipse(
    light,
    size * 3.2,
    world.sheet.radial(light, size * 3.2, [
      [0, LAMPLIGHT_PALE, 0.75],
      [0.12, LAMPLIGHT_PALE, 0.4],
      [0.5, LAMPLIGHT_PALE, 0.1],
      [1, LAMPLIGHT_PALE, 0],
    ]),
  );
  const pool = world.see([x, 0, z]);
  world.sheet.ellipse(
    pool,
    size * 4.6,
    world.sheet.radial(
      pool,
      size * 4.6,
      [
        [0, LAMPLIGHT_PALE, 0.42],
        [1, LAMPLIGHT_PALE, 0],
      ],
      0.22,
    ),
    1,
    size * 1.02,
  );
}

/** A bench of oak on concrete. @param {World} world @param {{ at: Point3, width?: number }} options */
export function drawBench(world, { at: [x, , z], width = 2 }) {
  const face = new Wall([x, 0, z], [1, 0, 0], [0, 1, 0], width, 1);
  for (const left of [0.2, width - 0.45])
    drawBox(world, face, { left, right: left + 0.25, bottom: 0, top: 0.38 }, -0.42, 0, CONCRETE);
  drawBox(world, face, { left: 0, right: width, bottom: 0.38, top: 0.46 }, -0.48, 0.02, OAK);
  for (const bottom of [0.56, 0.72])
    drawBox(world, face, { left: 0, right: width, bottom, top: bottom + 0.1 }, -0.5, -0.45, tone(OAK, 0.9));
}

/**
 * A trough of steel with grasses in it.
 *
 * @param {World} world
 * @param {{ at: Point3, width?: number, colour?: Colour }} options
 */
export function drawPlanter(world, { at: [x, , z], width = 1.6, colour = STEEL }) {
  const face = new Wall([x, 0, z], [1, 0, 0], [0, 1, 0], width, 1);
  drawBox(world, face, { left: 0, right: width, bottom: 0, top: 0.5 }, -0.6, 0, colour);
  const random = world.random.fork(`planter${x}${z}`);
  const size = world.scaleAt([x, 0, z]);
  const bare = world.mood.foliage === 'bare';
  for (const leaf of bare ? [rgb(150, 132, 104)] : [rgb(70, 95, 72), rgb(125, 145, 88), rgb(169, 179, 106)]) {
    const blades = Array.from({ length: 26 }, () => {
      const [left, foot] = world.see([x + random.between(0.05, width - 0.05), 0.5, z]);
      const tall = size * random.between(0.25, 0.75);
      return `M${Math.round(left)} ${Math.round(foot)}q${Math.round(random.between(-0.05, 0.05) * size)} ${Math.round(-tall * 0.6)} ${Math.round(random.between(-0.22, 0.22) * size)} ${Math.round(-tall)}`;
    });
    world.sheet.path(blades.join(''), {
      stroke: world.lit(leaf, FRONT, [x, 0, z]),
      width: Math.max(1, size * 0.025),
    });
  }
}

/**
 * A tram, standing at its stop.
 *
 * @param {World} world
 * @param {{ x: number, z: number, length?: number }} options
 */
export function drawTram(world, { x, z, length = 19 }) {
  const side = new Wall([x, 0.35, z], [1, 0, 0], [0, 1, 0], length, 3);
  drawBox(world, side, { left: 0, right: length, bottom: 0, top: 3 }, -2.3, 0, WHITE);
  world.surface(side.area({ left: 0, right: length, bottom: 0.05, top: 0.85 }), COBALT, FRONT);
  world.surface(side.area({ left: 0, right: length, bottom: 2.55, top: 2.75 }), COBALT, FRONT);
  for (let left = 0.6; left < length - 1.6; left += 2.3) {
    const isDoor = Math.round(left / 2.3) % 3 === 1;
    drawWindow(
      world,
      side,
      { left, right: left + 1.9, bottom: isDoor ? 0.1 : 1.05, top: 2.45 },
      { frame: INK, columns: isDoor ? 2 : 1, reveal: 0.03, shop: true },
    );
  }
  for (const joint of [length / 3, (length * 2) / 3]) {
    world.surface(
      side.area({ left: joint - 0.2, right: joint + 0.2, bottom: 0.05, top: 2.95 }),
      rgb(60, 66, 72),
      FRONT,
    );
  }
  world.surface(
    [
      [x, 0, z],
      [x, 0.36, z],
      [x + length, 0.36, z],
      [x + length, 0, z],
    ],
    rgb(40, 46, 52),
    FRONT,
  );
  const wire = world.see([x - 60, 6.2, z - 1.1]);
  const end = world.see([x + 80, 6.2, z - 1.1]);
  world.sheet.line([wire, end], INK, 2, 0.6);
  world.sheet.line(
    [
      world.see([x + length * 0.4, 3.4, z - 1.1]),
      world.see([x + length * 0.46, 4.9, z - 1.1]),
      world.see([x + length * 0.4, 6.2, z - 1.1]),
    ],
    INK,
    2.4,
  );
}

/** A market stall with a striped awning. @param {World} world @param {{ at: Point3, colour: Colour }} options */
export function drawStall(world, { at: [x, , z], colour }) {
  const face = new Wall([x, 0, z], [1, 0, 0], [0, 1, 0], 3.2, 3);
  for (const left of [0.02, 3.1])
    drawBox(world, face, { left, right: left + 0.08, bottom: 0, top: 2.4 }, -0.08, 0, STEEL);
  drawBox(world, face, { left: 0, right: 3.2, bottom: 0, top: 0.85 }, -1, 0, OAK);
  const random = world.random.fork(`stall${x}${z}`);
  const size = world.scaleAt([x, 0, z]);
  for (let index = 0; index < 60; index++) {
    const goods = random.pick([
      rgb(198, 82, 60),
      rgb(226, 168, 62),
      rgb(120, 146, 78),
      rgb(90, 66, 92),
      rgb(238, 214, 150),
    ]);
    world.sheet.ellipse(
      world.see([x + random.between(0.15, 3.05), random.between(0.86, 1.02), z]),
      size * 0.075,
      world.lit(goods, FRONT, [x, 0, z]),
    );
  }
  world.shadows([face.area({ left: 0, right: 3.2, bottom: 1, top: 2.3 }, -1)], undefined, 0.7);
  for (let stripe = 0; stripe < 8; stripe++) {
    const [left, right] = [x - 0.1 + stripe * 0.425, x + 0.325 + stripe * 0.425];
    world.surface(
      [
        [left, 2.75, z + 1],
        [right, 2.75, z + 1],
        [right, 2.2, z - 0.5],
        [left, 2.2, z - 0.5],
      ],
      stripe % 2 ? WHITE : colour,
      [-0.2, 0.6, -0.75],
    );
    world.surface(
      [
        [left, 2.2, z - 0.5],
        [right, 2.2, z - 0.5],
        [right, 2, z - 0.5],
        [left, 2, z - 0.5],
      ],
      tone(stripe % 2 ? WHITE : colour, 0.88),
      FRONT,
    );
  }
}
