import { outline } from '../../drawing/sheet.mjs';

/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../indoors.mjs').Room} Room */

/**
 * Where the sun comes from: through the windows of the wall that is seen, or through one beside the viewer.
 *
 * @typedef {object} Sun
 * @property {'opposite' | 'beside'} from
 * @property {Point3} [way] that sunlight travels
 * @property {number} [strength], by default 1
 * @property {{ left: number, right: number, bottom: number, top: number, columns?: number, rows?: number }} [window] beside the
 *   viewer: its measures run from the wall towards the viewer
 * @property {number} [x] of the wall with that window, by default -2.6
 */

/** @typedef {import('../../drawing/wall.mjs').Area} Area */

const BEAM = /** @type {const} */ ([255, 233, 178]);

/** Patches of sun on the floor and on the wall. @param {Room} room @param {Sun} sun */
export function drawSun(room, sun) {
  const { world, floor, wall } = room;
  const { from, strength = 1, way = from === 'opposite' ? [0.34, -0.62, -0.6] : [0.62, -0.3, 0.5] } = sun;
  const panes = from === 'opposite' ? room.view.openings?.flatMap(panesOf) ?? [] : panesBeside(sun);
  const onFloor = panes.map((pane) => pane.map((point) => fallen(point, /** @type {Point3} */ (way), 1, 0)));
  const onWall = from === 'beside' ? panes.map((pane) => pane.map((point) => fallen(point, /** @type {Point3} */ (way), 2, 0))) : [];
  const floorLine = floor.area({ left: -5, right: 5, bottom: 0.2, top: floor.height });
  const wallArea = wall.area({ left: -5, right: 5, bottom: 0, top: wall.height });
  for (const [patches, area, share] of /** @type {const} */ ([
    [onFloor, floorLine, 0.5],
    [onWall, wallArea, 0.44],
  ])) {
    if (patches.length === 0) continue;
    world.sheet.within(outline(world.seeAll(area)), () => {
      for (const grow of [0.02, 0])
        world.sheet.polygons(patches.map((patch) => grown(world.seeAll(patch), grow * world.scaleAt([0, 0, 0]))), [...BEAM], share * strength * (grow ? 0.3 : 0.8));
    });
  }
}

/** Where a beam through a place comes down on the plane where one coordinate has a value. @param {Point3} point @param {Point3} way @param {1 | 2} axis @param {number} value @returns {Point3} */
function fallen(point, way, axis, value) {
  const reach = (value - point[axis]) / way[axis];
  return [point[0] + way[0] * reach, point[1] + way[1] * reach, point[2] + way[2] * reach];
}

/** @param {import('./window.mjs').Opening} opening @returns {Point3[][]} */
function panesOf({ left, right, bottom, top, wings = 2, transom = 0, rows = 1, bare = false }) {
  if (bare) return [[[left, top, 0.2], [right, top, 0.2], [right, bottom, 0.2], [left, bottom, 0.2]]];
  const frame = 0.09;
  /** @type {Point3[][]} */
  const panes = [];
  const bands = transom > 0 ? /** @type {const} */ ([[top - transom, top, 1], [bottom, top - transom, rows]]) : /** @type {const} */ ([[bottom, top, rows]]);
  for (const [low, high, count] of bands)
    for (let wing = 0; wing < wings; wing++)
      for (let row = 0; row < count; row++) {
        const [from, to] = [left + ((right - left) * wing) / wings + frame, left + ((right - left) * (wing + 1)) / wings - frame];
        const [down, up] = [low + ((high - low) * row) / count + frame * 0.6, low + ((high - low) * (row + 1)) / count - frame * 0.6];
        panes.push([[from, up, 0.2], [to, up, 0.2], [to, down, 0.2], [from, down, 0.2]]);
      }
  return panes;
}

/** @param {Sun} sun @returns {Point3[][]} */
function panesBeside({ x = -2.6, window = { left: 0.6, right: 2, bottom: 0.9, top: 2.3 } }) {
  const { left, right, bottom, top, columns = 2, rows = 1 } = window;
  const gap = 0.06;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [from, to] = [left + ((right - left) * column) / columns + gap, left + ((right - left) * (column + 1)) / columns - gap];
    const [down, up] = [bottom + ((top - bottom) * row) / rows + gap, bottom + ((top - bottom) * (row + 1)) / rows - gap];
    return /** @type {Point3[]} */ ([[x, up, -from], [x, up, -to], [x, down, -to], [x, down, -from]]);
  });
}

/** @param {Point2[]} points @param {number} by pixels @returns {Point2[]} */
function grown(points, by) {
  const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / Math.max(1, points.length));
  return points.map(([x, y]) => {
    const far = Math.hypot(x - (cx ?? 0), y - (cy ?? 0)) || 1;
    return [x + ((x - (cx ?? 0)) / far) * by, y + ((y - (cy ?? 0)) / far) * by];
  });
}
