import { Sheet } from '../drawing/sheet.mjs';
import { drawGlasses, drawHelmet } from '../portrait/accessories.mjs';
import { drawBackdrop } from '../portrait/backdrop.mjs';
import { drawClothes } from '../portrait/clothes.mjs';
import { drawFace } from '../portrait/face.mjs';
import { PORTRAIT } from '../portrait/figure.mjs';
import { drawBeard, drawHairBefore, drawHairBehind } from '../portrait/hair.mjs';
import { createRandom } from '../random.mjs';

/** How far the shoulders are raised towards the chin. */
const BODY_LIFT = -46;

/** Somebody of the company, half-length. @param {string} seed @param {number} width @param {number} height @param {import('../portrait/figure.mjs').Person} person */
export function drawPortrait(seed, width, height, person) {
  const sheet = new Sheet(width, height);
  const random = createRandom(seed);
  sheet.group({ transform: `scale(${width / PORTRAIT.width})` }, () => {
    drawBackdrop(sheet, person, random.fork('backdrop'));
    sheet.group({ transform: 'translate(-65 -36) scale(1.13)' }, () => {
      const drawBody = () =>
        sheet.group({ transform: `translate(0 ${BODY_LIFT})` }, () => drawClothes(sheet, person));
      drawHairBehind(sheet, person, random.fork('hair'));
      const scarf = person.style === 'scarf';
      if (scarf) drawBody();
      drawFace(sheet, person);
      if (!scarf) drawBody();
      drawBeard(sheet, person);
      drawHairBefore(sheet, person, random.fork('front'));
      drawGlasses(sheet, person);
      drawHelmet(sheet, person);
    });
  });
  return sheet.toString();
}
