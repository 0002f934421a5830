import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, INK, LEAF, OAK, TILE, WHITE } from '../../palette.mjs';

/** An easel with a view of roofs on it. @param {import('../../drawing/world.mjs').World} world @param {import('../../types.ts').Point3} at */
export function drawEasel(world, at) {
  const pen = new Pen(world, at);
  pen.shadow(0, 0, 1);
  pen.line([[0.05, 1.9], [0.12, 0.1]], tone(OAK, 0.6), 0.04);
  for (const side of [-1, 1]) pen.line([[side * 0.06, 1.98], [side * 0.42, 0]], tone(OAK, 0.95), 0.05);
  pen.box(-0.46, 0.72, 0.92, 0.06, tone(OAK, 1.1));
  const [left, foot, wide, tall] = [-0.42, 0.78, 0.84, 0.98];
  pen.box(left + 0.03, foot - 0.02, wide, tall, INK, 0.15);
  pen.box(left, foot, wide, tall, tone(WHITE, 1));
  pen.box(left + 0.03, foot + 0.5, wide - 0.06, tall - 0.53, pen.upright(foot + 0.5, foot + tall, rgb(244, 226, 196), mix(COBALT, WHITE, 0.5)));
  const random = world.random.fork('canvas');
  for (let roof = 0; roof < 9; roof++) {
    const [x, y] = [left + 0.05 + (roof % 5) * 0.15, foot + 0.5 - Math.floor(roof / 5) * 0.16];
    const w = random.between(0.12, 0.2);
    pen.shape([[x, y], [x + w / 2, y + 0.12], [x + w, y]], mix(TILE, rgb(110, 60, 46), random.next()));
    pen.box(x, y - 0.14, w, 0.14, random.pick([rgb(226, 206, 170), rgb(206, 176, 150), rgb(184, 196, 204)]));
  }
  pen.soft([[left + 0.05, foot + 0.06], [left + 0.08, foot + 0.2], [left + 0.4, foot + 0.24], [left + 0.75, foot + 0.18], [left + 0.78, foot + 0.05]], mix(LEAF, COBALT, 0.15));
  pen.box(-0.05, foot + tall, 0.1, 0.05, tone(OAK, 0.9));
}
