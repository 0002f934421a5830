import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { COBALT, CONCRETE, OAK, STEEL, WHITE } from '../palette.mjs';
import { drawBoards, drawPlain } from './surface.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

const CRANE = rgb(226, 172, 62);

/**
 * A tower crane. `jib` says how long its arm is, `swing` where it points: radians from rightwards, towards the viewer.
 *
 * @param {World} world
 * @param {{ at: Point3, height: number, jib: number, swing?: number, load?: number }} options `load`: metres of cable
 */
export function drawCrane(world, { at: [x, , z], height, jib, swing = 0.25, load = 9 }) {
  const steel = world.lit(CRANE, [-0.5, 0, -0.8], [x, 0, z]);
  const dark = world.lit(tone(CRANE, 0.66), [-0.5, 0, -0.8], [x, 0, z]);
  const size = world.scaleAt([x, 0, z]);
  const half = 0.8;
  lattice(
    world,
    [x - half, 0, z],
    [x - half, height, z],
    [x + half, 0, z],
    [x + half, height, z],
    1.7,
    steel,
    dark,
    size,
  );
  const along = (/** @type {number} */ far, /** @type {number} */ up) =>
    /** @type {Point3} */ ([x + Math.cos(swing) * far, height + up, z - Math.sin(swing) * far]);
  lattice(world, along(0.6, 0.3), along(jib, 0.3), along(0.6, 1.5), along(jib, 0.9), 1.6, steel, dark, size);
  lattice(
    world,
    along(-0.6, 0.3),
    along(-jib * 0.28, 0.3),
    along(-0.6, 1.3),
    along(-jib * 0.28, 1.1),
    1.6,
    steel,
    dark,
    size,
  );
  const stroke = Math.max(1.4, size * 0.05);
  const peak = world.see(along(0, 5.2));
  for (const far of [-jib * 0.26, jib * 0.4, jib * 0.82])
    world.sheet.line([peak, world.see(along(far, 1.1))], dark, stroke);
  world.sheet.polygon([world.see(along(-0.7, 1.2)), peak, world.see(along(0.7, 1.2))], steel);
  const weight = [
    along(-jib * 0.3, 1),
    along(-jib * 0.2, 1),
    along(-jib * 0.2, -1.4),
    along(-jib * 0.3, -1.4),
  ];
  world.sheet.polygon(world.seeAll(weight), world.lit(CONCRETE, [-0.4, 0, -0.8], [x, 0, z]));
  const cab = [along(0.9, 0.2), along(2.5, 0.2), along(2.5, -1.7), along(0.9, -1.7)];
  world.sheet.polygon(world.seeAll(cab), world.lit(WHITE, [-0.4, 0, -0.8], [x, 0, z]));
  world.sheet.polygon(
    world.seeAll([along(1.4, -0.1), along(2.5, -0.1), along(2.5, -1), along(1.4, -1)]),
    [84, 104, 122],
  );
  drawLoad(world, along(jib * 0.7, 0.3), load, dark, stroke, size);
}

/** @param {World} world @param {Point3} from @param {number} load @param {Colour} colour @param {number} stroke @param {number} size */
function drawLoad(world, from, load, colour, stroke, size) {
  const top = world.see(from);
  const hook = world.see([from[0], from[1] - load, from[2]]);
  world.sheet.line([top, hook], colour, stroke * 0.7);
  const [x, y] = hook;
  const wide = size * 1.5;
  world.sheet.line([[x - wide, y + size * 1.2], hook, [x + wide, y + size * 1.2]], colour, stroke * 0.6);
  world.sheet.polygon(
    [
      [x - wide, y + size * 1.2],
      [x + wide, y + size * 1.2],
      [x + wide, y + size * 1.7],
      [x - wide, y + size * 1.7],
    ],
    world.lit(OAK, [-0.4, 0, -0.8], from),
  );
}

