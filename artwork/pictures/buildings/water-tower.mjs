import { mix, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { CLINKER, LAMPLIGHT_PALE, PLASTER_WHITE, SLATE, STEEL } from '../palette.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/** Radius and height in metres of the tower's parts, from below. */
const PARTS = /** @type {const} */ ([
  { from: 0, to: 1.6, low: 5.2, high: 5, colour: 'stone' },
  { from: 1.6, to: 21, low: 4.6, high: 3.8, colour: 'clinker' },
  { from: 21, to: 23.2, low: 3.8, high: 6.1, colour: 'stone' },
  { from: 23.2, to: 30.5, low: 6.1, high: 6.1, colour: 'clinker' },
  { from: 30.5, to: 31.3, low: 6.5, high: 6.5, colour: 'stone' },
]);

/**
 * The city's water tower of 1896, the landmark beside the company's head office.
 *
 * @param {World} world
 * @param {{ at: Point3 }} options
 */
export function drawWaterTower(world, { at: [x, , z] }) {
  for (const { from, to, low, high, colour } of PARTS) {
    drawDrum(world, [x, from, z], to - from, low, high, colour === 'stone' ? PLASTER_WHITE : CLINKER);
  }
  drawCourses(world, x, z);
  drawShaftWindows(world, x, z);
  drawRoof(world, x, z);
}

/**
 * A round part, lit from the left.
 *
 * @param {World} world
 * @param {Point3} at
 * @param {number} height
 * @param {number} low
 * @param {number} high
 * @param {Colour} colour
 */
function drawDrum(world, [x, base, z], height, low, high, colour) {
  const [bl, br, tr, tl] = [
    world.see([x - low, base, z]),
    world.see([x + low, base, z]),
    world.see([x + high, base + height, z]),
    world.see([x - high, base + height, z]),
  ];
  const scale = world.scaleAt([x, 0, z]);
  const sag = (/** @type {number} */ up, /** @type {number} */ radius) =>
    ((world.camera.eye[1] - up) / Math.max(20, world.depthOf([x, 0, z]))) * radius * scale;
  const [lowSag, highSag] = [sag(base, low), sag(base + height, high)];
  const shape = `M${bl.map(short).join(' ')}Q${short((bl[0] + br[0]) / 2)} ${short(bl[1] + lowSag * 2)} ${br.map(short).join(' ')}L${tr.map(short).join(' ')}Q${short((tl[0] + tr[0]) / 2)} ${short(tr[1] + highSag * 2)} ${tl.map(short).join(' ')}z`;
  world.sheet.path(shape, {
    fill: roundFill(world, colour, Math.min(bl[0], tl[0]), Math.max(br[0], tr[0]), [x, 0, z]),
  });
}

/**
 * @param {World} world
 * @param {Colour} colour
 * @param {number} left
 * @param {number} right
 * @param {Point3} place
 */
function roundFill(world, colour, left, right, place) {
  const lit = world.lit(colour, [-0.62, 0, -0.78], place);
  const shade = world.lit(tone(colour, 0.72), [1, 0, 0], place);
  return world.sheet.linear(
    [left, 0],
    [right, 0],
    [
      [0, mix(lit, shade, 0.3)],
      [0.26, mix(lit, [255, 246, 228], 0.08)],
      [0.6, mix(lit, shade, 0.55)],
      [1, tone(shade, 0.84)],
    ],
  );
}

/** @param {World} world @param {number} x @param {number} z */
function drawCourses(world, x, z) {
  const colour = world.lit(tone(CLINKER, 0.6), [-0.3, 0, -0.8], [x, 0, z]);
  const scale = world.scaleAt([x, 0, z]);
  for (let up = 2.2; up < 30; up += scale > 14 ? 0.6 : 1.6) {
    if (up > 20.6 && up < 23.6) continue;
    const radius = up < 21 ? 4.6 - ((up - 1.6) / 19.4) * 0.8 : 6.1;
    const [left, right] = [world.see([x - radius, up, z]), world.see([x + radius, up, z])];
    const sag = ((world.camera.eye[1] - up) / Math.max(20, world.depthOf([x, 0, z]))) * radius * scale;
    world.sheet.path(
      `M${left.map(short).join(' ')}Q${short((left[0] + right[0]) / 2)} ${short(left[1] + sag * 2)} ${right.map(short).join(' ')}`,
      { stroke: colour, width: Math.max(0.8, scale * 0.03), opacity: 0.26 },
    );
  }
}

/**
 * Narrow windows up the shaft, an arcade around the tank.
 *
 * @param {World} world
 * @param {number} x
 * @param {number} z
 */
function drawShaftWindows(world, x, z) {
  const scale = world.scaleAt([x, 0, z]);
  const sag = (/** @type {number} */ up, /** @type {number} */ radius, /** @type {number} */ angle) =>
    ((world.camera.eye[1] - up) / Math.max(20, world.depthOf([x, 0, z]))) * radius * scale * Math.cos(angle);
  const draw = (
    /** @type {number} */ angle,
    /** @type {number} */ up,
    /** @type {number} */ radius,
    /** @type {number} */ wide,
    /** @type {number} */ tall,
    /** @type {boolean} */ lit,
  ) => {
    const [cx, cy] = world.see([x + Math.sin(angle) * radius, up, z]);
    const half = (wide / 2) * Math.cos(angle) * scale;
    const foot = cy + sag(up, radius, angle);
    const top = foot - tall * scale;
    const glass = lit ? LAMPLIGHT_PALE : world.hazy([52, 64, 82], [x, 0, z]);
    world.sheet.path(
      `M${short(cx - half)} ${short(foot)}V${short(top)}a${short(half)} ${short(half)} 0 0 1 ${short(half * 2)} 0V${short(foot)}z`,
      { fill: glass },
    );
    world.sheet.path(
      `M${short(cx - half)} ${short(foot)}V${short(top)}a${short(half)} ${short(half)} 0 0 1 ${short(half * 2)} 0`,
      {
        stroke: world.lit(PLASTER_WHITE, [-0.6, 0, -0.7], [x, 0, z]),
        width: Math.max(1, scale * 0.14),
        opacity: 0.75,
      },
    );
  };
  const night = world.mood.litWindows > 0.3;
  for (const up of [4, 9, 14])
    for (const angle of [-0.75, 0, 0.75]) draw(angle, up, 4.2, 0.9, 2.2, night && angle === 0);
  for (let index = -3; index <= 3; index++) draw(index * 0.4, 25, 6.1, 1.3, 3.2, night && index % 2 === 0);
}

/** A cone of slate with a lantern on top. @param {World} world @param {number} x @param {number} z */
function drawRoof(world, x, z) {
  const [left, right, peak] = [
    world.see([x - 6.7, 31.3, z]),
    world.see([x + 6.7, 31.3, z]),
    world.see([x, 37, z]),
  ];
  const colour = world.mood.snow ? /** @type {Colour} */ ([240, 244, 248]) : SLATE;
  world.sheet.polygon([left, peak, right], roundFill(world, colour, left[0], right[0], [x, 31, z]));
  const scale = world.scaleAt([x, 0, z]);
  const stroke = world.lit(tone(colour, 0.7), [-0.5, 0.3, -0.8], [x, 31, z]);
  for (let index = 1; index < 9; index++) {
    world.sheet.line(
      [peak, [left[0] + ((right[0] - left[0]) * index) / 9, left[1]]],
      stroke,
      Math.max(0.8, scale * 0.04),
      0.4,
    );
  }
  drawDrum(world, [x, 36, z], 1.8, 1, 1, PLASTER_WHITE);
  const [tip, a, b] = [world.see([x, 40.2, z]), world.see([x - 1.3, 37.8, z]), world.see([x + 1.3, 37.8, z])];
  world.sheet.polygon([a, tip, b], world.lit(STEEL, [-0.5, 0.2, -0.8], [x, 37, z]));
  world.sheet.line(
    [tip, world.see([x, 42.4, z])],
    world.lit(STEEL, [-0.5, 0.2, -0.8], [x, 37, z]),
    Math.max(1.2, scale * 0.1),
  );
}
