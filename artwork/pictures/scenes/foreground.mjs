import { mix, tone } from '../drawing/colour.mjs';
import { INK, LEAF, LEAF_DEEP, LEAF_PALE } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * What is close to the viewer and frames the view, dark against it.
 *
 * @param {World} world
 * @param {'branch' | 'grasses' | 'both' | 'none'} kind
 */
export function drawForeground(world, kind) {
  if (kind === 'branch' || kind === 'both') drawBranch(world);
  if (kind === 'grasses' || kind === 'both') drawGrasses(world);
}

/** A bough that hangs into the picture from the upper left. @param {World} world */
function drawBranch(world) {
  const { sheet, mood } = world;
  const random = world.random.fork('branch');
  const unit = sheet.width / 2400;
  const bark = world.lit([74, 62, 54], [0, 0, -1], world.camera.eye);
  const leafTones =
    mood.foliage === 'autumn'
      ? [
          [150, 84, 44],
          [206, 140, 60],
          [232, 184, 92],
        ]
      : [LEAF_DEEP, mix(LEAF_DEEP, LEAF, 0.6), LEAF];
  for (let twig = 0; twig < 9; twig++) {
    const start = /** @type {Point2} */ ([-40 * unit, random.between(-140, 190) * unit]);
    const reach = random.between(330, 800) * unit;
    const drop = random.between(30, 250) * unit;
    const bend = (/** @type {number} */ way) =>
      /** @type {Point2} */ ([start[0] + reach * way, start[1] + drop * way ** 1.9]);
    const line = Array.from({ length: 9 }, (_, index) => bend(index / 8));
    sheet.path(`M${line.map((point) => point.map(Math.round).join(' ')).join('L')}`, {
      stroke: bark,
      width: random.between(3, 8) * unit,
    });
    if (mood.foliage === 'bare') continue;
    for (const colour of leafTones) {
      const shapes = Array.from({ length: 24 }, () => {
        const [x, y] = bend(random.between(0.12, 1.03));
        return leaf(
          [x + random.between(-46, 46) * unit, y + random.between(-34, 52) * unit],
          random.between(15, 30) * unit,
          random.between(0, Math.PI * 2),
        );
      });
      sheet.path(shapes.join(''), {
        fill: world.lit(/** @type {Colour} */ (colour), [-0.3, 0.3, -0.6], world.camera.eye),
      });
    }
  }
}

/** A pointed leaf. @param {Point2} centre @param {number} length @param {number} angle */
function leaf([x, y], length, angle) {
  const [ax, ay] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [bx, by] = [-ay * 0.55, ax * 0.55];
  const r = Math.round;
  return `M${r(x - ax)} ${r(y - ay)}Q${r(x + bx)} ${r(y + by)} ${r(x + ax)} ${r(y + ay)}Q${r(x - bx)} ${r(y - by)} ${r(x - ax)} ${r(y - ay)}z`;
}

/** Grasses along the lower edge. @param {World} world */
function drawGrasses(world) {
  const { sheet, mood } = world;
  const random = world.random.fork('grasses');
  const unit = sheet.width / 2400;
  const tones = mood.snow
    ? [
        [148, 130, 108],
        [182, 164, 138],
        [230, 232, 234],
      ]
    : mood.foliage === 'autumn'
      ? [
          [112, 96, 62],
          [170, 142, 84],
          [214, 186, 116],
        ]
      : [LEAF_DEEP, LEAF, LEAF_PALE];
  tones.forEach((colour, layer) => {
    const blades = Array.from({ length: 210 }, () => {
      const x = random.next() * sheet.width;
      const edge = Math.abs(x / sheet.width - 0.5) * 2;
      const tall = random.between(60, 210) * unit * (0.35 + edge ** 1.6) * (1 - layer * 0.14);
      const lean = random.between(-50, 50) * unit;
      return `M${Math.round(x)} ${sheet.height + 8}q${Math.round(lean * 0.2)} ${Math.round(-tall * 0.7)} ${Math.round(lean)} ${Math.round(-tall)}`;
    });
    sheet.path(blades.join(''), {
      stroke: world.lit(/** @type {Colour} */ (colour), [-0.4, 0.4, -0.8], world.camera.eye),
      width: (5 - layer) * unit,
    });
  });
}

/** Quieter corners. @param {World} world */
export function drawVignette({ sheet }) {
  const radius = Math.hypot(sheet.width, sheet.height) * 0.62;
  const fill = sheet.radial([sheet.width / 2, sheet.height * 0.46], radius, [
    [0.55, INK, 0],
    [1, tone(INK, 0.8), 0.2],
  ]);
  sheet.polygon(
    [
      [0, 0],
      [sheet.width, 0],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    fill,
  );
}
