import { Mass } from '../buildings/mass.mjs';
import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
import { drawPanelBuilding } from '../buildings/panel-building.mjs';
import { drawShell } from '../buildings/shell.mjs';
import { drawPallet, drawSiteFence, drawSiteHut } from '../elements/building-site.mjs';
import { drawCrane } from '../elements/crane.mjs';
import { drawFoundationStone } from '../elements/foundation-stone.mjs';
import { drawPlot } from '../elements/ground.mjs';
import { drawScaffold } from '../elements/scaffold.mjs';
import { drawOutdoor } from '../scenes/outdoor.mjs';
import { building, person, tree } from '../scenes/things.mjs';
import { green } from './set-pieces.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../scenes/outdoor.mjs').View} View */
/** @typedef {import('../scenes/outdoor.mjs').Thing} Thing */

/** @param {string} id @param {string} alt @param {View} view @returns {PictureOrder} */
function site(id, alt, view) {
  return {
    id,
    alt,
    kind: 'construction',
    width: 2400,
    height: 1600,
    draw: (seed, width, height) => drawOutdoor(seed, width, height, view),
  };
}

/** Bare earth with the tracks of lorries. @param {World} world */
function earth(world) {
  drawPlot(world, { left: -90, right: 110, near: -30, far: 50 }, [196, 176, 148]);
  for (const near of [-9, -11.2])
    drawPlot(world, { left: -110, right: 130, near, far: near + 0.7 }, [160, 140, 116]);
  drawPlot(world, { left: -110, right: 130, near: -34, far: -20 }, [206, 201, 190]);
}

/** @param {Parameters<typeof drawCrane>[1]} crane @returns {Thing} */
const crane = (crane) => ({ z: crane.at[2], draw: (world) => drawCrane(world, crane) });
/** @param {Parameters<typeof drawShell>[1]} shell @returns {Thing} */
const shell = (shell) => ({
  z: shell.z + 3,
  draw: (world) => drawShell(world, shell),
  shadow: (world) => [world.groundShadow(new Mass({ ...shell, height: shell.storeys * 3 }).top())],
});
/** @param {Point3} at @param {number} [storeys] @returns {Thing} */
const hut = (at, storeys = 1) => ({ z: at[2], draw: (world) => drawSiteHut(world, { at, storeys }) });
/** @param {number} from @param {number} to @param {number} z @returns {Thing} */
const fence = (from, to, z) => ({ z, draw: (world) => drawSiteFence(world, { from, to, z }) });
/** @param {Point3} at @param {'bricks' | 'boards'} kind @returns {Thing} */
const pallet = (at, kind) => ({ z: at[2], draw: (world) => drawPallet(world, { at, kind }) });
/**
 * @param {{ x: number, z: number, width: number, depth: number, height: number }} body
 * @param {{ top: number, net?: number }} options
 * @returns {Thing}
 */
const scaffold = (body, options) => ({
  z: body.z - 0.2,
  draw: (world) => {
    const mass = new Mass(body);
    for (const wall of mass.seen(world)) drawScaffold(world, wall, options);
  },
});

/** @param {Point3} at @param {string} year @returns {Thing} */
const foundationStone = (at, year) => ({
  z: at[2],
  draw: (world) => drawFoundationStone(world, { at, year }),
  shadow: (world) => [
    world.groundShadow(
      new Mass({ x: at[0] - 0.5, z: at[2] - 0.35, width: 2.7, depth: 1.65, height: 0.22 }).top(),
    ),
  ],
});

const WORKERS = [
  person({ at: [2, 0, -6], worker: true, still: true }),
  person({ at: [3.2, 0, -6.2], worker: true, still: true, facing: -1 }),
  person({ at: [12, 0, -8], worker: true }),
  person({ at: [-7, 0, -4], worker: true }),
];

/** On the day of the topping-out. @type {View} */
export const UFERSTRASSE = {
  mood: 'morning',
  camera: { eye: [4, 2.2, -34], turn: 0.1, lens: 0.84, horizon: 0.82 },
  paving: earth,
  things: [
    crane({ at: [30, 0, 30], height: 34, jib: 32, swing: 2.6 }),
    crane({ at: [-18, 0, 40], height: 40, jib: 34, swing: 0.4 }),
    building(
      drawNewBuilding,
      { x: -10, z: 0, width: 24, depth: 13, style: NEW_BUILDINGS.clinker, setBack: false },
      { tall: 16 },
    ),
    scaffold({ x: -10, z: 0, width: 24, depth: 13, height: 16 }, { top: 16, net: 3 }),
    shell({ x: 18, z: 2, width: 22, depth: 12, storeys: 3 }),
    pallet([1, 0, -6], 'bricks'),
    pallet([-4, 0, -7], 'boards'),
    fence(-30, 50, -14),
    ...WORKERS,
  ],
};

