import { drawTownHouse } from '../buildings/town-house.mjs';
import { drawWaterTower } from '../buildings/water-tower.mjs';
import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve, Sheet } from '../drawing/sheet.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { World } from '../drawing/world.mjs';
import { drawCrane } from '../elements/construction.mjs';
import { drawSky } from '../elements/sky.mjs';
import { drawTree } from '../elements/tree.mjs';
import {
  AUTUMN,
  CLINKER,
  CONCRETE,
  LEAF,
  LEAF_DEEP,
  MOODS,
  PLASTER_BLUE,
  PLASTER_OCHRE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_SAND,
  PLASTER_WHITE,
  SLATE,
  WATER,
} from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawVignette } from './foreground.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {{ z: number, draw: () => void }} Piece */

const WALLS = /** @type {const} */ ([
  PLASTER_SAND,
  PLASTER_OCHRE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_BLUE,
  PLASTER_WHITE,
  CLINKER,
]);
const RIVER = { near: 44, far: 86 };

/** The city of Elsenau from above: river and bridge, old town with its church, the water tower, new quarters, hills. @param {string} seed @param {number} width @param {number} height @param {keyof typeof MOODS} mood */
export function drawPanorama(seed, width, height, mood) {
  const sheet = new Sheet(width, height);
  const world = new World(
    sheet,
    { eye: [0, 36, -40], turn: 0, focal: width * 0.66, horizon: height * 0.4 },
    { ...MOODS[mood], hazeDistance: 430 },
    createRandom(seed),
  );
  drawSky(world, { clouds: 9 });
  drawLand(world);
  drawHills(world);
  const pieces = [...town(world), ...trees(world), ...landmarks(world)];
  for (const piece of pieces.sort((a, b) => b.z - a.z)) {
    if (piece.z > RIVER.near) piece.draw();
  }
  drawRiver(world);
  drawBridge(world);
  for (const piece of pieces) if (piece.z <= RIVER.near) piece.draw();
  drawVignette(world);
  return sheet.toString();
}

/** Four ranges, each paler than the one before it; the nearest is forest down to the last roofs. @param {World} world */
function drawHills(world) {
  const random = world.random.fork('hills');
  const { sheet, camera, mood } = world;
  const unit = sheet.width / 2400;
  for (const [share, rise, base] of /** @type {const} */ ([
    [0.24, 78, 0],
    [0.4, 52, 6],
    [0.58, 30, 16],
    [0.74, 14, 34],
  ])) {
    const crest = Array.from({ length: 18 }, (_, index) => {
      const x = (index / 17) * (sheet.width + 400) - 200;
      return /** @type {Point2} */ ([x, camera.horizon + (base - rise * random.between(0.4, 1.2)) * unit]);
    });
    const forest = mood.snow ? rgb(120, 134, 146) : mix(LEAF_DEEP, SLATE, 0.4);
    const foot = camera.horizon + (base + 40) * unit;
    const colour = mix(mood.haze, world.lit(forest, [-0.4, 0.4, -0.8], camera.eye), share);
    sheet.path(curve([...crest, [sheet.width + 400, foot], [-400, foot]]), { fill: colour });
  }
}