/** Two chords and the zigzag between them. @param {World} world @param {Point3} a @param {Point3} b @param {Point3} c @param {Point3} d @param {number} step @param {Colour} colour @param {Colour} dark @param {number} size */
function lattice(world, a, b, c, d, step, colour, dark, size) {
  const [pa, pb, pc, pd] = [world.see(a), world.see(b), world.see(c), world.see(d)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const count = Math.max(4, Math.round(length / step));
  /** @type {Point2[]} */
  const zigzag = [];
  for (let index = 0; index <= count; index++) {
    const way = index / count;
    const [from, to] = index % 2 ? [pc, pd] : [pa, pb];
    zigzag.push([from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way]);
  }
  const stroke = Math.max(1.2, size * 0.07);
  world.sheet.line(zigzag, dark, stroke * 0.8);
  world.sheet.line([pa, pb], colour, stroke * 1.7);
  world.sheet.line([pc, pd], dark, stroke * 1.7);
}

/** A scaffold before a wall: standards, planks, rails, braces, and nets where wanted. @param {World} world @param {Wall} wall @param {{ from?: number, to?: number, top: number, net?: number, out?: number }} options `net`: storeys that are covered */
export function drawScaffold(world, wall, { from = -0.6, to = wall.width + 0.6, top, net = 0, out = 1.1 }) {
  const step = 2.5;
  const lift = 2;
  const size = world.scaleAt(wall.at(from, 0));
  const pipe = world.lit(rgb(150, 160, 166), wall.outwards, wall.origin);
  const stroke = Math.max(1.2, size * 0.06);
  const lines = (
    /** @type {[Point3, Point3][]} */ pairs,
    /** @type {Colour} */ colour,
    /** @type {number} */ width,
  ) => {
    const shape = pairs.map(([a, b]) => {
      const [p, q] = [world.see(a), world.see(b)];
      return `M${p.map(Math.round).join(' ')}L${q.map(Math.round).join(' ')}`;
    });
    world.sheet.path(shape.join(''), { stroke: colour, width });
  };
  world.shadows(
    Array.from({ length: Math.floor(top / lift) }, (_, index) =>
      wall.area({
        left: Math.max(0, from),
        right: Math.min(wall.width, to),
        bottom: Math.max(0, (index + 1) * lift - 1.5),
        top: (index + 1) * lift - 0.9,
      }),
    ),
    undefined,
    0.6,
  );
  for (let up = lift; up <= top; up += lift) {
    drawBox(world, wall, { left: from, right: to, bottom: up - 0.07, top: up }, 0.3, out, OAK);
    drawBox(
      world,
      wall,
      { left: from, right: to, bottom: up, top: up + 0.16 },
      out - 0.04,
      out,
      tone(OAK, 0.9),
    );
    lines(
      [
        [wall.at(from, up + 0.5, out), wall.at(to, up + 0.5, out)],
        [wall.at(from, up + 1, out), wall.at(to, up + 1, out)],
      ],
      pipe,
      stroke,
    );
  }
  /** @type {[Point3, Point3][]} */
  const standards = [];
  /** @type {[Point3, Point3][]} */
  const braces = [];
  for (let along = from; along <= to + 0.01; along += step) {
    standards.push(
      [wall.at(along, 0, out), wall.at(along, top + 1, out)],
      [wall.at(along, 0, 0.3), wall.at(along, top + 1, 0.3)],
    );
    const index = Math.round((along - from) / step);
    for (let up = 0; index % 3 === 1 && up < top; up += lift) {
      if (along + step <= to + 0.01)
        braces.push([wall.at(along, up, out), wall.at(along + step, up + lift, out)]);
    }
  }
  lines(standards, pipe, stroke * 1.5);
  lines(braces, pipe, stroke);
  if (net > 0) {
    for (let along = from; along < to - 0.1; along += step) {
      const cover = wall.area(
        {
          left: along + 0.05,
          right: Math.min(to, along + step - 0.05),
          bottom: top - net * lift,
          top: top + 0.9,
        },
        out + 0.02,
      );
      world.surface(cover, rgb(176, 196, 210), wall.outwards, { opacity: 0.55 });
    }
  }
}

/** A building in the raw: slabs on columns, walls half up, props under the uppermost slab. @param {World} world @param {{ x: number, z: number, width: number, depth: number, storeys: number, cores?: Colour, timber?: boolean }} options */
export function drawShell(world, { x, z, width, depth, storeys, timber = false }) {
  const storey = 3;
  const skin = timber ? OAK : CONCRETE;
  const random = world.random.fork(`shell${x}${z}`);
  for (let floor = 0; floor < storeys; floor++) {
    const base = floor * storey;
    const ceiling = new Wall([x, base + storey - 0.25, z], [1, 0, 0], [0, 0, 1], width, depth);
    world.surface(ceiling.whole, tone(skin, 0.86), [0, -1, 0]);
    const back = new Wall([x + 0.4, base, z + depth * 0.6], [1, 0, 0], [0, 1, 0], width - 0.8, storey);
    drawPlain(world, back, tone(skin, 0.5));
    const core = { left: width * 0.42, right: width * 0.58, bottom: 0, top: storey };
    drawPlain(
      world,
      new Wall([x, base, z + depth * 0.35], [1, 0, 0], [0, 1, 0], width, storey),
      tone(CONCRETE, 0.8),
      core,
    );
    world.veil(back.whole, [
      [0, [10, 16, 30], 0.5],
      [0.7, [10, 16, 30], 0.1],
      [1, [10, 16, 30], 0],
    ]);
    const front = new Wall([x, base, z], [1, 0, 0], [0, 1, 0], width, storey);
    const side = new Wall([x + width, base, z], [0, 0, 1], [0, 1, 0], depth, storey);
    const flank = new Wall([x, base, z + depth], [0, 0, -1], [0, 1, 0], depth, storey);
    for (const wall of [flank, side]) {
      if (!wall.isSeen(world)) continue;
      drawBox(
        world,
        wall,
        { left: -0.1, right: depth, bottom: storey - 0.25, top: storey },
        -0.3,
        0.1,
        tone(skin, 1.12),
      );
      if (timber)
        drawBoards(world, wall, OAK, { left: 0.3, right: wall.width - 0.3, bottom: 0, top: storey - 0.25 });
      else
        drawPlain(world, wall, tone(CONCRETE, 0.94), {
          left: 0.3,
          right: wall.width - 0.3,
          bottom: 0,
          top: storey - 0.25,
        });
    }
    for (let left = 0; left < width - 1; left += 4) {
      const isWall = floor < storeys - 1 && random.chance(0.55);
      if (isWall) {
        const panel = { left: left + 0.3, right: Math.min(width, left + 4), bottom: 0, top: storey - 0.25 };
        if (timber) drawBoards(world, front, tone(OAK, 1.1), panel);
        else drawPlain(world, front, [206, 178, 150], panel);
        const hole = front.area({
          left: left + 1.2,
          right: Math.min(width - 0.4, left + 3.2),
          bottom: 0.7,
          top: 2.3,
        });
        world.sheet.polygon(world.seeAll(hole), world.hazy(rgb(46, 54, 64), front.origin));
        world.shadows(
          [front.area({ left: left + 1.2, right: left + 3.2, bottom: 2, top: 2.3 })],
          undefined,
          0.8,
        );
      }
      drawBox(
        world,
        front,
        { left, right: left + 0.3, bottom: 0, top: storey - 0.25 },
        -0.3,
        0,
        tone(skin, 1.05),
      );
    }
    if (floor === storeys - 1) {
      for (let left = 1; left < width - 0.5; left += 1.3)
        drawBox(
          world,
          front,
          { left, right: left + 0.09, bottom: 0, top: storey - 0.25 },
          -1.3,
          -1.2,
          [196, 84, 60],
        );
    }
    drawBox(
      world,
      front,
      { left: -0.1, right: width + 0.1, bottom: storey - 0.25, top: storey },
      -0.3,
      0.1,
      tone(skin, 1.12),
    );
  }
  const roof = new Wall([x, storeys * storey, z], [1, 0, 0], [0, 1, 0], width, 1);
  for (let left = 0.4; left < width; left += 1.1) {
    const bars = roof.area({ left, right: left + 0.04, bottom: 0, top: random.between(0.5, 0.9) });
    world.surface(bars, rgb(126, 78, 58), roof.outwards);
  }
  drawBox(world, roof, { left: 0, right: width, bottom: 0.95, top: 1.02 }, 0, 0.05, [206, 84, 60]);
}

/** A site hut with a window and the company's colour. @param {World} world @param {{ at: Point3, storeys?: number }} options */
export function drawSiteHut(world, { at: [x, , z], storeys = 1 }) {
  for (let floor = 0; floor < storeys; floor++) {
    const face = new Wall([x, floor * 2.7, z], [1, 0, 0], [0, 1, 0], 6, 2.6);
    drawBox(world, face, { left: 0, right: 6, bottom: 0, top: 2.6 }, -2.4, 0, floor ? WHITE : COBALT);
    for (let left = 0.3; left < 6; left += 0.4)
      world.surface(
        face.area({ left, right: left + 0.05, bottom: 0.1, top: 2.5 }),
        tone(floor ? WHITE : COBALT, 0.8),
        face.outwards,
        { opacity: 0.4 },
      );
    for (const left of [0.7, 3.6]) {
      world.surface(
        face.area({ left, right: left + 1.5, bottom: 0.9, top: 2.1 }, 0.02),
        WHITE,
        face.outwards,
      );
      world.surface(
        face.area({ left: left + 0.1, right: left + 1.4, bottom: 1, top: 2 }, 0.03),
        rgb(96, 118, 138),
        face.outwards,
      );
    }
  }
}

/** A fence of mesh panels along the site. @param {World} world @param {{ from: number, to: number, z: number }} options */
export function drawSiteFence(world, { from, to, z }) {
  const face = new Wall([from, 0, z], [1, 0, 0], [0, 1, 0], to - from, 2);
  /** @type {Point3[][]} */
  const wires = [];
  for (let left = 0; left < face.width; left += 0.22)
    wires.push(face.area({ left, right: left + 0.012, bottom: 0.15, top: 1.95 }));
  for (const up of [0.15, 1.05, 1.92])
    wires.push(face.area({ left: 0, right: face.width, bottom: up, top: up + 0.03 }));
  world.surfaces(wires, STEEL, face.outwards, 0.5);
  for (let left = 0; left < face.width; left += 3.5) {
    drawBox(world, face, { left, right: left + 0.06, bottom: 0, top: 2 }, -0.03, 0.03, STEEL);
    drawBox(
      world,
      face,
      { left: left - 0.3, right: left + 0.35, bottom: 0, top: 0.14 },
      -0.12,
      0.12,
      CONCRETE,
    );
  }
}

/** Bricks and boards on pallets. @param {World} world @param {{ at: Point3, kind: 'bricks' | 'boards' }} options */
export function drawPallet(world, { at: [x, , z], kind }) {
  const face = new Wall([x, 0, z], [1, 0, 0], [0, 1, 0], 2, 1);
  drawBox(world, face, { left: 0, right: 1.3, bottom: 0, top: 0.14 }, -1, 0, OAK);
  if (kind === 'boards') {
    for (let layer = 0; layer < 4; layer++)
      drawBox(
        world,
        face,
        { left: -0.3, right: 2.6, bottom: 0.14 + layer * 0.13, top: 0.25 + layer * 0.13 },
        -0.8,
        0,
        tone([206, 170, 120], 0.9 + layer * 0.06),
      );
    return;
  }
  for (let layer = 0; layer < 5; layer++)
    for (let brick = 0; brick < 5; brick++)
      drawBox(
        world,
        face,
        {
          left: brick * 0.26,
          right: brick * 0.26 + 0.245,
          bottom: 0.14 + layer * 0.17,
          top: 0.3 + layer * 0.17,
        },
        -0.9,
        0,
        tone([168, 88, 64], 0.85 + ((layer * 3 + brick) % 4) * 0.08),
      );
}
