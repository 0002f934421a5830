import { tone } from '../drawing/colour.mjs';
import { curve, outline } from '../drawing/sheet.mjs';
import { cloth, FLOOR } from './cloth.mjs';
import { drawBadge, drawLapels, drawNeckline } from './collar.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {readonly (readonly [number, number])[]} Outline */
/** @typedef {(sheet: Sheet, colour: Colour, under: Colour, body: (points: Outline) => Point2[]) => void} Dress */

/** What is worn in workshops, gardens and on sites. @satisfies {Record<string, Dress>} */
export const WORK_CLOTHES = {
  jacket(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 60, 850);
    drawLapels(sheet, tone(colour, 1.14), tone(colour, 0.8), body, [
      [-62, 696],
      [-120, 722],
      [-112, 800],
      [-30, 858],
      [-8, 850],
    ]);
    sheet.path(
      outline(
        body([
          [-3, 850],
          [3, 850],
          [3, FLOOR],
          [-3, FLOOR],
        ]),
      ),
      { fill: tone(colour, 0.5) },
    );
    for (const side of [-1, 1]) {
      sheet.path(
        outline(
          body([
            [side * 70, 956],
            [side * 190, 950],
            [side * 192, 1080],
            [side * 72, 1086],
          ]),
        ),
        { fill: tone(colour, 0.9) },
      );
      sheet.path(
        outline(
          body([
            [side * 66, 948],
            [side * 194, 942],
            [side * 194, 976],
            [side * 130, 990],
            [side * 66, 982],
          ]),
        ),
        { fill: tone(colour, 0.8) },
      );
      sheet.path(
        outline(
          body([
            [side * 150, 742],
            [side * 330, 862],
            [side * 322, 876],
            [side * 144, 758],
          ]),
        ),
        { fill: [230, 231, 226], opacity: 0.55 },
      );
    }
    drawBadge(sheet, body);
  },
  overalls(sheet, colour, under, body) {
    drawNeckline(sheet, tone(under, 0.9), body, 74, 780);
    const bib = curve(
      body([
        [-128, 910],
        [128, 910],
        [150, 1010],
        [262, 1120],
        [300, FLOOR],
        [-300, FLOOR],
        [-262, 1120],
        [-150, 1010],
      ]),
    );
    for (const side of [-1, 1]) {
      sheet.path(
        outline(
          body([
            [side * 96, 724],
            [side * 138, 738],
            [side * 128, 926],
            [side * 84, 926],
          ]),
        ),
        { fill: cloth(sheet, tone(colour, 0.9)) },
      );
    }
    sheet.path(bib, { fill: cloth(sheet, colour) });
    sheet.path(
      outline(
        body([
          [-80, 978],
          [80, 978],
          [78, 1080],
          [-78, 1080],
        ]),
      ),
      { fill: tone(colour, 0.86) },
    );
    sheet.path(
      outline(
        body([
          [-80, 978],
          [80, 978],
          [80, 992],
          [-80, 992],
        ]),
      ),
      { fill: tone(colour, 0.7) },
    );
    for (const side of [-1, 1]) {
      const [button] = body([[side * 106, 926]]);
      if (button) sheet.ellipse(button, 13, [212, 206, 190]);
    }
    sheet.path(
      outline(
        body([
          [26, 940],
          [34, 940],
          [34, 1010],
          [26, 1010],
        ]),
      ),
      { fill: [214, 164, 66] },
    );
  },
  vest(sheet, colour, under, body) {
    for (const side of [-1, 1]) {
      sheet.path(
        curve(
          body([
            [side * 206, 752],
            [side * 400, 800],
            [side * 420, FLOOR],
            [side * 236, FLOOR],
            [side * 222, 920],
          ]),
        ),
        { fill: cloth(sheet, under) },
      );
    }
    drawNeckline(sheet, under, body, 70, 880);
    drawLapels(sheet, tone(under, 1.08), tone(under, 0.84), body, [
      [-64, 692],
      [-112, 716],
      [-92, 786],
      [-18, 806],
      [-4, 770],
    ]);
    sheet.path(
      outline(
        body([
          [-3, 870],
          [3, 870],
          [3, FLOOR],
          [-3, FLOOR],
        ]),
      ),
      { fill: tone(colour, 0.6) },
    );
    const stripe = /** @type {Colour} */ ([233, 234, 226]);
    for (const side of [-1, 1])
      sheet.path(
        outline(
          body([
            [side * 128, 720],
            [side * 172, 744],
            [side * 182, FLOOR],
            [side * 138, FLOOR],
          ]),
        ),
        { fill: stripe },
      );
    sheet.path(
      outline(
        body([
          [-226, 1084],
          [226, 1084],
          [228, 1132],
          [-228, 1132],
        ]),
      ),
      { fill: stripe },
    );
    sheet.path(
      outline(
        body([
          [-226, 1126],
          [226, 1126],
          [228, 1134],
          [-228, 1134],
        ]),
      ),
      { fill: [150, 154, 150], opacity: 0.5 },
    );
  },
};