/** @param {World} world */
function drawLand(world) {
  const { sheet, camera, mood } = world;
  const land = mood.snow
    ? rgb(226, 232, 238)
    : mood.foliage === 'autumn'
      ? rgb(176, 164, 122)
      : rgb(160, 172, 130);
  sheet.polygon(
    [
      [0, camera.horizon],
      [sheet.width, camera.horizon],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    sheet.linear(
      [0, camera.horizon],
      [0, sheet.height],
      [
        [0, mood.haze],
        [0.2, mix(world.lit(land, [0, 1, 0], camera.eye), mood.haze, 0.5)],
        [1, world.lit(tone(land, 0.9), [0, 1, 0], camera.eye)],
      ],
    ),
  );
}

/** Rows of houses on both banks, new ones to the right. @param {World} world @returns {Piece[]} */
function town(world) {
  const random = world.random.fork('town');
  /** @type {Piece[]} */
  const pieces = [];
  for (const z of [2, 22, 96, 116, 138, 162, 190, 222, 260, 300, 350, 410, 480, 570, 690]) {
    const reach = 46 + z * 0.78;
    for (let x = -reach; x < reach; ) {
      const modern = x > reach * 0.3 && z < 240;
      const width = random.between(9, modern ? 24 : 17);
      const skipped =
        random.chance(0.13) ||
        (Math.abs(x + width / 2 + 14) < 17 && z < 60) ||
        (Math.abs(x + 42) < 13 && z === 116) ||
        (Math.abs(x + width / 2 - 8) < 22 && z === 162);
      if (!skipped) {
        /** @type {Parameters<typeof drawTownHouse>[1]} */
        const options = {
          x,
          z: z + random.between(-3, 3),
          width,
          depth: random.between(9, 12),
          height: modern ? random.between(12, 19) : random.between(9, 15),
          turn: random.between(-0.1, 0.1),
          colour: random.pick(WALLS),
          roof: modern ? 'flat' : random.chance(0.8) ? 'tile' : 'slate',
        };
        pieces.push({ z: options.z, draw: () => drawTownHouse(world, options) });
      }
      x += width + random.between(-0.2, 3);
    }
  }
  return pieces;
}

/** @param {World} world @returns {Piece[]} */
function trees(world) {
  const random = world.random.fork('trees');
  return Array.from({ length: 190 }, () => {
    const z = random.chance(0.3) ? random.between(88, 95) : random.between(-4, 290);
    const x = random.between(-1, 1) * (46 + z * 0.75);
    if (z > RIVER.near - 6 && z < RIVER.far + 1) return undefined;
    return {
      z: z - 2,
      draw: () =>
        z < 130
          ? drawTree(world, { at: [x, 0, z], height: random.between(6, 9) })
          : drawFarTree(world, [x, 0, z]),
    };
  }).filter((piece) => piece !== undefined);
}

/** @param {World} world @param {Point3} at */
function drawFarTree(world, [x, , z]) {
  const { foliage } = world.mood;
  const leaf = foliage === 'autumn' ? AUTUMN : foliage === 'bare' ? rgb(140, 132, 124) : LEAF;
  const [px, py] = world.see([x, 3.4, z]);
  const radius = world.scaleAt([x, 0, z]) * 3.4;
  world.sheet.ellipse(
    [px, py],
    radius,
    world.lit(tone(leaf, 0.8), [0.4, 0.2, -0.8], [x, 0, z]),
    1,
    radius * 1.1,
  );
  world.sheet.ellipse(
    [px - radius * 0.25, py - radius * 0.3],
    radius * 0.66,
    world.lit(leaf, [-0.5, 0.5, -0.7], [x, 0, z]),
    1,
    radius * 0.66,
  );
}

/** @param {World} world @returns {Piece[]} */
function landmarks(world) {
  return [
    { z: 112, draw: () => drawWaterTower(world, { at: [-42, 0, 118] }) },
    { z: 158, draw: () => drawChurch(world, [0, 0, 162]) },
    {
      z: 200,
      draw: () => drawCrane(world, { at: [104, 0, 200], height: 44, jib: 36, swing: 2.5, load: 14 }),
    },
    {
      z: 215,
      draw: () => drawCrane(world, { at: [128, 0, 216], height: 40, jib: 34, swing: 0.4, load: 10 }),
    },
  ];
}

/** A church with nave and pointed spire. @param {World} world @param {Point3} at */
function drawChurch(world, [x, , z]) {
  drawTownHouse(world, {
    x: x + 4,
    z: z + 1,
    width: 24,
    depth: 12,
    height: 15,
    colour: CLINKER,
    roof: 'slate',
  });
  const tower = new Wall([x - 4, 0, z - 2], [1, 0, 0], [0, 1, 0], 9, 34);
  drawBox(world, tower, { left: 0, right: 9, bottom: 0, top: 34 }, -9, 0, CLINKER);
  for (const up of [12, 20, 27])
    for (const left of [2, 5.2])
      world.surface(
        tower.area({ left, right: left + 1.6, bottom: up, top: up + 4 }, 0.02),
        rgb(70, 78, 92),
        tower.outwards,
      );
  drawBox(world, tower, { left: -0.4, right: 9.4, bottom: 33, top: 34 }, -9, 0.4, PLASTER_WHITE);
  const peak = /** @type {Point3} */ ([x + 0.5, 60, z + 2]);
  world.surface([[x - 4, 34, z - 2], peak, [x + 5, 34, z - 2]], SLATE, [-0.2, 0.3, -0.9]);
  world.surface([[x + 5, 34, z - 2], peak, [x + 5, 34, z + 7]], SLATE, [1, 0.2, 0]);
}

/** @param {World} world */
function drawRiver(world) {
  const { sheet, mood } = world;
  const far = world.see([0, 0, RIVER.far])[1];
  const near = world.see([0, 0, RIVER.near])[1];
  const [zenith, horizon] = [mood.sky[0]?.[1] ?? WATER, mood.sky[mood.sky.length - 1]?.[1] ?? WATER];
  sheet.polygon(
    [
      [0, far],
      [sheet.width, far],
      [sheet.width, near],
      [0, near],
    ],
    sheet.linear(
      [0, far],
      [0, near],
      [
        [0, mix(horizon, WATER, 0.4)],
        [1, mix(zenith, WATER, 0.55)],
      ],
    ),
  );
  const random = world.random.fork('river');
  for (const [colour, count, opacity] of /** @type {const} */ ([
    [rgb(255, 255, 250), 150, 0.34],
    [rgb(60, 84, 110), 110, 0.22],
    [CLINKER, 46, 0.14],
  ])) {
    const ripples = Array.from({ length: count }, () => {
      const y = far + (near - far) * random.next() ** 1.2;
      const length = random.between(20, 130) * (0.4 + (y - far) / (near - far));
      return `M${Math.round(random.next() * sheet.width)} ${Math.round(y)}h${Math.round(length)}`;
    });
    sheet.path(ripples.join(''), { stroke: colour, width: 2.2, opacity });
  }
  for (const z of [RIVER.near, RIVER.far]) {
    const quay = new Wall([-140, -1.4, z], [1, 0, 0], [0, 1, 0], 280, 2);
    drawBox(
      world,
      quay,
      { left: 0, right: 280, bottom: 0, top: z === RIVER.near ? 2 : 2.6 },
      -1,
      0,
      z === RIVER.near ? CONCRETE : tone(CONCRETE, 0.8),
    );
  }
}

/** Arches of sandstone that carry a street over the river. @param {World} world */
function drawBridge(world) {
  const [left, right] = [-18, -9];
  const deck = 4.2;
  /** @type {Point3[]} */
  const top = [
    [left, deck, RIVER.near - 6],
    [right, deck, RIVER.near - 6],
    [right, deck, RIVER.far + 6],
    [left, deck, RIVER.far + 6],
  ];
  const side = new Wall([right, 0, RIVER.near - 2], [0, 0, 1], [0, 1, 0], RIVER.far - RIVER.near + 4, deck);
  world.surface(side.whole, PLASTER_SAND, [1, 0, 0]);
  const span = side.width / 4;
  for (let arch = 0; arch < 4; arch++) {
    const curveOf = Array.from({ length: 11 }, (_, index) =>
      side.at(
        span * arch + 0.8 + ((span - 1.6) * index) / 10,
        0.1 + Math.sin((index / 10) * Math.PI) * 3.1,
        0.02,
      ),
    );
    world.sheet.polygon(world.seeAll(curveOf), world.hazy(rgb(76, 96, 116), side.origin), 0.85);
  }
  world.surface(top, rgb(190, 186, 176), [0, 1, 0]);
  world.surface(
    [
      [left + 1.6, deck + 0.01, RIVER.near - 6],
      [right - 1.6, deck + 0.01, RIVER.near - 6],
      [right - 1.6, deck + 0.01, RIVER.far + 6],
      [left + 1.6, deck + 0.01, RIVER.far + 6],
    ],
    rgb(136, 140, 144),
    [0, 1, 0],
  );
  for (const x of [left, right])
    world.surface(
      [
        [x, deck, RIVER.near - 6],
        [x, deck + 1, RIVER.near - 6],
        [x, deck + 1, RIVER.far + 6],
        [x, deck, RIVER.far + 6],
      ],
      tone(PLASTER_SAND, 0.94),
      [1, 0, 0],
    );
  world.surface(
    [
      [left, 0, RIVER.near - 6],
      [left, deck + 1, RIVER.near - 6],
      [right, deck + 1, RIVER.near - 6],
      [right, 0, RIVER.near - 6],
    ],
    PLASTER_SAND,
    [0, 0, -1],
    { opacity: 0 },
  );
}
