import { distance, grown, isFree, isWithin, overlap } from './boxes.mjs';
import { FURNISHINGS } from './furnishings.mjs';

/** @typedef {import('./plan.mjs').Box} Box */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Room} Room */
/** @typedef {import('./plan.mjs').Piece} Piece */

/** @typedef {import('./furnishings.mjs').Order} Order */
/** @typedef {{ piece: Piece, body: Box, kept: Box, cost: number }} Placed */

/** Steps in which a place is looked for, and how many places of a piece are weighed: the best combination of them is taken. */
const STEP = 0.1;
const PLACES = 24;
const TURNING = 1.5;

/**
 * Furniture where it leaves doors, windows and people their room. The same room is always furnished alike.
 *
 * @param {Plan} plan
 * @param {Room} room
 * @param {boolean} wheelchair
 * @returns {Placed[]}
 */
export function furnish(plan, room, wheelchair) {
  if (room.use === 'void' || room.use === 'outdoor') return [];
  const site = siteOf(plan, room);
  const orders = /** @type {readonly Order[]} */ (FURNISHINGS[room.use]);
  const required = orders.filter(({ must }) => must);
  /** @type {Order} */
  const circle = { kind: 'turning', sizes: [[TURNING, TURNING]], free: true, must: true };
  const needed = wheelchair && room.use !== 'store' ? [...required, circle] : required;
  let placed = arranged(site, needed, []);
  if (!placed) throw new Error(`${room.name} (${room.area} m²) has no place for ${needed.map(({ kind }) => kind).join(', ')}.`);
  for (const order of orders.filter(({ must, least = 0 }) => !must && room.area >= least)) placed = arranged(site, [order], placed) ?? placed;
  return placed;
}

/** Where things may not stand in a room. @param {Plan} plan @param {Room} room */
function siteOf(plan, room) {
  const doors = plan.doors.filter(({ from, into }) => from === room.key || into === room.key);
  const swings = doors.map(swingOf);
  const approaches = doors.map((door) => approach(door.box, door.wall, 0.6));
  const ways = plan.windows.filter((window) => window.room === room.key && window.door).map(balconySwingOf);
  const occupied = plan.rooms.flatMap(({ parts }) => parts);
  const windows = plan.windows.filter((window) => window.room === room.key).map(({ box, wall }) => approach(box, wall, 0.3));
  const kitchen = plan.rooms.find(({ use }) => use.startsWith('kitchen'))?.parts[0];
  return { room, occupied, closed: [...swings, ...approaches, ...ways], windows, kitchen };
}

/** @typedef {ReturnType<typeof siteOf>} Site */

/** The square in which a door's leaf turns. @param {import('./plan.mjs').Door} door @returns {Box} */
export function swingOf({ box: { x, y, width, height }, wall, opens }) {
  if (wall === 'down') return { x: opens === 1 ? x + width : x - height, y, width: height, height };
  return { x, y: opens === 1 ? y + height : y - width, width, height: width };
}

/** The part of a glazed front that opens as a door. @param {Box} box @param {'across' | 'down'} wall @returns {Box} */
export function leafOf(box, wall) {
  return wall === 'across' ? { ...box, width: Math.min(0.9, box.width) } : { ...box, height: Math.min(0.9, box.height) };
}

/** @param {import('./plan.mjs').Window} window @returns {Box} the floor on both sides of a door to a balcony */
export function balconySwingOf({ box, wall }) {
  return approach(leafOf(box, wall), wall, 0.95);
}

/** @param {Box} box an opening @param {'across' | 'down'} wall @param {number} deep @returns {Box} the floor on both sides of it */
function approach(box, wall, deep) {
  return wall === 'down'
    ? { ...box, x: box.x - deep, width: box.width + 2 * deep }
    : { ...box, y: box.y - deep, height: box.height + 2 * deep };
}

/**
 * The cheapest arrangement of all orders among what stands already; none if they do not fit together in any size.
 *
 * @param {Site} site
 * @param {readonly Order[]} orders
 * @param {readonly Placed[]} standing
 * @returns {Placed[] | undefined}
 */
function arranged(site, orders, standing) {
  for (let smaller = 0; smaller < 6; smaller++) {
    /** @type {{ placed: Placed[], cost: number } | undefined} */
    let best;
    /** @param {number} index @param {Placed[]} placed @param {number} cost */
    const search = (index, placed, cost) => {
      if (best && cost >= best.cost) return;
      const order = orders[index];
      if (!order) {
        best = { placed, cost };
        return;
      }
      const size = order.sizes[Math.min(smaller, order.sizes.length - 1)] ?? [0, 0];
      for (const place of placesOf(site, order, size, placed)) search(index + 1, [...placed, place], cost + place.cost);
    };
    search(0, [...standing], 0);
    if (best) return best.placed;
  }
  return undefined;
}

