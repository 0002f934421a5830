import { mix, rgb, tone } from '../drawing/colour.mjs';
import { clipped } from '../drawing/geometry.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { Wall } from '../drawing/wall.mjs';
import { World } from '../drawing/world.mjs';
import { INK, MOODS, OAK, WHITE } from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawVignette } from './foreground.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/wall.mjs').Area} Area */

/**
 * @typedef {object} RoomView
 * @property {number} width metres
 * @property {number} depth
 * @property {number} height
 * @property {Colour} walls
 * @property {'parquet' | 'tiles' | 'terrazzo' | 'concrete'} floor
 * @property {Colour} [floorColour] by default oak, or the grey of tiles
 * @property {readonly Area[]} [backWindows] on the wall opposite
 * @property {readonly Area[]} [leftWindows] on the wall to the left; its measures run away from the viewer
 * @property {{ eye: Point3, turn?: number, lens: number, horizon: number }} camera
 * @property {(room: Room) => void} furnish
 */

/** @typedef {{ world: World, back: Wall, left: Wall, right: Wall, floor: Wall, view: RoomView }} Room */

/** Daylight indoors: the sun comes through the windows on the left. @type {import('../types.ts').Mood} */
const INDOORS = {
  ...MOODS.day,
  sun: [0.6, -0.62, 0.5],
  sunlight: [0.16, 0.13, 0.08],
  ambient: [0.94, 0.945, 0.96],
  haze: [236, 236, 232],
  hazeDistance: 60,
};

/** A room with its floor, its windows and the sun on the floor, then whatever stands in it. @param {string} seed @param {number} width @param {number} height @param {RoomView} view */
export function drawRoom(seed, width, height, view) {
  const sheet = new Sheet(width, height);
  const { eye, turn = 0, lens, horizon } = view.camera;
  const world = new World(
    sheet,
    { eye, turn, focal: lens * width, horizon: horizon * height },
    INDOORS,
    createRandom(seed),
  );
  const near = -1.5;
  const length = view.depth - near;
  /** @type {Room} */
  const room = {
    world,
    view,
    back: new Wall([0, 0, view.depth], [1, 0, 0], [0, 1, 0], view.width, view.height),
    left: new Wall([0, 0, near], [0, 0, 1], [0, 1, 0], length, view.height),
    right: new Wall([view.width, 0, view.depth], [0, 0, -1], [0, 1, 0], length, view.height),
    floor: new Wall([0, 0, near], [1, 0, 0], [0, 0, 1], view.width, length),
  };
  drawShellOf(room);
  drawFloor(room);
  for (const area of view.backWindows ?? []) drawOutlook(room, room.back, area);
  for (const area of view.leftWindows ?? []) drawOutlook(room, room.left, shifted(area, -near));
  drawSunOnFloor(room, near);
  view.furnish(room);
  drawVignette(world);
  return sheet.toString();
}

/** @param {Area} area @param {number} by @returns {Area} */
function shifted(area, by) {
  return { ...area, left: area.left + by, right: area.right + by };
}

/** Walls and ceiling, darker into the corners. @param {Room} room */
function drawShellOf({ world, view, back, left, right }) {
  const near = left.origin[2];
  const ceiling = /** @type {Point3[]} */ ([
    [0, view.height, near],
    [view.width, view.height, near],
    [view.width, view.height, view.depth],
    [0, view.height, view.depth],
  ]);
  world.surface(ceiling, tone(WHITE, 1.3), [0, -1, 0]);
  world.veil([...ceiling].reverse(), [
    [0, INK, 0.14],
    [1, INK, 0],
  ]);
  for (const [wall, factor] of /** @type {const} */ ([
    [left, 0.93],
    [right, 1.06],
    [back, 0.98],
  ])) {
    world.surface(wall.whole, tone(view.walls, factor), wall.outwards);
    world.veil(wall.whole, [
      [0, INK, 0.1],
      [0.4, INK, 0],
      [1, INK, 0.12],
    ]);
    const skirting = wall.area({ left: 0, right: wall.width, bottom: 0, top: 0.1 });
    world.surface(skirting, WHITE, wall.outwards);
    world.surface(
      wall.area({ left: 0, right: wall.width, bottom: 0.1, top: 0.115 }),
      tone(view.walls, 0.7),
      wall.outwards,
    );
  }
}

