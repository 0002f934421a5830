import { mix, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { headShape, onHead } from './figure.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./figure.mjs').Person} Person */

/** @param {Sheet} sheet @param {Person} person */
export function drawGlasses(sheet, { glasses, turn = 0.3 }) {
  if (!glasses) return;
  const shift = turn * 25;
  const stroke = /** @type {const} */ ([44, 46, 54]);
  for (const side of [-1, 1]) {
    const [x, y] = onHead(side * 48 + shift, -20);
    const wide = 39 * (1 - Math.max(0, side * turn) * 0.14);
    const tall = glasses === 'round' ? 35 : 28;
    const round = glasses === 'round' ? tall : 12;
    const lens = `M${short(x - wide + round)} ${short(y - tall)}h${short(2 * (wide - round))}a${round} ${round} 0 0 1 ${round} ${round}v${short(2 * (tall - round))}a${round} ${round} 0 0 1 ${-round} ${round}h${short(-2 * (wide - round))}a${round} ${round} 0 0 1 ${-round} ${-round}v${short(-2 * (tall - round))}a${round} ${round} 0 0 1 ${round} ${-round}z`;
    sheet.path(lens, { fill: [226, 236, 244], opacity: 0.14 });
    sheet.path(lens, { stroke, width: 4.4 });
    sheet.path(`M${short(x - wide * 0.5)} ${short(y + tall * 0.5)}l${short(wide * 0.6)} ${short(-tall)}`, {
      stroke: [255, 255, 255],
      width: 5,
      opacity: 0.2,
    });
    const [tx, ty] = onHead(side * 112, -26);
    sheet.path(`M${short(x + side * wide)} ${short(y - 8)}L${short(tx)} ${short(ty)}`, { stroke, width: 4 });
  }
  const [bx, by] = onHead(shift, -26);
  sheet.path(`M${short(bx - 10)} ${short(by)}q10 -7 20 0`, { stroke, width: 4.4 });
}

/** A safety helmet with its ridge and peak. @param {Sheet} sheet @param {Person} person */
export function drawHelmet(sheet, { helmet, turn = 0.3 }) {
  if (!helmet) return;
  const shift = turn * 22;
  sheet.path(
    headShape([
      [-122, -58],
      [-40, -74],
      [60, -74],
      [124, -58],
      [114, -20],
      [60 + shift, -66],
      [-60 + shift, -66],
      [-112, -20],
    ]),
    { fill: [60, 36, 34], opacity: 0.24 },
  );
  sheet.path(
    headShape([
      [-144, -92],
      [-138, -158],
      [-92, -224],
      [-20, -252],
      [40, -252],
      [104, -222],
      [142, -156],
      [146, -92],
      [60, -108],
      [-60, -108],
    ]),
    {
      fill: sheet.linear(onHead(-140, -230), onHead(150, -90), [
        [0, mix(helmet, [255, 255, 255], 0.4)],
        [0.45, helmet],
        [1, tone(helmet, 0.62)],
      ]),
    },
  );
  for (const rib of [-34, 6, 46]) {
    const [x, y] = onHead(rib + shift * 0.7, -246);
    sheet.path(`M${short(x)} ${short(y)}q${short(rib * 0.2)} 70 ${short(rib * 0.28)} 132`, {
      stroke: tone(helmet, 0.84),
      width: 7,
      opacity: 0.6,
    });
  }
  sheet.path(
    headShape([
      [-152, -86],
      [-140, -106],
      [-50, -122],
      [60, -122],
      [142, -106],
      [156, -86],
      [96 + shift, -66],
      [10 + shift, -50],
      [-80 + shift, -62],
    ]),
    {
      fill: sheet.linear(onHead(-140, -120), onHead(150, -60), [
        [0, mix(helmet, [255, 255, 255], 0.3)],
        [1, tone(helmet, 0.7)],
      ]),
    },
  );
}
