import { drawTownHouse } from '../buildings/town-house.mjs';
import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { drawLawn } from '../elements/lawn.mjs';
import {
  CLINKER,
  CONCRETE,
  PLASTER_BLUE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_SAND,
  STEEL,
  ZINC,
} from '../palette.mjs';
import { drawOutdoor } from '../scenes/outdoor.mjs';
import { OUTLOOKS } from '../scenes/rooms/outlooks.mjs';
import { furnishCloakroom, furnishTeamTable } from '../scenes/still-lives/groups.mjs';
import { drawToppingOutCrown } from '../scenes/still-lives/outdoors.mjs';
import { person } from '../scenes/things.mjs';
import { UFERSTRASSE } from './construction.mjs';
import { FOR_PRINT, room } from './flats/order.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../scenes/outdoor.mjs').View} View */
/** @typedef {import('../scenes/outdoor.mjs').Thing} Thing */

/**
 * @param {string} id
 * @param {string} alt
 * @param {import('../types.ts').PictureKind} kind
 * @param {View} view
 * @returns {PictureOrder}
 */
function picture(id, alt, kind, view) {
  return {
    id,
    alt,
    kind,
    width: 2400,
    height: 1600,
    draw: (seed, width, height) => drawOutdoor(seed, width, height, view),
  };
}

/** The upper storeys of the neighbours, seen from the roof. @returns {Thing[]} */
function roofsBeyond() {
  const colours = [PLASTER_SAND, PLASTER_SAGE, PLASTER_ROSE, CLINKER, PLASTER_BLUE];
  return [26, 46, 74].flatMap((z, row) =>
    Array.from({ length: 9 + row * 3 }, (_, index) => {
      const x = -34 - row * 18 + index * (10 + row * 1.2) + ((index * 5) % 3);
      const colour = colours[(index + row * 2) % colours.length] ?? PLASTER_SAND;
      const height = 2.6 + ((index * 7 + row) % 4) * 0.7;
      return {
        z,
        draw: (/** @type {World} */ world) =>
          drawTownHouse(world, { x, z, width: 10, depth: 9, height, colour, roof: 'tile' }),
      };
    }),
  );
}

/** Modules in rows on a green roof, tilted to the south. @returns {Thing[]} */
function solarRows() {
  return [-4, 0, 4, 8].map((z) => ({
    z,
    shadow: () => [
      [
        [-13, 0.01, z + 0.4],
        [15, 0.01, z + 0.4],
        [16, 0.01, z + 2.2],
        [-12, 0.01, z + 2.2],
      ],
    ],
    draw: (world) => {
      for (let x = -13; x < 14; x += 1.8) drawModule(world, x, z);
    },
  }));
}

/** @param {World} world @param {number} x @param {number} z */
function drawModule(world, x, z) {
  /** @type {Point3} */
  const normal = [0, 0.8, -0.6];
  const at = (/** @type {number} */ along, /** @type {number} */ up) =>
    /** @type {Point3} */ ([x + along * 1.7, 0.3 + up * 0.95, z + up * 1.4]);
  for (const foot of [0.1, 0.9]) {
    const [px, , pz] = at(foot, 0.9);
    world.surface(
      [
        [px, 0, pz],
        [px, 1.1, pz],
        [px + 0.05, 1.1, pz],
        [px + 0.05, 0, pz],
      ],
      STEEL,
      [0, 0, -1],
    );
  }
  world.surface([at(0, 0), at(0, 1), at(1, 1), at(1, 0)], rgb(196, 204, 210), normal);
  const [cells, rows] = [6, 5];
  const panes = Array.from({ length: cells * rows }, (_, index) => {
    const [left, low] = [
      0.02 + ((index % cells) * 0.96) / cells,
      0.02 + (Math.floor(index / cells) * 0.96) / rows,
    ];
    const [right, high] = [left + 0.96 / cells - 0.012, low + 0.96 / rows - 0.016];
    return [at(left, low), at(left, high), at(right, high), at(right, low)];
  });
  world.surfaces(panes, rgb(38, 58, 110), normal);
  const [from, to] = [world.see(at(0.02, 0.98)), world.see(at(0.7, 0.02))];
  const sheen = world.sheet.linear(from, to, [
    [0, [220, 236, 250], 0.4],
    [0.55, [220, 236, 250], 0],
  ]);
  world.sheet.polygon(world.seeAll([at(0.02, 0.02), at(0.02, 0.98), at(0.98, 0.98), at(0.98, 0.02)]), sheen);
}

