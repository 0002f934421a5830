import { rgb, tone } from '../drawing/colour.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { Wall } from '../drawing/wall.mjs';
import { World } from '../drawing/world.mjs';
import { INK, MOODS, OAK, WHITE } from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawVignette } from './foreground.mjs';
import { drawOutlook, drawSunOnFloor, shifted } from './rooms/outlook.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/wall.mjs').Area} Area */
/** @typedef {{ world: World, back: Wall, left: Wall, right: Wall, floor: Wall, view: RoomView }} Room */

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

/** Daylight indoors: the sun comes through the windows on the left. @type {import('../types.ts').Mood} */
const INDOORS = {
  ...MOODS.day,
  sun: [0.6, -0.62, 0.5],
  sunlight: [0.16, 0.13, 0.08],
  ambient: [0.94, 0.945, 0.96],
  haze: [236, 236, 232],
  hazeDistance: 60,
};

/**
 * A room with its floor, its windows and the sun on the floor, then whatever stands in it.
 *
 * @param {string} seed
 * @param {number} width
 * @param {number} height
 * @param {RoomView} view
 */
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
  drawCorners(room);
  drawSunOnFloor(room, near);
  view.furnish(room);
  drawVignette(world);
  return sheet.toString();
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

/** Light fades into the corners, in three soft steps; sockets tell how large the room is. @param {Room} room */
function drawCorners({ world, view, back, left, right, floor }) {
  const soft = 0.035;
  for (const reach of [0.12, 0.32, 0.7]) {
    const { width, height } = floor;
    for (const area of [
      { left: 0, right: reach, bottom: 0, top: height },
      { left: width - reach, right: width, bottom: 0, top: height },
      { left: 0, right: width, bottom: height - reach, top: height },
    ]) {
      world.surface(floor.area(area), INK, [0, 1, 0], { opacity: soft });
    }
    for (const [wall, from, to] of /** @type {const} */ ([
      [back, 0, reach],
      [back, view.width - reach, view.width],
      [left, left.width - reach, left.width],
      [right, 0, reach],
    ])) {
      world.surface(wall.area({ left: from, right: to, bottom: 0, top: view.height }), INK, wall.outwards, {
        opacity: soft * 0.8,
      });
    }
    for (const wall of [back, left, right]) {
      world.surface(
        wall.area({ left: 0, right: wall.width, bottom: view.height - reach * 0.6, top: view.height }),
        INK,
        wall.outwards,
        { opacity: soft * 0.7 },
      );
    }
  }
  for (const [wall, along] of /** @type {const} */ ([
    [back, 0.35],
    [right, 1.4],
    [left, left.width - 0.6],
  ])) {
    world.surface(
      wall.area({ left: along, right: along + 0.16, bottom: 0.28, top: 0.36 }, 0.01),
      tone(view.walls, 1.5),
      wall.outwards,
    );
    world.surface(
      wall.area({ left: along, right: along + 0.16, bottom: 0.27, top: 0.28 }, 0.01),
      INK,
      wall.outwards,
      { opacity: 0.25 },
    );
  }
}
