import { rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, OAK, STEEL, WHITE } from '../../palette.mjs';
import { drawPlant } from '../rooms/plants.mjs';
import { drawHangingLamp, drawLongSideTable, drawSideChair } from '../rooms/props.mjs';
import { drawBoots, drawHelmet, drawJacket } from './clothes.mjs';
import { drawCup, drawRail } from './table.mjs';

/** @typedef {import('../indoors.mjs').Room} Room */

/** The cloakroom on the first day: seven jackets, seven helmets, seven pairs of boots. @param {Room} room */
export function furnishCloakroom({ world }) {
  const places = Array.from({ length: 7 }, (_, index) => -1.92 + index * 0.64);
  const wall = new Pen(world, [0, 0, -0.05]);
  wall.box(-2.3, 1.93, 4.6, 0.05, tone(OAK, 1.2));
  wall.box(-2.3, 1.91, 4.6, 0.02, tone(OAK, 0.7));
  drawRail(wall, -2.3, 1.7, 4.6, places);
  const jackets = new Pen(world, [0, 0, -0.12]);
  places.forEach((x, index) => {
    drawHelmet(new Pen(world, [x - 0.02, 1.99, -0.14]), 0, 0, index === 5 ? rgb(226, 178, 66) : rgb(250, 250, 246), 0.95);
    drawJacket(jackets, x, 1.7, COBALT, { tall: 0.8, badge: true });
    wall.box(x - 0.09, 1.825, 0.18, 0.055, WHITE);
    wall.box(x - 0.06, 1.848, [0.1, 0.12, 0.08][index % 3] ?? 0.1, 0.01, STEEL);
  });
  const bench = new Pen(world, [0, 0, -0.45]);
  for (const x of [-1.9, -0.65, 0.6, 1.85]) bench.box(x, 0, 0.06, 0.4, bench.round(x, x + 0.06, STEEL));
  for (const [up, shade] of /** @type {const} */ ([[0.4, 1.25], [0.385, 0.85]])) bench.box(-2.4, up, 4.8, 0.03, tone(OAK, shade));
  const floor = new Pen(world, [0, 0, -0.62]);
  places.forEach((x) => drawBoots(floor, x * 0.9 - 0.06, 0.02, rgb(132, 96, 64), 0.95));
}

/** Where the service office's team meets: five chairs, five cups, five jackets on the hooks. @param {Room} room */
export function furnishTeamTable({ world }) {
  const wall = new Pen(world, [0, 0, -0.05]);
  const hooks = [0.25, 0.68, 1.11, 1.54, 1.97];
  drawRail(wall, 0, 1.82, 2.2, hooks);
  const clothes = new Pen(world, [0, 0, -0.1]);
  [rgb(108, 122, 116), rgb(120, 150, 180), rgb(206, 156, 72), COBALT, rgb(92, 100, 110)].forEach((colour, index) => drawJacket(clothes, (hooks[index] ?? 0) * 0.985, 1.82, colour, { tall: 0.6, lapels: index === 4, badge: index === 1 || index === 3 }));
  for (const [x, facing] of /** @type {const} */ ([[-1.2, 1], [-0.1, 1], [1, -1]])) drawSideChair(world, [x, 0, -0.25], { facing });
  drawLongSideTable(world, [-0.1, 0, -0.85], { width: 3 });
  for (const [x, colour] of /** @type {const} */ ([[-1.2, WHITE], [-0.72, COBALT], [-0.1, rgb(206, 156, 72)], [0.5, WHITE], [1.05, COBALT]])) {
    const place = new Pen(world, [x, 0.745, -0.85]);
    place.shape([[-0.22, -0.02], [-0.05, -0.02], [-0.03, 0.02], [-0.19, 0.02]], WHITE);
    drawCup(place, 0.04, 0, [...colour]);
  }
  for (const [x, facing] of /** @type {const} */ ([[-0.75, 1], [0.6, -1]])) drawSideChair(world, [x, 0, -1.35], { facing });
  drawPlant(world, [-0.4, 0.745, -0.7], { tall: 0.34, pot: tone(WHITE, 0.96) });
  for (const x of [-1, -0.1, 0.8]) drawHangingLamp(world, [x, 1.95, -0.85], { size: 0.15 });
}
