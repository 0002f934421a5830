import { tone } from '../drawing/colour.mjs';
import { outline, Sheet } from '../drawing/sheet.mjs';
import { Wall } from '../drawing/wall.mjs';
import { World } from '../drawing/world.mjs';
import { INK, MOODS, WHITE } from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawVignette } from './foreground.mjs';
import { drawRoomFloor, FLOOR_DEPTH } from './rooms/floor.mjs';
import { drawSun } from './rooms/light.mjs';
import { drawRoomWindow } from './rooms/window.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Mood} Mood */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/wall.mjs').Area} Area */
/** @typedef {import('./rooms/window.mjs').Opening} Opening */

/**
 * What is seen through the windows.
 *
 * @typedef {object} Outlook
 * @property {keyof typeof MOODS | Mood} mood
 * @property {number} up metres from the ground to the room's floor
 * @property {Point3} [eye] where the view is drawn from, by default where the viewer stands
 * @property {number} [turn]
 * @property {(world: World) => void} draw
 */

/**
 * A room seen frontally: the wall opposite fills the picture, with a strip of floor. Metres; x = 0 is the wall's middle.
 *
 * @typedef {object} RoomView
 * @property {Colour} wall
 * @property {number} [height] of the ceiling, by default 2.6
 * @property {import('./rooms/floor.mjs').Flooring} floor
 * @property {readonly Opening[]} [openings]
 * @property {{ knee: number, run: number }} [slope] an attic: the wall ends at its knee, the roof comes towards the viewer
 * @property {Outlook} [outlook]
 * @property {import('./rooms/light.mjs').Sun} [sun]
 * @property {boolean} [skirting], by default true
 * @property {{ x?: number, eye?: number, away?: number, lens?: number, horizon?: number }} [camera] `away`: metres to the wall
 * @property {(room: Room) => void} [cover] draws what covers the wall: tiles, panelling, shadows
 * @property {(room: Room) => void} furnish
 *
 * @typedef {{ world: World, wall: Wall, floor: Wall, slope: Wall | undefined, view: RoomView }} Room
 */

/** Daylight indoors. @type {Mood} */
const INDOORS = {
  ...MOODS.day,
  sun: [0.55, -0.6, 0.58],
  sunlight: [0.16, 0.13, 0.08],
  ambient: [0.9, 0.895, 0.89],
  haze: [236, 236, 232],
  hazeDistance: 900,
};

/** Half the width of the wall that is drawn, in metres. */
const REACH = 5;

/** @param {string} seed @param {number} width @param {number} height @param {RoomView} view */
export function drawIndoors(seed, width, height, view) {
  const sheet = new Sheet(width, height);
  const { x = 0, eye = 1.35, away = 4.2, lens = 0.9, horizon = 0.42 } = view.camera ?? {};
  const camera = { eye: /** @type {Point3} */ ([x, eye, -away]), turn: 0, focal: lens * width, horizon: horizon * height };
  const world = new World(sheet, camera, INDOORS, createRandom(seed));
  const { height: ceiling = 2.6, slope } = view;
  const room = {
    world,
    view,
    wall: new Wall([0, 0, 0], [1, 0, 0], [0, 1, 0], REACH, slope?.knee ?? ceiling),
    slope: slope && slopeOf(slope.knee, slope.run, ceiling),
    floor: new Wall([0, 0, -FLOOR_DEPTH], [1, 0, 0], [0, 0, 1], REACH, FLOOR_DEPTH),
  };
  drawWall(room);
  view.cover?.(room);
  drawRoomFloor(room, REACH);
  if (view.skirting ?? true) drawSkirting(room);
  if (view.sun) drawSun(room, view.sun);
  if (view.outlook) drawOutlook(room, view.outlook);
  for (const opening of view.openings ?? []) drawRoomWindow(room, opening.sloped && room.slope ? room.slope : room.wall, opening);
  view.furnish(room);
  drawVignette(world);
  return sheet.toString();
}

/** @param {number} knee @param {number} run @param {number} ceiling */
function slopeOf(knee, run, ceiling) {
  const length = Math.hypot(ceiling - knee, run);
  return new Wall([0, knee, 0], [1, 0, 0], [0, (ceiling - knee) / length, -run / length], REACH, length);
}

/** Plaster, darker towards the corners, and the ceiling above it. @param {Room} room */
function drawWall({ world, view, wall, slope }) {
  const { height = 2.6 } = view;
  drawPaint(world, wall, view.wall);
  if (slope) drawPaint(world, slope, tone(view.wall, 1.12));
  const back = -(view.slope?.run ?? 0);
  /** @type {Point3[]} */
  const ceiling = [
    [-REACH, height, -FLOOR_DEPTH],
    [REACH, height, -FLOOR_DEPTH],
    [REACH, height, back],
    [-REACH, height, back],
  ];
  const seen = world.seeAll(ceiling);
  const rows = seen.map(([, y]) => y);
  if (Math.max(...rows) < 0) return;
  const stops = /** @type {const} */ ([
    [0, tone(WHITE, 0.93)],
    [0.85, tone(WHITE, 0.98)],
    [1, tone(WHITE, 0.88)],
  ]);
  world.sheet.polygon(seen, world.sheet.linear([0, Math.max(0, Math.min(...rows))], [0, Math.max(...rows)], stops));
}

/** @param {World} world @param {Wall} wall @param {Colour} colour */
function drawPaint(world, wall, colour) {
  const area = { left: -REACH, right: REACH, bottom: 0, top: wall.height };
  world.surface(wall.area(area), colour, wall.outwards);
  world.veil(wall.area(area), [
    [0, INK, 0.1],
    [0.16, INK, 0.02],
    [0.75, INK, 0],
    [1, INK, 0.1],
  ]);
}

/** @param {Room} room */
function drawSkirting({ world, view, wall }) {
  const [left, right] = [-REACH, REACH];
  const gaps = (view.openings ?? []).filter(({ bottom }) => bottom < 0.05).sort((a, b) => a.left - b.left);
  const ends = [left, ...gaps.flatMap((gap) => [gap.left, gap.right]), right];
  for (let index = 0; index < ends.length; index += 2) {
    const part = { left: ends[index] ?? 0, right: ends[index + 1] ?? 0, bottom: 0, top: 0.085 };
    world.surface(wall.area(part, 0.02), tone(WHITE, 0.97), wall.outwards);
    world.surface(wall.area({ ...part, bottom: 0.078 }, 0.021), tone(WHITE, 1.6), wall.outwards);
    world.surface(wall.area({ ...part, bottom: 0.085, top: 0.093 }, 0.01), INK, wall.outwards, { opacity: 0.12 });
  }
}

/** @param {Room} room @param {Outlook} outlook */
function drawOutlook({ world, view, wall, slope }, outlook) {
  const { camera, sheet } = world;
  const [x, y, z] = camera.eye;
  const eye = outlook.eye ?? /** @type {Point3} */ ([x, y + outlook.up, z]);
  const mood = typeof outlook.mood === 'string' ? MOODS[outlook.mood] : outlook.mood;
  const outside = new World(sheet, { ...camera, eye, turn: outlook.turn ?? 0 }, mood, world.random.fork('outlook'));
  const holes = (view.openings ?? []).map((opening) => outline(world.seeAll((opening.sloped && slope ? slope : wall).area(opening)))).join('');
  sheet.within(holes, () => outlook.draw(outside));
}
