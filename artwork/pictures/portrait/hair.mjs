import { mix, tone } from '../drawing/colour.mjs';
import { headShape, onHead, skull } from './figure.mjs';
import { drawCurls, drawStrands, FRONTS } from './hair-shapes.mjs';
import { drawScarf } from './headscarf.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./figure.mjs').Person} Person */

/** What falls behind neck and shoulders. @param {Sheet} sheet @param {Person} person @param {Random} random */
export function drawHairBehind(sheet, person, random) {
  const dark = tone(person.hair, 0.78);
  if (person.style === 'bob')
    sheet.path(
      headShape([
        [0, -190],
        [100, -172],
        [144, -80],
        [150, 40],
        [132, 128],
        [60, 150],
        [-60, 150],
        [-134, 128],
        [-150, 40],
        [-144, -80],
        [-100, -172],
      ]),
      { fill: dark },
    );
  if (person.style === 'long' || person.style === 'waves') {
    const wave = person.style === 'waves' ? 14 : 0;
    sheet.path(
      headShape([
        [0, -192],
        [104, -172],
        [148, -80],
        [150 + wave, 60],
        [146 - wave, 160],
        [168 + wave, 270],
        [120, 340],
        [-124, 340],
        [-170 - wave, 270],
        [-146 + wave, 160],
        [-152 - wave, 60],
        [-148, -80],
        [-104, -172],
      ]),
      { fill: dark },
    );
    drawStrands(sheet, person.hair, random, { from: [-150, 40], to: [150, 330], count: 26 });
  }
  if (person.style === 'bun') {
    sheet.path(
      headShape([
        [-44, -196],
        [0, -238],
        [48, -214],
        [52, -168],
        [-40, -160],
      ]),
      { fill: dark },
    );
    sheet.path(
      headShape([
        [-30, -200],
        [2, -228],
        [34, -208],
        [10, -196],
      ]),
      { fill: mix(person.hair, [255, 240, 220], 0.14) },
    );
  }
  if (person.style === 'tail')
    sheet.path(
      headShape([
        [96, -110],
        [160, -60],
        [172, 60],
        [150, 180],
        [120, 230],
        [122, 120],
        [110, 20],
      ]),
      { fill: dark },
    );
  if (person.style === 'curls') drawCurls(sheet, dark, random, 62, 178, 1);
  if (person.style === 'scarf')
    sheet.path(
      headShape([
        [0, -198],
        [112, -168],
        [152, -60],
        [150, 80],
        [132, 200],
        [190, 300],
        [0, 360],
        [-190, 300],
        [-132, 200],
        [-150, 80],
        [-152, -60],
        [-112, -168],
      ]),
      { fill: dark },
    );
}

/** What lies over forehead and temples. @param {Sheet} sheet @param {Person} person @param {Random} random */
export function drawHairBefore(sheet, person, random) {
  const { style, hair, turn = 0.3 } = person;
  const shift = turn * 14;
  if (style === 'bald') return drawStubbleCap(sheet, person, 0.16);
  if (style === 'cropped') return drawStubbleCap(sheet, person, 0.82);
  if (style === 'scarf') return drawScarf(sheet, person, random);
  if (style === 'curls') {
    drawCurls(sheet, hair, random, 44, 150, 0.5);
    return drawCurls(sheet, mix(hair, [255, 226, 190], 0.07), random, 18, 144, 0.3);
  }
  const shape = headShape(FRONTS[style](shift));
  sheet.path(shape, {
    fill: sheet.linear(onHead(-130, -180), onHead(130, -40), [
      [0, mix(hair, [255, 232, 200], 0.2)],
      [0.45, hair],
      [1, tone(hair, 0.7)],
    ]),
  });
  sheet.within(shape, () =>
    drawStrands(sheet, hair, random, { from: [-130, -200], to: [130, 60], count: 30, crown: true }),
  );
}

/** @param {Sheet} sheet @param {Person} person @param {number} strength */
function drawStubbleCap(sheet, person, strength) {
  sheet.within(headShape(skull(person)), () => {
    sheet.path(
      headShape([
        [-140, -10],
        [-140, -200],
        [140, -200],
        [140, -10],
        [112, -54],
        [98, -104],
        [44, -126],
        [-40, -126],
        [-98, -100],
        [-111, -50],
      ]),
      { fill: person.hair, opacity: strength },
    );
    if (strength > 0.5)
      sheet.path(
        headShape([
          [-110, -90],
          [-84, -150],
          [-20, -170],
          [0, -160],
          [-60, -136],
        ]),
        { fill: [255, 236, 210], opacity: 0.14 },
      );
  });
}
