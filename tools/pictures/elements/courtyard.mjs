import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import {
  COBALT,
  CONCRETE,
  INK,
  LARCH,
  LEAF,
  LEAF_DEEP,
  OAK,
  PLASTER_SAND,
  STEEL,
  WATER,
  ZINC,
} from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

const UP = /** @type {Point3} */ ([0, 1, 0]);

/** A pond between reeds that keeps the rain, mirroring the sky. @param {World} world @param {{ at: Point3, width: number, depth: number }} options */
export function drawPond(world, { at: [x, , z], width, depth }) {
  const random = world.random.fork(`pond${x}${z}`);
  const shore = (/** @type {number} */ grow) =>
    Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2;
      const far = 1 + 0.12 * Math.sin(index * 2.3);
      return world.see([
        x + Math.cos(angle) * (width / 2 + grow) * far,
        0.01,
        z + Math.sin(angle) * (depth / 2 + grow) * far,
      ]);
    });
  const water = shore(0);
  const rows = water.map(([, y]) => y);
  const [far, near] = [Math.min(...rows), Math.max(...rows)];
  const { sheet, mood } = world;
  const [zenith, horizon] = [mood.sky[0]?.[1] ?? WATER, mood.sky[mood.sky.length - 1]?.[1] ?? WATER];
  sheet.path(curve(shore(0.7)), {
    fill: world.lit(mood.snow ? rgb(232, 238, 242) : PLASTER_SAND, UP, [x, 0, z]),
  });
  sheet.path(curve(water), {
    fill: sheet.linear(
      [0, far],
      [0, near],
      [
        [0, mix(horizon, WATER, 0.35)],
        [1, mix(zenith, WATER, 0.5)],
      ],
    ),
  });
  sheet.within(curve(water), () => {
    for (let index = 0; index < 16; index++) {
      const y = far + (near - far) * random.next();
      const left = world.see([x + random.between(-0.5, 0.3) * width, 0, z])[0];
      sheet.path(
        `M${Math.round(left)} ${Math.round(y)}h${Math.round(random.between(0.08, 0.3) * width * world.scaleAt([x, 0, z]))}`,
        { stroke: [255, 255, 255], width: 2.4, opacity: 0.3 },
      );
    }
  });
  drawReeds(world, x, z, width, depth);
}

/** @param {World} world @param {number} x @param {number} z @param {number} width @param {number} depth */
function drawReeds(world, x, z, width, depth) {
  const random = world.random.fork(`reeds${x}${z}`);
  const bare = world.mood.foliage === 'bare';
  for (const colour of bare
    ? [rgb(160, 140, 108), rgb(190, 170, 136)]
    : [LEAF_DEEP, LEAF, rgb(168, 172, 104)]) {
    const blades = Array.from({ length: 60 }, () => {
      const angle = random.between(-0.4, Math.PI + 0.4);
      const place = /** @type {Point3} */ ([
        x + Math.cos(angle) * width * 0.53,
        0,
        z + Math.sin(angle) * depth * 0.56,
      ]);
      const size = world.scaleAt(place) * random.between(0.4, 1.1);
      const [left, foot] = world.see(place).map(Math.round);
      return `M${left} ${foot}q${Math.round(random.between(-0.05, 0.05) * size)} ${Math.round(-size * 0.6)} ${Math.round(random.between(-0.25, 0.25) * size)} ${Math.round(-size)}`;
    });
    world.sheet.path(blades.join(''), {
      stroke: world.lit(colour, [-0.3, 0.3, -0.9], [x, 0, z]),
      width: 2.6,
    });
  }
}

