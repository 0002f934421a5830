import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { drawBox, Wall } from '../../drawing/wall.mjs';
import { World } from '../../drawing/world.mjs';
import { CLINKER, CONCRETE, PLASTER_SAND, WATER } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Point3} Point3 */

/** The river's banks: metres from the viewer's zero. */
export const RIVER = { near: 44, far: 86 };

/** @param {World} world */
export function drawRiver(world) {
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
export function drawBridge(world) {
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
