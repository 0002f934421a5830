import { Sheet } from '../drawing/sheet.mjs';
import { drawGlasses, drawHelmet } from '../portrait/accessories.mjs';
import { drawBackdrop } from '../portrait/backdrop.mjs';
import { drawClothes } from '../portrait/clothes.mjs';
import { drawFace } from '../portrait/face.mjs';
import { PORTRAIT } from '../portrait/figure.mjs';
import { drawBeard, drawHairBefore, drawHairBehind } from '../portrait/hair.mjs';
import { createRandom } from '../random.mjs';

/** Somebody of the company, half-length. @param {string} seed @param {number} width @param {number} height @param {import('../portrait/figure.mjs').Person} person */
export function drawPortrait(seed, width, height, person) {
  const sheet = new Sheet(width, height);
  const random = createRandom(seed);
  sheet.group({ transform: `scale(${width / PORTRAIT.width})` }, () => {
    drawBackdrop(sheet, person, random.fork('backdrop'));
    sheet.group({ transform: 'translate(0 30)' }, () => {
      drawHairBehind(sheet, person, random.fork('hair'));
      const scarf = person.style === 'scarf';
      if (scarf) drawClothes(sheet, person);
      drawFace(sheet, person);
      if (!scarf) drawClothes(sheet, person);
      drawBeard(sheet, person);
      drawHairBefore(sheet, person, random.fork('front'));
      drawGlasses(sheet, person);
      drawHelmet(sheet, person);
    });
  });
  return sheet.toString();
}
