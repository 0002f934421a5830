import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { clipped } from '../../drawing/geometry.mjs';
import { Wall } from '../../drawing/wall.mjs';
import { WHITE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/wall.mjs').Area} Area */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../room.mjs').RoomView} RoomView */
/** @typedef {import('../room.mjs').Room} Room */

/** @param {Area} area @param {number} by @returns {Area} */
export function shifted(area, by) {
  return { ...area, left: area.left + by, right: area.right + by };
}

/**
 * A window seen from inside: trees and houses in the haze, the frame, a sill.
 *
 * @param {Room} room
 * @param {Wall} wall
 * @param {Area} area
 */
export function drawOutlook({ world }, wall, area) {
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
export function drawSunOnFloor({ world, view, left }, near) {
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