/** A frame to climb, a swing, a heap of sand. @param {World} world @param {{ at: Point3 }} options */
export function drawPlayground(world, { at: [x, , z] }) {
  const sand = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    return world.see([x + 3.4 + Math.cos(angle) * 6.4, 0.02, z + Math.sin(angle) * 2.6]);
  });
  world.sheet.path(curve(sand), {
    fill: world.lit(world.mood.snow ? rgb(238, 242, 246) : rgb(226, 206, 164), UP, [x, 0, z]),
  });
  const face = new Wall([x, 0, z], [1, 0, 0], UP, 7, 4);
  const post = (/** @type {number} */ left, /** @type {number} */ top, /** @type {Colour} */ colour) =>
    drawBox(world, face, { left, right: left + 0.14, bottom: 0, top }, -0.14, 0, colour);
  for (const left of [0, 1.7]) post(left, 3.1, LARCH);
  drawBox(world, face, { left: -0.2, right: 2, bottom: 1.4, top: 1.52 }, -1.3, 0.1, OAK);
  const roof = [
    [x - 0.4, 2.9, z - 0.2],
    [x + 0.9, 3.9, z - 0.2],
    [x + 2.2, 2.9, z - 0.2],
  ];
  world.surface(/** @type {Point3[]} */ (/** @type {unknown} */ (roof)), COBALT, [-0.2, 0.4, -0.9]);
  for (let rung = 0.35; rung < 1.4; rung += 0.32)
    drawBox(
      world,
      face,
      { left: -0.9 + rung * 0.55, right: -0.15, bottom: rung, top: rung + 0.06 },
      -0.1,
      0,
      rgb(206, 90, 64),
    );
  const slide = [
    world.see([x + 1.9, 1.5, z]),
    world.see([x + 3.7, 0.2, z - 0.3]),
    world.see([x + 4.3, 0.2, z - 0.3]),
  ];
  world.sheet.path(`M${slide.map((point) => point.map(Math.round).join(' ')).join('L')}`, {
    stroke: world.lit(ZINC, [-0.3, 0.5, -0.8], [x, 0, z]),
    width: world.scaleAt([x, 0, z]) * 0.26,
  });
  for (const left of [5, 8.2]) {
    const foot = world.see([x + left - 0.5, 0, z + 0.3]);
    const top = world.see([x + left, 2.6, z + 0.3]);
    const other = world.see([x + left + 0.5, 0, z + 0.3]);
    world.sheet.line(
      [foot, top, other],
      world.lit(LARCH, [-0.4, 0.2, -0.8], [x, 0, z]),
      world.scaleAt([x, 0, z]) * 0.12,
    );
  }
  world.sheet.line(
    [world.see([x + 5, 2.6, z + 0.3]), world.see([x + 8.2, 2.6, z + 0.3])],
    world.lit(LARCH, [-0.4, 0.2, -0.8], [x, 0, z]),
    world.scaleAt([x, 0, z]) * 0.13,
  );
  for (const left of [5.9, 7.2]) {
    const seat = world.see([x + left + 0.25, 0.6, z + 0.2]);
    const scale = world.scaleAt([x, 0, z]);
    world.sheet.line(
      [world.see([x + left, 2.6, z + 0.3]), [seat[0] - scale * 0.2, seat[1]]],
      STEEL,
      scale * 0.03,
    );
    world.sheet.line(
      [world.see([x + left + 0.4, 2.6, z + 0.3]), [seat[0] + scale * 0.2, seat[1]]],
      STEEL,
      scale * 0.03,
    );
    world.sheet.line(
      [
        [seat[0] - scale * 0.26, seat[1]],
        [seat[0] + scale * 0.26, seat[1]],
      ],
      rgb(206, 90, 64),
      scale * 0.07,
    );
  }
}