/** The roof's edge, a stair head and a vent. @param {World} world */
function drawRoofEdge(world) {
  const edge = new Wall([-40, 0, 14], [1, 0, 0], [0, 1, 0], 90, 1);
  drawBox(world, edge, { left: 0, right: 90, bottom: 0, top: 0.7 }, -0.4, 0, tone(CONCRETE, 1.1), {
    top: ZINC,
  });
  const head = new Wall([6.5, 0, 11.4], [1, 0, 0], [0, 1, 0], 5, 3);
  drawBox(world, head, { left: 0, right: 5, bottom: 0, top: 2.7 }, -2.4, 0, rgb(226, 224, 216), {
    top: ZINC,
  });
  drawBox(world, head, { left: 1.2, right: 2.2, bottom: 0.05, top: 2.1 }, 0, 0.05, [29, 63, 174]);
  drawBox(world, head, { left: -12.4, right: -11.4, bottom: 0, top: 1.3 }, -1, 0, ZINC);
  drawBox(world, head, { left: -12.6, right: -11.2, bottom: 1.3, top: 1.45 }, -1.2, 0.2, STEEL);
}

/** What stands for several people, and the roof that two of them look after. @type {readonly PictureOrder[]} */
export const GROUPS = [
  room('ausbildungsstart-gruppe', 'Garderobe am ersten Ausbildungstag: sieben blaue Arbeitsjacken, sieben Helme und sieben Paar Sicherheitsschuhe', undefined, {
    wall: rgb(226, 228, 222),
    floor: { kind: 'concrete', colour: rgb(176, 178, 174) },
    camera: { away: 4.6, eye: 1.3, horizon: 0.47 },
    sun: { from: 'beside', x: -3, window: { left: 0.5, right: 2, bottom: 1, top: 2.7, columns: 3, rows: 2 } },
    furnish: furnishCloakroom,
  }, FOR_PRINT),
  room('servicebuero-team', 'Teamtisch im Servicebüro mit fünf blauen Stühlen und fünf Tassen, an den Haken fünf Jacken', undefined, {
    wall: rgb(236, 230, 216),
    height: 2.9,
    floor: { kind: 'herringbone' },
    camera: { away: 4.3, eye: 1.4, horizon: 0.46, lens: 0.86 },
    openings: [{ left: -1.95, right: -0.6, bottom: 0.85, top: 2.4 }],
    outlook: OUTLOOKS.tower({ up: 0.6 }),
    sun: { from: 'opposite' },
    furnish: furnishTeamTable,
  }, { ...FOR_PRINT, quality: 82 }),
  {
    ...picture('uferstrasse-richtfest', 'Richtkrone mit bunten Bändern am Kran vor dem eingerüsteten Rohbau an der Uferstraße', 'construction', {
      ...UFERSTRASSE,
      infront: drawToppingOutCrown,
    }),
    quality: 52,
  },
  picture(
    'lindenhoefe-photovoltaik',
    'Photovoltaik auf dem Gründach der Lindenhöfe, zwei Fachleute prüfen die Module',
    'elevation',
    {
      mood: 'day',
      camera: { eye: [-1, 3.4, -12], turn: 0.05, lens: 0.74, horizon: 0.46 },
      ground: rgb(150, 158, 112),
      paving: (world) => drawLawn(world, { left: -50, right: 60, near: -14, far: 14 }, { meadow: true }),
      things: [
        ...roofsBeyond(),
        { z: 14, draw: drawRoofEdge },
        ...solarRows(),
        person({ at: [3.4, 0, 2.6], worker: true, still: true }),
        person({ at: [4.6, 0, 2.5], worker: true, still: true, facing: -1 }),
      ],
    },
  ),
];