/** @type {readonly PictureOrder[]} */
export const CONSTRUCTION = [
  site(
    'kastanienhof-rohbau',
    'Rohbau am Kastanienhof mit Kran, Baustützen unter der obersten Decke und Bauleuten',
    {
      mood: 'day',
      camera: { eye: [20, 2.4, -34], turn: -0.27, lens: 0.98, horizon: 0.84 },
      paving: earth,
      things: [
        crane({ at: [-6, 0, 16], height: 30, jib: 30, swing: 0.5 }),
        shell({ x: -8, z: 0, width: 28, depth: 12, storeys: 4 }),
        hut([25, 0, 2], 2),
        tree({ at: [33, 0, 10], height: 12 }),
        pallet([6, 0, -5], 'bricks'),
        pallet([8, 0, -5.4], 'bricks'),
        pallet([15, 0, -4.6], 'boards'),
        fence(-30, 40, -14),
        ...WORKERS,
      ],
    },
  ),
  site(
    'uferstrasse-baustelle',
    'Baustelle an der Uferstraße: Klinkerhaus hinter Gerüst und Netzen, dahinter zwei Kräne',
    UFERSTRASSE,
  ),
  site(
    'kastanienhof-grundstein',
    'Grundstein am Kastanienhof: Quader mit der Jahreszahl 2026, in der Nische die Zeitkapsel, obenauf Kelle und Mörtel, dahinter das Baufeld',
    {
      mood: 'day',
      camera: { eye: [4.3, 1.8, -14.9], turn: -0.05, lens: 0.95, horizon: 0.35 },
      paving: earth,
      things: [
        crane({ at: [-9, 0, 48], height: 15, jib: 22, swing: 0.5 }),
        tree({ at: [-13, 0, 16], height: 10 }),
        tree({ at: [13, 0, 24], height: 12 }),
        tree({ at: [22, 0, 18], height: 11 }),
        hut([11.4, 0, 6], 1),
        pallet([-3.4, 0, -1], 'bricks'),
        pallet([-1.2, 0, -1.4], 'bricks'),
        pallet([5.9, 0, 1], 'boards'),
        fence(-34, 44, 9),
        person({ at: [-4.4, 0, 3], worker: true, still: true }),
        person({ at: [-3.4, 0, 3.2], worker: true, still: true, facing: -1 }),
        person({ at: [5.2, 0, 2.6], worker: true }),
        foundationStone([3.2, 0, -9.6], '2026'),
      ],
    },
  ),
  site(
    'brueckenkopf-holzbau',
    'Haus in Holzbauweise am Brückenkopf im Bau, ein Kran hebt ein Wandelement ein',
    {
      mood: 'day',
      camera: { eye: [-8, 2.2, -30], turn: 0.36, lens: 0.92, horizon: 0.82 },
      paving: earth,
      foreground: 'grasses',
      things: [
        crane({ at: [24, 0, 18], height: 27, jib: 26, swing: 2.5, load: 7 }),
        shell({ x: -6, z: 0, width: 24, depth: 12, storeys: 4, timber: true }),
        hut([-22, 0, 4], 1),
        pallet([2, 0, -5], 'boards'),
        pallet([6, 0, -5.6], 'boards'),
        tree({ at: [-26, 0, 12], height: 11 }),
        fence(-34, 50, -13),
        ...WORKERS,
      ],
    },
  ),
  site(
    'gartenstrasse-geruest',
    'Zeile in der Gartenstraße mit Gerüst über die ganze Fassade, neue Fenster sind eingebaut',
    {
      mood: 'autumn',
      camera: { eye: [22, 1.9, -28], turn: -0.5, lens: 0.86, horizon: 0.8 },
      paving: green,
      things: [
        building(
          drawPanelBuilding,
          { x: -12, z: 0, bays: 9, storeys: 4, renovated: false, balconies: false },
          { width: 32, tall: 13 },
        ),
        scaffold({ x: -12, z: 0, width: 32.4, depth: 11, height: 13 }, { top: 12 }),
        pallet([2, 0, -5], 'boards'),
        tree({ at: [-16, 0, -9], height: 9 }),
        tree({ at: [26, 0, -6], height: 8 }),
        person({ at: [8, 0, -6.4], worker: true }),
        person({ at: [14, 0, -7], facing: -1 }),
      ],
    },
  ),
];