/** The best places of a piece. @param {Site} site @param {Order} order @param {readonly [number, number]} size @param {readonly Placed[]} standing @returns {Placed[]} */
function placesOf(site, order, [width, depth], standing) {
  const bodies = standing.map(({ body }) => body);
  const obstacles = order.kind === 'turning' ? bodies : [...bodies, ...site.closed, ...(order.tall ? site.windows : [])];
  const keeps = standing.filter(({ piece }) => piece.kind !== 'turning').map(({ kept }) => kept);
  const circles = standing.filter(({ piece }) => piece.kind === 'turning').map(({ body }) => body);
  /** @type {Placed[]} */
  const places = [];
  for (const { body, turn } of order.free ? freeBodies(site.room, width, depth) : wallBodies(site, width, depth)) {
    const isCircle = order.kind === 'turning';
    const kept = isCircle ? body : order.free ? grown(body, 0.4) : keptOf(body, turn, order);
    const seats = isCircle ? body : order.free ? kept : keptOf(body, turn, { ...order, front: 0 });
    if (!isWithin(seats, site.room.parts) || !isFree(seats, obstacles)) continue;
    if (!isCircle && (!isFree(body, [...keeps, ...circles]) || !isFree(kept, bodies))) continue;
    if (!isWithin(frontOf(kept, body, turn), site.room.parts)) continue;
    const piece = { kind: order.kind, x: body.x + body.width / 2, y: body.y + body.height / 2, width, depth, turn };
    const crossed = isCircle ? [...site.closed, ...keeps].reduce((sum, box) => sum + overlap(box, body), 0) : 0;
    places.push({ piece, body, kept, cost: costOf(site, order, body, turn, standing) + crossed });
  }
  return places.sort((a, b) => a.cost - b.cost).filter((_, index) => index % 2 === 0 || index < 8).slice(0, PLACES);
}

/** @typedef {{ body: Box, turn: 0 | 90 | 180 | 270 }} Stand */

/** @param {Site} site @param {number} width @param {number} depth @returns {Stand[]} with the back to a wall */
function wallBodies({ room: { parts }, occupied }, width, depth) {
  const [along, hair] = [0.02, 0.02];
  return parts.flatMap((part) =>
    /** @type {const} */ ([0, 90, 180, 270]).flatMap((turn) => {
      const lies = turn === 90 || turn === 270;
      const [w, h] = lies ? [depth, width] : [width, depth];
      const span = lies ? part.height - h : part.width - w;
      const steps = Math.floor((span - 2 * along) / STEP + 1e-6);
      if (steps < 0) return [];
      const shifts = [...Array(steps + 1).keys()].map((step) => along + step * STEP);
      return [...shifts, span - along].map((shift) => {
        const x = lies ? (turn === 90 ? part.x + part.width - w - hair : part.x + hair) : part.x + shift;
        const y = lies ? part.y + shift : turn === 0 ? part.y + hair : part.y + part.height - h - hair;
        return { body: { x, y, width: w, height: h }, turn };
      }).filter(({ body }) => {
        const back = turn === 0 ? { ...body, y: body.y - 0.07, height: 0.05 } : turn === 180 ? { ...body, y: body.y + h + hair, height: 0.05 } : turn === 270 ? { ...body, x: body.x - 0.07, width: 0.05 } : { ...body, x: body.x + w + hair, width: 0.05 };
        return isFree(back, occupied);
      });
    }),
  );
}

/** @param {Room} room @param {number} width @param {number} depth @returns {Stand[]} */
function freeBodies({ parts }, width, depth) {
  return parts.flatMap((part) =>
    /** @type {const} */ ([0, 90]).flatMap((turn) => {
      const [w, h] = turn === 90 ? [depth, width] : [width, depth];
      /** @type {Stand[]} */
      const stands = [];
      for (let x = part.x; x + w <= part.x + part.width + 1e-6; x += STEP)
        for (let y = part.y; y + h <= part.y + part.height + 1e-6; y += STEP) stands.push({ body: { x, y, width: w, height: h }, turn });
      return width === depth && turn === 90 ? [] : stands;
    }),
  );
}

/** The body and the floor to keep free before and beside it. @param {Box} body @param {Stand['turn']} turn @param {Order} order @returns {Box} */
function keptOf({ x, y, width, height }, turn, { front = 0, beside = 0 }) {
  if (turn === 90) return { x: x - front, y: y - beside, width: width + front, height: height + 2 * beside };
  if (turn === 270) return { x, y: y - beside, width: width + front, height: height + 2 * beside };
  return { x: x - beside, y: turn === 180 ? y - front : y, width: width + 2 * beside, height: height + front };
}

/** What must be floor of the room itself: the way before a piece, not the gap beside it. @param {Box} kept @param {Box} body @param {Stand['turn']} turn @returns {Box} */
function frontOf(kept, body, turn) {
  return turn === 90 || turn === 270 ? { ...kept, y: body.y, height: body.height } : { ...kept, x: body.x, width: body.width };
}

/** @param {Site} site @param {Order} order @param {Box} body @param {Stand['turn']} turn @param {readonly Placed[]} standing */
function costOf({ room, windows, kitchen }, { kind, likes, beside = 0 }, body, turn, standing) {
  const sideways = turn === 90 || turn === 270;
  const gap = (/** @type {1 | -1} */ direction) => {
    for (let step = 0; step < 60; step++) {
      const way = direction * (step + 1) * 0.1;
      const probe = sideways ? { ...body, y: body.y + way } : { ...body, x: body.x + way };
      if (!isWithin(probe, room.parts) || standing.some((other) => overlap(other.body, probe) > 0)) return step * 0.1;
    }
    return 6;
  };
  const [one, other] = [gap(-1), gap(1)];
  let cost = windows.some((window) => overlap(window, body) > 0) && kind !== 'desk' ? 0.7 : 0;
  if (Math.min(one, other) < beside) cost += 1.5;
  if (likes === 'middle') cost += Math.abs(one - other) * 0.4;
  else if (likes === 'corner' || !likes) cost += Math.min(one, other);
  const wanted = likes === 'window' ? windows[0] : likes === 'kitchen' ? kitchen : likes === 'sofa' ? standing.find(({ piece }) => piece.kind === 'sofa')?.body : undefined;
  if (wanted) cost += distance(body, wanted) * (likes === 'sofa' ? 0.2 : 0.5);
  if (likes === 'sofa') {
    const sofa = standing.find(({ piece }) => piece.kind === 'sofa');
    if (sofa && ((sofa.piece.turn ?? 0) + 180) % 360 !== turn) cost += 2;
  }
  return cost;
}
