import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
import { drawTownHouse } from '../buildings/town-house.mjs';
import { mix, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { drawCrane } from '../elements/crane.mjs';
import { drawPaving } from '../elements/ground.mjs';
import { CLINKER, CLINKER_DARK, CONCRETE, PLASTER_SAND, WATER, WHITE } from '../palette.mjs';
import { drawOpenAir } from './outdoor.mjs';
import { building, tree } from './things.mjs';

/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {{ near: number, far: number }} Basin */

/** The harbour basin, seen from the houses on its bank: quays, water, warehouses opposite, a crane. @param {World} world */
export function drawHarbour(world) {
  drawOpenAir(world, {
    clouds: 6,
    paving: (paved) => {
      drawPaving(paved, { left: -60, right: 60, near: 1, far: 14 });
      drawBasin(paved, { near: 14, far: 58 });
    },
    things: [
      ...[-34, -19, -3, 14, 30].map((x, index) => ({
        z: 64,
        draw: (/** @type {World} */ seen) =>
          drawTownHouse(seen, {
            x,
            z: 64,
            width: 14,
            depth: 12,
            height: 9 + ((index * 3) % 4),
            colour: [CLINKER, CLINKER_DARK, PLASTER_SAND, CLINKER, PLASTER_SAND][index] ?? CLINKER,
            roof: index === 2 ? 'flat' : 'tile',
          }),
      })),
      building(drawNewBuilding, { x: 46, z: 62, width: 22, storeys: 5, style: NEW_BUILDINGS.paleClinker }, { tall: 16 }),
      { z: 61, draw: (seen) => drawCrane(seen, { at: [-10, 0, 61], height: 19, jib: 15, swing: 0.5, load: 6 }) },
      ...[-9, 5, 12].map((x) => tree({ at: [x, 0, 10.5], height: 6.4, spread: 0.8 })),
      { z: 41, draw: (seen) => drawBarge(seen, -11, 41) },
      { z: 50, draw: (seen) => drawBarge(seen, 14, 50) },
    ],
  });
}

/** Water between two quays, with its ripples. @param {World} world @param {Basin} basin */
export function drawBasin(world, { near, far }) {
  const { sheet, mood } = world;
  const low = Math.min(sheet.height, world.see([0, -1.2, near])[1]);
  const high = world.see([0, -1.2, far])[1];
  const [zenith, horizon] = [mood.sky[0]?.[1] ?? WATER, mood.sky[mood.sky.length - 1]?.[1] ?? WATER];
  const water = /** @type {const} */ ([
    [0, high],
    [sheet.width, high],
    [sheet.width, low],
    [0, low],
  ]);
  sheet.polygon(water, sheet.linear([0, high], [0, low], [[0, mix(horizon, WATER, 0.4)], [1, mix(zenith, WATER, 0.6)]]));
  const random = world.random.fork('basin');
  for (const [colour, opacity] of /** @type {const} */ ([
    [WHITE, 0.4],
    [/** @type {const} */ ([52, 76, 104]), 0.24],
    [CLINKER, 0.14],
  ])) {
    const ripples = Array.from({ length: 130 }, () => {
      const y = high + (low - high) * random.next() ** 1.3;
      const reach = (random.between(20, 120) * (0.3 + (y - high) / (low - high)) * sheet.width) / 2400;
      return `M${Math.round(random.next() * sheet.width)} ${Math.round(y)}h${Math.round(reach)}`;
    });
    sheet.path(ripples.join(''), { stroke: [...colour], width: (2.4 * sheet.width) / 2400, opacity });
  }
  const quay = new Wall([-90, -1.2, far], [1, 0, 0], [0, 1, 0], 180, 1.6);
  drawBox(world, quay, { left: 0, right: 180, bottom: 0, top: 1.5 }, -1, 0, tone(CONCRETE, 0.84), { top: CONCRETE });
}

/** A barge at its mooring. @param {World} world @param {number} x @param {number} z */
function drawBarge(world, x, z) {
  const hull = new Wall([x, -1, z], [1, 0, 0], [0, 1, 0], 13, 3);
  world.surface([hull.at(0, 1.5), hull.at(13.4, 1.9), hull.at(12.2, 0), hull.at(0.6, 0)], [44, 54, 70], hull.outwards);
  world.surface([hull.at(0, 1.3), hull.at(13.3, 1.7), hull.at(13.2, 1.5), hull.at(0.1, 1.1)], [196, 84, 60], hull.outwards);
  drawBox(world, hull, { left: 1, right: 4, bottom: 1.5, top: 3.6 }, -2, -0.4, WHITE);
  for (const left of [1.3, 2.3, 3.2]) world.surface(hull.area({ left, right: left + 0.6, bottom: 2.5, top: 3.2 }, -0.39), [70, 88, 110], hull.outwards);
}