/** @param {Room} room */
function drawFloor({ world, view, floor }) {
  const { floor: kind, floorColour = kind === 'parquet' ? OAK : rgb(196, 200, 198) } = view;
  world.surface(floor.whole, floorColour, [0, 1, 0]);
  const random = world.random.fork('floor');
  /** @type {Point3[][][]} */
  const groups = [[], [], []];
  /** @type {Point3[][]} */
  const joints = [];
  const [wide, long] = kind === 'parquet' ? [0.18, 1.6] : [0.6, 0.6];
  for (let x = 0; x < floor.width && kind !== 'concrete'; x += wide) {
    for (let z = kind === 'parquet' ? -random.next() * long : 0; z < floor.height; z += long) {
      const plank = floor.area({
        left: x,
        right: Math.min(floor.width, x + wide),
        bottom: Math.max(0, z),
        top: Math.min(floor.height, z + long),
      });
      if (random.chance(0.75)) groups[random.integer(0, 2)]?.push(plank);
      joints.push(
        floor.area({
          left: x,
          right: Math.min(floor.width, x + wide),
          bottom: Math.max(0, z),
          top: Math.max(0, z) + 0.012,
        }),
      );
    }
    joints.push(floor.area({ left: x, right: x + 0.01, bottom: 0, top: floor.height }));
  }
  groups.forEach((group, index) => {
    world.surfaces(group, tone(floorColour, [0.92, 1.08, 1.16][index] ?? 1), [0, 1, 0], 0.6);
  });
  world.surfaces(joints, tone(floorColour, 0.7), [0, 1, 0], 0.5);
  if (kind === 'terrazzo') drawChips(world, floor, random);
  world.veil(floor.whole, [
    [0, [255, 252, 244], 0.22],
    [0.5, INK, 0],
    [1, INK, 0.16],
  ]);
}

/** @param {World} world @param {Wall} floor @param {import('../random.mjs').Random} random */
function drawChips(world, floor, random) {
  for (const colour of [rgb(236, 232, 222), rgb(150, 146, 140), rgb(176, 140, 116), rgb(96, 104, 110)]) {
    const chips = Array.from({ length: 420 }, () => {
      const [x, z] = [random.next() * floor.width, random.next() * floor.height];
      const size = random.between(0.01, 0.035);
      return [
        floor.at(x, z),
        floor.at(x + size, z + size * 0.4),
        floor.at(x + size * 0.7, z + size),
        floor.at(x - size * 0.2, z + size * 0.8),
      ];
    });
    world.surfaces(chips, colour, [0, 1, 0], 0.7);
  }
}

