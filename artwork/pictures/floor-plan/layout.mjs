import { hundredths, INNER, OUTER } from './plan.mjs';
import { roomOf } from './rooms.mjs';

/** @typedef {import('./plan.mjs').Box} Box */
/** @typedef {import('./plan.mjs').Flat} Flat */
/** @typedef {import('./plan.mjs').Storey} Storey */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Side} Side */
/** @typedef {'across' | 'down'} Wall */

/**
 * A piece of wall between two cells of a map; `box` spans its thickness.
 *
 * @typedef {{ before: string, after: string, wall: Wall, box: Box }} Segment
 */

/** The share of balconies, loggias and terraces in the living space (WoFlV § 4). */
const OUTDOOR_SHARE = 0.25;
/** Thickness of a loggia's parapet in metres. */
const PARAPET = 0.12;
const isOutdoor = (/** @type {string} */ key) => key === '.' || key === 'L';

/** From the grid to rooms, doors and windows with their measures. @param {Flat} flat @param {Storey} storey @returns {Plan} */
export function layOut(flat, storey) {
  const grid = gridOf(storey);
  const segments = segmentsOf(storey, grid);
  const find = (/** @type {string} */ a, /** @type {string} */ b, /** @type {[Side?]} */ ...[side]) =>
    longest(segments.filter((segment) => isBetween(segment, a, b, side)), `${a}–${b} ${side ?? ''}`);
  const doorWidth = (/** @type {string} */ into) => (flat.wheelchair ? 0.9 : /[BDGAgh]/.test(into) ? 0.78 : 0.86);
  return {
    ...(storey.name && { name: storey.name }),
    width: grid.width,
    depth: grid.depth,
    rooms: roomsOf(flat, storey, grid),
    doors: [
      ...storey.doors.map(([from, into, offset]) => ({ ...doorIn(find(from, into), into, doorWidth(into), offset), from })),
      ...storey.entrance.map(([room, side, offset]) => doorIn(find('.', room, side), room, 1, offset)),
    ],
    windows: storey.windows.map(([room, side, width, offset, door]) => {
      const isDoor = (door ?? offset) === 'door';
      const facing = (/** @type {string} */ outside) => segments.filter((part) => isBetween(part, outside, room, side));
      const loggia = isDoor ? facing('L') : [];
      const segment = longest(loggia.length > 0 ? loggia : facing('.'), `window of ${room} ${side}`);
      const span = lengthOf(segment);
      const start = typeof offset === 'number' ? offset : (span - width) / 2;
      if (start < 0 || start + width > span) throw new Error(`The window of ${room} is ${width} m wide, its wall ${span.toFixed(2)} m.`);
      return { box: along(segment, start, width), room, side, wall: segment.wall, door: isDoor };
    }),
  };
}

/** The box of a balcony or terrace before an outer wall. @param {Plan} plan @param {NonNullable<Flat['outdoor']>} outdoor @returns {Box} */
export function outdoorBox(plan, { side, from, length, depth }) {
  if (side === 'top') return { x: from, y: -depth, width: length, height: depth };
  if (side === 'bottom') return { x: from, y: plan.depth, width: length, height: depth };
  return { x: side === 'left' ? -depth : plan.width, y: from, width: depth, height: length };
}

/** @param {Flat} flat @param {readonly Plan[]} plans @returns {Plan['rooms']} all rooms of a flat, what is outdoors last */
export function allRooms(flat, plans) {
  const inside = plans.flatMap(({ rooms }) => rooms).filter(({ use }) => use !== 'void');
  const rooms = [...inside.filter(({ share }) => share === 1), ...inside.filter(({ share }) => share < 1)];
  const [plan] = plans;
  if (!flat.outdoor || !plan) return rooms;
  const box = outdoorBox(plan, flat.outdoor);
  const outdoor = /** @type {const} */ ({ key: 'L', name: flat.outdoor.name, use: 'outdoor', parts: [box], share: OUTDOOR_SHARE });
  return [...rooms, { ...outdoor, area: hundredths(box.width * box.height) }];
}

