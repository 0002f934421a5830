import { rgb, tone } from '../../drawing/colour.mjs';
import { COBALT, WHITE } from '../../palette.mjs';
import { bathWall, furnishBath } from '../../scenes/rooms/bath.mjs';
import { furnishKitchen, kitchenWall } from '../../scenes/rooms/kitchen.mjs';

/** @typedef {import('../../scenes/indoors.mjs').RoomView} RoomView */
/** @typedef {import('../../scenes/indoors.mjs').Room} Room */

/** The sun through a window beside the viewer. @type {import('../../scenes/rooms/light.mjs').Sun} */
export const SIDELIGHT = { from: 'beside', x: -2.5, window: { left: 0.5, right: 1.9, bottom: 1, top: 2.35, columns: 2 } };

/** A kitchen with its units. @param {import('../../scenes/rooms/kitchen.mjs').KitchenStyle} style @param {Partial<RoomView>} [view] @returns {RoomView} */
export function kitchen(style, view) {
  return {
    wall: rgb(236, 233, 226),
    floor: { kind: 'tiles', colour: rgb(190, 186, 178) },
    camera: { away: 3.1, eye: 1.42, horizon: 0.46 },
    sun: SIDELIGHT,
    cover: kitchenWall(style),
    furnish: furnishKitchen(style),
    ...view,
  };
}

/** A bathroom. @param {import('../../scenes/rooms/bath.mjs').BathStyle} style @param {Partial<RoomView>} [view] @returns {RoomView} */
export function bath(style, view) {
  return {
    wall: rgb(240, 237, 230),
    floor: { kind: 'tiles', colour: rgb(150, 154, 152), size: 0.3 },
    skirting: false,
    camera: { x: 0.15, away: 3, eye: 1.28, horizon: 0.4 },
    sun: { from: 'beside', x: -2.2, window: { left: 0.5, right: 1.4, bottom: 1.3, top: 2.3, columns: 1 } },
    cover: bathWall(style),
    furnish: furnishBath(style),
    ...view,
  };
}

export const TILES = {
  sky: { colour: rgb(196, 214, 222) },
  pale: { colour: rgb(226, 230, 230) },
  sand: { colour: rgb(214, 206, 190), width: 0.3, height: 0.6 },
  sage: { colour: rgb(122, 150, 140), width: 0.2, height: 0.07, shifted: true },
  metro: { colour: tone(WHITE, 0.96), width: 0.2, height: 0.1, shifted: true, joint: rgb(196, 198, 196) },
  cobalt: { colour: tone(COBALT, 1.18), width: 0.1, height: 0.1 },
  ochre: { colour: rgb(216, 178, 112), width: 0.1, height: 0.1 },
  grey: { colour: rgb(176, 182, 184), width: 0.3, height: 0.3 },
  linen: { colour: rgb(228, 226, 216), width: 0.2, height: 0.2 },
};

/** A window of two wings, as houses have it since the war. @param {number} left @param {number} right */
export const twoWings = (left, right) => ({ left, right, bottom: 0.86, top: 2.2 });

/** A window beside a balcony door. @param {number} left */
export const doorAndWindow = (left) => [
  { left, right: left + 0.88, bottom: 0.03, top: 2.22, wings: 1 },
  { left: left + 0.88, right: left + 2.3, bottom: 0.86, top: 2.22, wings: 2 },
];
