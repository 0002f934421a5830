import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
import { street } from '../catalogue/set-pieces.mjs';
import { mix } from '../drawing/colour.mjs';
import { normalised } from '../drawing/geometry.mjs';
import { drawCrane } from '../elements/crane.mjs';
import { MOODS } from '../palette.mjs';
import { drawOutdoor } from '../scenes/outdoor.mjs';
import { bicycles, building, cyclist, lamp, person, planter, tree } from '../scenes/things.mjs';

/** @typedef {import('../types.ts').Mood} Mood */
/** @typedef {import('../types.ts').Stop} Stop */

/**
 * A day in the Uferstraße, at one moment of it: the sun wanders, a crane turns, people pass, windows light up.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} time 0: early morning, 1: after dusk
 */
export function drawDay(width, height, time) {
  const far = time * 7;
  const step = Math.sin(far * 6.5);
  return drawOutdoor('ein-tag', width, height, {
    mood: moodAt(time),
    camera: { eye: [5 + time * 2.4, 2.1, -33], turn: 0.04 - time * 0.06, lens: 0.68, horizon: 0.84 },
    paving: street,
    drift: time * 0.16 - 0.05,
    things: [
      {
        z: 60,
        draw: (world) =>
          drawCrane(world, {
            at: [30, 0, 60],
            height: 38,
            jib: 32,
            swing: 2.9 - time * 1.5,
            load: 10 + time * 6,
          }),
      },
      building(
        drawNewBuilding,
        { x: -13, z: 0, width: 26, style: NEW_BUILDINGS.clinker, solar: true },
        { tall: 16 },
      ),
      building(drawNewBuilding, { x: 16, z: 0, width: 20, style: NEW_BUILDINGS.paleClinker }, { tall: 16 }),
      tree({ at: [-16, 0, -4], height: 8.6 }),
      tree({ at: [14.4, 0, -4.2], height: 7.6 }),
      lamp({ at: [-9, 0, -4.6] }),
      lamp({ at: [4, 0, -4.6] }),
      lamp({ at: [20, 0, -4.6] }),
      planter({ at: [7, 0, -1.4] }),
      ...bicycles({ at: [-6, 0, -1], count: 4 }),
      person({ at: [-8 + far * 1.5, 0, -3.2], who: 'anna', step }),
      person({ at: [15 - far * 1.3, 0, -2.6], who: 'ben', facing: -1, step: -step }),
      person({ at: [-2 + far * 1.1, 0, -14.5], who: 'cem', bag: true, step: Math.cos(far * 6) }),
      cyclist({ at: [-24 + far * 7, 0, -9], who: 'dora' }),
    ],
  });
}

/**
 * The light at a time of day, between the moods that stills are drawn in.
 *
 * @param {number} time
 * @returns {Mood}
 */
function moodAt(time) {
  const noon = between(MOODS.morning, MOODS.day, ease(0, 0.34, time));
  const evening = between(noon, MOODS.morning, ease(0.45, 0.7, time));
  const mood = between(evening, MOODS.dusk, ease(0.64, 0.92, time));
  const sideways = 0.75 - time * 1.5;
  const height = -0.32 - Math.sin(Math.min(1, time / 0.8) * Math.PI) * 0.42;
  return {
    ...mood,
    sun: normalised([sideways, height, 0.6]),
    litWindows: MOODS.dusk.litWindows * ease(0.62, 1, time),
  };
}

/** From 0 before `from` to 1 after `to`, softly. @param {number} from @param {number} to @param {number} time */
function ease(from, to, time) {
  const way = Math.max(0, Math.min(1, (time - from) / (to - from)));
  return way * way * (3 - 2 * way);
}

/** @param {Mood} a @param {Mood} b @param {number} share @returns {Mood} */
function between(a, b, share) {
  const number = (/** @type {number} */ from, /** @type {number} */ to) => from + (to - from) * share;
  return {
    ...a,
    sunlight: mix(a.sunlight, b.sunlight, share),
    ambient: mix(a.ambient, b.ambient, share),
    haze: mix(a.haze, b.haze, share),
    hazeDistance: number(a.hazeDistance, b.hazeDistance),
    sky: [0, 0.5, 0.8, 1].map((offset) => [offset, mix(skyAt(a.sky, offset), skyAt(b.sky, offset), share)]),
    cloud: mix(a.cloud, b.cloud, share),
    cloudOpacity: number(a.cloudOpacity, b.cloudOpacity),
    shadow: mix(a.shadow, b.shadow, share),
    shadowOpacity: number(a.shadowOpacity, b.shadowOpacity),
  };
}

/** A gradient's colour at one place. @param {readonly Stop[]} stops @param {number} offset */
function skyAt(stops, offset) {
  const after = stops.findIndex(([at]) => at >= offset);
  const to = stops[after] ?? stops[stops.length - 1];
  const from = stops[Math.max(0, after - 1)] ?? to;
  if (!from || !to) throw new Error('A sky needs colours.');
  return mix(from[1], to[1], to[0] === from[0] ? 0 : (offset - from[0]) / (to[0] - from[0]));
}
