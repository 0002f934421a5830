import { around, distance, isWithin, overlap } from './boxes.mjs';
import { balconySwingOf, swingOf } from './furnish.mjs';

/** @typedef {import('./plan.mjs').Box} Box */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Room} Room */

/** @typedef {{ lines: readonly string[], size: number, turned: boolean, box: Box }} Label the box in metres */

/** Sizes of lettering in pixels: the largest that fits is taken. A sheet is read at a sixth of its size. */
const SIZES = [60, 54, 48, 42, 36];
const SHORT = /** @type {Readonly<Record<string, string>>} */ ({ Abstellraum: 'Abst.' });
/** Width of a letter and height of a line, as a share of the size. */
const LETTER = 0.56;
const LINE = 1.12;

/**
 * Where a room's name and area stand: large, within the room, and beside its furniture as far as there is room.
 *
 * @param {Room} room
 * @param {readonly Box[]} bodies of its furniture
 * @param {readonly Box[]} circles in which a wheelchair turns
 * @param {Plan} plan
 * @param {string} area lettered under the name
 * @param {number} scale pixels per metre
 * @returns {Label | undefined}
 */
export function labelOf(room, bodies, circles, plan, area, scale) {
  const inside = [...plan.doors.map(swingOf), ...plan.windows.filter(({ door }) => door).map(balconySwingOf)];
  const swings = room.use === 'outdoor' ? [] : inside;
  const whole = around(room.parts);
  const name = room.name.split(/(?<=und) /);
  const short = SHORT[room.name] ? [SHORT[room.name] ?? ''] : name;
  // The area stands in the legend too.
  const texts = [[...name, area], [...short, area], short].map((lines) => lines.filter(Boolean));
  /** @type {(Label & { cost: number })[]} */
  const labels = [];
  for (const [index, lines] of texts.entries())
    for (const [smaller, size] of SIZES.entries())
      for (const turned of [false, true]) {
        const long = (Math.max(...lines.map((line) => line.length * (line === area ? 0.8 : 1))) * size * LETTER + 12) / scale;
        const high = (lines.length * size * LINE + 6) / scale;
        const [width, height] = turned ? [high, long] : [long, high];
        for (const part of room.parts)
          for (let x = part.x + 0.04; x <= part.x + part.width; x += 0.1)
            for (let y = part.y + 0.04; y <= part.y + part.height; y += 0.1) {
              const box = { x, y, width, height };
              if (!isWithin(box, room.parts)) continue;
              const hits = bodies.reduce((sum, body) => sum + overlap(body, box), 0) / (width * height);
              const arcs = swings.reduce((sum, swing) => sum + overlap(swing, box), 0) / (width * height);
              const rings = circles.reduce((sum, circle) => sum + overlap(circle, box), 0) / (width * height);
              const cost = smaller * 0.5 + index * 0.9 + (turned ? 1.5 : 0) + hits * 14 + arcs * 8 + rings * 3 + distance(box, whole) * 0.12;
              labels.push({ lines, size, turned, box, cost });
            }
      }
  return labels.sort((a, b) => a.cost - b.cost)[0];
}