/** A window seen from inside: trees and houses in the haze, the frame, a sill. @param {Room} room @param {Wall} wall @param {Area} area */
function drawOutlook({ world }, wall, area) {
  const { sheet } = world;
  const { left, right, bottom, top } = area;
  const opening = world.seeAll(wall.area(area));
  const rows = opening.map(([, y]) => y);
  const [high, low] = [Math.min(...rows), Math.max(...rows)];
  sheet.polygon(
    opening,
    sheet.linear(
      [0, high],
      [0, low],
      [
        [0, rgb(172, 202, 222)],
        [0.6, rgb(222, 232, 230)],
        [1, rgb(226, 226, 208)],
      ],
    ),
  );
  const random = world.random.fork(`outlook${left}`);
  const step = (right - left) / 6;
  for (let place = left; place < right; place += step) {
    const tall = bottom + (top - bottom) * random.between(0.24, 0.5);
    const house = wall.area(
      { left: place, right: Math.min(right, place + step * 1.05), bottom, top: tall },
      -0.01,
    );
    sheet.polygon(
      clipped(world.seeAll(house), opening),
      mix(
        random.pick([rgb(190, 150, 126), rgb(206, 200, 186), rgb(170, 178, 182)]),
        rgb(226, 232, 232),
        0.55,
      ),
    );
  }
  for (let index = 0; index < 10; index++) {
    const place = wall.at(
      left + (right - left) * random.next(),
      bottom + (top - bottom) * random.between(0.02, 0.24),
    );
    const radius = world.scaleAt(place) * random.between(0.12, 0.3);
    const [x, y] = world.see(place);
    const ring = Array.from(
      { length: 9 },
      (_, part) =>
        /** @type {Point2} */ ([
          x + Math.cos((part / 9) * 6.28) * radius * random.between(0.8, 1.15),
          y + Math.sin((part / 9) * 6.28) * radius * random.between(0.8, 1.1),
        ]),
    );
    sheet.polygon(
      clipped(ring, opening),
      mix(random.pick([rgb(120, 150, 96), rgb(150, 170, 110), rgb(96, 128, 92)]), rgb(226, 232, 232), 0.35),
    );
  }
  const bar = 0.07;
  const wide = right - left > 1.6;
  /** @type {Area[]} */
  const bars = [
    { left, right, bottom: top - bar, top },
    { left, right, bottom, top: bottom + bar },
    { left, right: left + bar, bottom, top },
    { left: right - bar, right, bottom, top },
    { left: (left + right) / 2 - bar / 2, right: (left + right) / 2 + bar / 2, bottom, top },
  ];
  if (!wide) bars.pop();
  if (wide && top - bottom < 2) bars.push({ left, right, bottom: top - 0.55, top: top - 0.49 });
  world.surfaces(
    bars.map((part) => wall.area(part, 0.02)),
    tone(WHITE, 0.93),
    wall.outwards,
  );
  if (bottom > 0.3)
    world.surface(
      wall.area({ left: left - 0.1, right: right + 0.1, bottom: bottom - 0.06, top: bottom }, 0.05),
      WHITE,
      wall.outwards,
    );
  const jamb = wall.area({ left: left - 0.06, right: left, bottom, top: top + 0.06 });
  world.surface(jamb, WHITE, wall.outwards);
  world.surface(
    wall.area({ left: left - 0.06, right: right + 0.06, bottom: top, top: top + 0.06 }),
    tone(WHITE, 0.9),
    wall.outwards,
  );
  world.surface(
    wall.area({ left: right, right: right + 0.06, bottom, top: top + 0.06 }),
    tone(WHITE, 0.96),
    wall.outwards,
  );
}

/** Sunlight that falls through the windows on the left. @param {Room} room @param {number} near */
function drawSunOnFloor({ world, view, left }, near) {
  const { sun } = world.mood;
  for (const window of view.leftWindows ?? []) {
    const area = shifted(window, -near);
    const halves = window.right - window.left > 1.6 ? 2 : 1;
    for (let part = 0; part < halves; part++) {
      const width = (area.right - area.left) / halves;
      const [from, to] = [area.left + part * width + 0.06, area.left + (part + 1) * width - 0.06];
      const lit = [
        left.at(from, area.top - 0.1),
        left.at(to, area.top - 0.1),
        left.at(to, area.bottom + 0.1),
        left.at(from, area.bottom + 0.1),
      ].map(([x, y, z]) => {
        const reach = y / -sun[1];
        return /** @type {Point3} */ ([
          Math.min(view.width, x + sun[0] * reach),
          0.003,
          z + sun[2] * reach * 0.4 - 0.4,
        ]);
      });
      world.sheet.polygon(world.seeAll(lit), [255, 240, 200], 0.42);
    }
  }
}
