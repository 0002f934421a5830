import { drawGlasses, drawHelmet } from './accessories.mjs';
import { drawBeard } from './beard.mjs';
import { drawClothes } from './clothes.mjs';
import { drawFace } from './face.mjs';
import { drawHairBefore, drawHairBehind } from './hair.mjs';

/** How far the shoulders are raised towards the chin. */
const BODY_LIFT = -46;

/**
 * A half-length figure, back to front.
 *
 * @param {import('../drawing/sheet.mjs').Sheet} sheet
 * @param {import('./figure.mjs').Person} person
 * @param {import('../random.mjs').Random} random
 */
export function drawFigure(sheet, person, random) {
  const drawBody = () =>
    sheet.group({ transform: `translate(0 ${BODY_LIFT})` }, () => drawClothes(sheet, person));
  // A headscarf falls over the collar; all else is worn over the neck.
  const isVeiled = person.style === 'scarf';
  drawHairBehind(sheet, person, random.fork('hair'));
  if (isVeiled) drawBody();
  drawFace(sheet, person);
  if (!isVeiled) drawBody();
  drawBeard(sheet, person);
  drawHairBefore(sheet, person, random.fork('front'));
  drawGlasses(sheet, person);
  drawHelmet(sheet, person);
}