/** Edges of cells and walls, alternately. @param {Storey} storey */
function gridOf({ columns, rows }) {
  const edges = (/** @type {readonly number[]} */ sizes) => {
    const marks = [OUTER];
    for (const size of sizes) marks.push((marks.at(-1) ?? 0) + size, (marks.at(-1) ?? 0) + size + INNER);
    return marks.slice(0, -1);
  };
  const [xs, ys] = [edges(columns), edges(rows)];
  return { xs, ys, width: (xs.at(-1) ?? 0) + OUTER, depth: (ys.at(-1) ?? 0) + OUTER };
}

/** @typedef {ReturnType<typeof gridOf>} Grid */

/** @param {Storey} storey @param {number} column @param {number} row */
function cell({ map }, column, row) {
  return map[row]?.[column] ?? '.';
}

/** @param {Storey} storey @param {string} a @param {string} b */
function isOpen({ open = [] }, a, b) {
  return a === b || open.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

/** @param {Flat} flat @param {Storey} storey @param {Grid} grid @returns {Plan['rooms']} */
function roomsOf(flat, storey, grid) {
  const keys = [...new Set(storey.map.join(''))].filter((key) => key !== '.');
  return keys.map((key) => {
    const { name, use } = roomOf(key);
    const parts = key === 'L' ? [loggiaBox(storey, grid)] : partsOf(storey, grid, key);
    const area = hundredths(parts.reduce((sum, { width, height }) => sum + width * height, 0));
    return { key, name: flat.names?.[key] ?? name, use, parts, area, share: use === 'outdoor' ? OUTDOOR_SHARE : 1 };
  });
}

/**
 * The cells of a room and the strips between them, as boxes. Where rooms are open to each other, the strip goes to the one above
 * or to the left.
 *
 * @param {Storey} storey
 * @param {Grid} grid
 * @param {string} key
 * @returns {Box[]}
 */
function partsOf(storey, { xs, ys }, key) {
  /** @type {Box[]} */
  const parts = [];
  for (let j = 0; j + 1 < ys.length; j++) {
    /** @type {Box | undefined} */
    let run;
    for (let i = 0; i + 1 < xs.length; i++) {
      const [x, y, right, below] = [xs[i] ?? 0, ys[j] ?? 0, xs[i + 1] ?? 0, ys[j + 1] ?? 0];
      const around = [Math.floor(i / 2), Math.ceil(i / 2)].flatMap((column) =>
        [Math.floor(j / 2), Math.ceil(j / 2)].map((row) => cell(storey, column, row)));
      const [first = '.'] = around;
      const belongs = first === key && around.every((other) => isOpen(storey, first, other));
      if (belongs && run) run.width = right - run.x;
      else if (belongs) parts.push((run = { x, y, width: right - x, height: below - y }));
      else run = undefined;
    }
  }
  return parts.reduce((/** @type {Box[]} */ merged, part) => {
    const above = merged.find((box) => box.x === part.x && near(box.width, part.width) && near(box.y + box.height, part.y));
    if (above) above.height += part.height;
    else merged.push({ ...part });
    return merged;
  }, []);
}

/**
 * A loggia lies behind the façade: its walls to rooms are outer walls, its parapet stands on the façade. At the neighbours' flat it ends
 * with a whole wall.
 *
 * @param {Storey} storey
 * @param {Grid} grid
 * @returns {Box}
 */
function loggiaBox(storey, grid) {
  const inside = partsOf(storey, grid, 'L')[0] ?? { x: 0, y: 0, width: 0, height: 0 };
  const [column, row] = [grid.xs.indexOf(inside.x) / 2, grid.ys.indexOf(inside.y) / 2];
  const gain = (/** @type {string} */ neighbour, /** @type {number} */ outside) => (neighbour === '.' ? outside : INNER - OUTER);
  const [left, right] = [gain(cell(storey, column - 1, row), 0), gain(cell(storey, column + 1, row), 0)];
  const [above, below] = [gain(cell(storey, column, row - 1), OUTER - PARAPET), gain(cell(storey, column, row + 1), OUTER - PARAPET)];
  return { x: inside.x - left, y: inside.y - above, width: inside.width + left + right, height: inside.height + above + below };
}

/** All pieces of wall, also those between rooms and the outside. @param {Storey} storey @param {Grid} grid @returns {Segment[]} */
function segmentsOf(storey, { xs, ys }) {
  /** @type {Segment[]} */
  const segments = [];
  /** @param {Wall} wall @param {number} lines @param {number} cells */
  const walk = (wall, lines, cells) => {
    const [ends, marks] = wall === 'down' ? [xs, ys] : [ys, xs];
    for (let line = 0; line <= lines; line++) {
      /** @type {Segment | undefined} */
      let run;
      for (let index = 0; index < cells; index++) {
        const at = (/** @type {number} */ place) => (wall === 'down' ? cell(storey, place, index) : cell(storey, index, place));
        const [before, after] = [at(line - 1), at(line)];
        const [start, end] = [marks[2 * index] ?? 0, marks[2 * index + 1] ?? 0];
        if (run?.before === before && run.after === after) {
          if (wall === 'down') run.box.height = end - run.box.y;
          else run.box.width = end - run.box.x;
          continue;
        }
        run = undefined;
        if (isOpen(storey, before, after)) continue;
        const outer = isOutdoor(before) || isOutdoor(after);
        const edge = isOutdoor(after) || !outer ? (ends[2 * line - 1] ?? 0) : (ends[2 * line] ?? 0) - OUTER;
        const thick = outer ? OUTER : INNER;
        const box = wall === 'down'
          ? { x: edge, y: start, width: thick, height: end - start }
          : { x: start, y: edge, width: end - start, height: thick };
        segments.push((run = { before, after, wall, box }));
      }
    }
  };
  walk('down', storey.columns.length, storey.rows.length);
  walk('across', storey.rows.length, storey.columns.length);
  return segments;
}

/** @param {Segment} segment @param {string} a @param {string} b @param {Side} [side] of b */
function isBetween({ before, after, wall }, a, b, side) {
  const isBefore = before === a && after === b;
  if (!isBefore && !(before === b && after === a)) return false;
  return !side || side === (wall === 'down' ? (isBefore ? 'left' : 'right') : isBefore ? 'top' : 'bottom');
}

/** @param {readonly Segment[]} segments @param {string} wanted @returns {Segment} */
function longest(segments, wanted) {
  const [best] = [...segments].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!best) throw new Error(`There is no such wall: ${wanted}`);
  return best;
}

/** @param {Segment} segment */
function lengthOf({ wall, box }) {
  return wall === 'down' ? box.height : box.width;
}

/** @param {Segment} segment @param {number} start @param {number} width @returns {Box} */
function along({ wall, box }, start, width) {
  return wall === 'down' ? { ...box, y: box.y + start, height: width } : { ...box, x: box.x + start, width };
}

/** The leaf stands open against the nearer corner. @param {Segment} segment @param {string} into @param {number} width @param {number} [offset] @returns {import('./plan.mjs').Door} */
function doorIn(segment, into, width, offset = 0.12) {
  const span = lengthOf(segment);
  const start = offset < 0 ? span + offset - width : offset;
  if (start < 0 || start + width > span) throw new Error(`The door into ${into} is ${width} m wide, its wall ${span.toFixed(2)} m.`);
  const hinge = start <= span - start - width ? 'start' : 'end';
  return { box: along(segment, start, width), into, wall: segment.wall, hinge, opens: segment.after === into ? 1 : -1 };
}

/** @param {number} a @param {number} b */
function near(a, b) {
  return Math.abs(a - b) < 1e-6;
}
