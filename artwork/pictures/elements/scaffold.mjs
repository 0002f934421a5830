import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { OAK } from '../palette.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * A scaffold before a wall: standards, planks, rails, braces, and nets where wanted.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {{ from?: number, to?: number, top: number, net?: number, out?: number }} options `net`: storeys that are covered
 */
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
