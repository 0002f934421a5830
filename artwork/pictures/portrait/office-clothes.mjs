import { mix, tone } from '../drawing/colour.mjs';
import { curve, outline } from '../drawing/sheet.mjs';
import { cloth, FLOOR } from './cloth.mjs';
import { drawLapels, drawNeckline } from './collar.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {readonly (readonly [number, number])[]} Outline */
/** @typedef {(sheet: Sheet, colour: Colour, under: Colour, body: (points: Outline) => Point2[]) => void} Dress */

/** What is worn in offices. @satisfies {Record<string, Dress>} */
export const OFFICE_CLOTHES = {
  blazer(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 76, 1020);
    drawLapels(sheet, tone(under, 1.05), tone(under, 0.86), body, [
      [-62, 690],
      [-104, 716],
      [-66, 800],
      [-6, 776],
    ]);
    drawLapels(sheet, tone(colour, 1.1), tone(colour, 0.82), body, [
      [-84, 700],
      [-136, 730],
      [-178, 860],
      [-140, 872],
      [-152, 902],
      [-8, 1090],
      [-20, 1010],
    ]);
    const [button] = body([[6, 1124]]);
    if (button) sheet.ellipse(button, 11, tone(colour, 0.55));
    sheet.path(
      outline(
        body([
          [110, 968],
          [200, 950],
          [200, 962],
          [110, 980],
        ]),
      ),
      { fill: tone(colour, 0.6), opacity: 0.8 },
    );
  },
  sweater(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 80, 776);
    sheet.path(
      `${curve(
        body([
          [-96, 706],
          [-70, 760],
          [0, 800],
          [70, 760],
          [96, 706],
          [78, 690],
          [0, 764],
          [-78, 690],
        ]),
      )}`,
      { fill: tone(colour, 0.86) },
    );
    for (let row = 0; row < 24; row++) {
      const y = 850 + row * 20;
      sheet.path(`M${150} ${y}q350 ${26} 700 0`, { stroke: tone(colour, 0.74), width: 2, opacity: 0.16 });
    }
  },
  shirt(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 66, 800);
    drawLapels(sheet, tone(colour, 1.2), tone(colour, 0.86), body, [
      [-64, 690],
      [-118, 718],
      [-96, 806],
      [-20, 822],
      [-4, 784],
    ]);
    sheet.path(
      outline(
        body([
          [-16, 800],
          [16, 800],
          [18, FLOOR],
          [-18, FLOOR],
        ]),
      ),
      { fill: tone(colour, 0.94) },
    );
    for (let y = 880; y < FLOOR; y += 92) {
      const [button] = body([[0, y]]);
      if (button) sheet.ellipse(button, 7, mix(colour, [255, 255, 255], 0.6));
    }
    sheet.path(
      outline(
        body([
          [86, 930],
          [184, 922],
          [184, 1030],
          [136, 1050],
          [88, 1034],
        ]),
      ),
      { fill: tone(colour, 0.9) },
    );
  },
  roll(sheet, colour, _under, body) {
    sheet.path(
      curve(
        body([
          [-88, 640],
          [0, 690],
          [90, 640],
          [102, 736],
          [60, 776],
          [0, 788],
          [-60, 776],
          [-102, 736],
        ]),
      ),
      { fill: cloth(sheet, tone(colour, 0.94)) },
    );
    sheet.path(
      curve(
        body([
          [-94, 700],
          [0, 744],
          [96, 700],
          [98, 716],
          [0, 762],
          [-96, 716],
        ]),
      ),
      { fill: tone(colour, 0.7), opacity: 0.5 },
    );
  },
};