/** A raised bed of planks with vegetables. @param {World} world @param {{ at: Point3, width?: number }} options */
export function drawRaisedBed(world, { at: [x, , z], width = 2.4 }) {
  const face = new Wall([x, 0, z], [1, 0, 0], UP, width, 1);
  for (let board = 0; board < 3; board++)
    drawBox(
      world,
      face,
      { left: 0, right: width, bottom: board * 0.24, top: board * 0.24 + 0.22 },
      -1.1,
      0,
      tone(LARCH, 0.9 + board * 0.06),
    );
  const random = world.random.fork(`bed${x}${z}`);
  const size = world.scaleAt([x, 0, z]);
  if (world.mood.snow) return;
  for (let index = 0; index < 60; index++) {
    const place = world.see([
      x + random.between(0.1, width - 0.1),
      random.between(0.72, 1.05),
      z + random.between(0, 0.9),
    ]);
    const colour = random.pick([LEAF, LEAF_DEEP, rgb(150, 172, 96), rgb(120, 150, 92), rgb(206, 80, 58)]);
    world.sheet.ellipse(
      place,
      size * random.between(0.06, 0.13),
      world.lit(colour, [-0.3, 0.4, -0.8], [x, 0, z]),
    );
  }
}

/** A long table with benches, and lanterns strung over it. @param {World} world @param {{ at: Point3, width?: number }} options */
export function drawLongTable(world, { at: [x, , z], width = 5 }) {
  const face = new Wall([x, 0, z], [1, 0, 0], UP, width, 1);
  for (const [from, to, up] of /** @type {const} */ ([
    [-1.5, -1.2, 0.45],
    [-0.9, -0.1, 0.76],
    [0.2, 0.5, 0.45],
  ])) {
    for (const left of [0.3, width - 0.5])
      drawBox(world, face, { left, right: left + 0.12, bottom: 0, top: up }, from, to, tone(OAK, 0.7));
    drawBox(world, face, { left: 0, right: width, bottom: up, top: up + 0.07 }, from, to, OAK, {
      top: tone(OAK, 1.1),
    });
  }
  const random = world.random.fork(`table${x}`);
  const size = world.scaleAt([x, 0, z]);
  for (let left = 0.3; left < width - 0.2; left += 0.5) {
    const [px, py] = world.see([x + left, 0.83, z + 0.4]);
    world.sheet.ellipse([px, py], size * 0.13, [244, 243, 238], 1, size * 0.045);
    world.sheet.polygon(
      [
        [px + size * 0.18, py],
        [px + size * 0.25, py],
        [px + size * 0.24, py - size * random.between(0.14, 0.3)],
        [px + size * 0.19, py - size * 0.2],
      ],
      random.pick([rgb(150, 186, 176), rgb(222, 186, 110), CONCRETE]),
    );
  }
}

/** A string of lanterns between two places. @param {World} world @param {{ from: Point3, to: Point3 }} options */
export function drawLanterns(world, { from, to }) {
  const [a, b] = [world.see(from), world.see(to)];
  const sag = world.scaleAt(from) * 0.9;
  const at = (/** @type {number} */ way) =>
    /** @type {Point2} */ ([
      a[0] + (b[0] - a[0]) * way,
      a[1] + (b[1] - a[1]) * way + Math.sin(way * Math.PI) * sag,
    ]);
  world.sheet.path(
    `M${Array.from({ length: 25 }, (_, index) =>
      at(index / 24)
        .map(Math.round)
        .join(' '),
    ).join('L')}`,
    { stroke: INK, width: 1.6, opacity: 0.7 },
  );
  const lit = world.mood.litWindows > 0.3;
  for (let index = 1; index < 14; index++) {
    const [x, y] = at(index / 14);
    const radius = world.scaleAt(from) * 0.13;
    if (lit)
      world.sheet.ellipse(
        [x, y + radius],
        radius * 5,
        world.sheet.radial([x, y + radius], radius * 5, [
          [0, [255, 226, 150], 0.55],
          [1, [255, 226, 150], 0],
        ]),
      );
    world.sheet.ellipse(
      [x, y + radius],
      radius,
      lit
        ? rgb(255, 236, 176)
        : ([rgb(236, 206, 120), rgb(206, 100, 76), COBALT, rgb(240, 236, 224)][index % 4] ?? CONCRETE),
    );
  }
}
