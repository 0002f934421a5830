import { Sheet } from '../drawing/sheet.mjs';
import { drawClinkerSquare } from '../materials/clinker.mjs';
import { drawConcreteSquare } from '../materials/concrete.mjs';
import { drawLarchSquare } from '../materials/larch.mjs';
import { drawPlasterSquare } from '../materials/plaster.mjs';
import { drawTilesSquare } from '../materials/roof-tiles.mjs';
import { drawSedumSquare } from '../materials/sedum.mjs';
import { drawTerrazzoSquare } from '../materials/terrazzo.mjs';
import { drawZincSquare } from '../materials/zinc.mjs';
import { INK } from '../palette.mjs';
import { createRandom } from '../random.mjs';

/** @typedef {'clinker' | 'larch' | 'zinc' | 'plaster' | 'terrazzo' | 'tiles' | 'concrete' | 'sedum'} Material */

/**
 * A square of a building's skin, close enough to touch; the light comes from the upper left.
 *
 * @param {string} seed
 * @param {number} width
 * @param {number} height
 * @param {Material} material
 */
export function drawMaterial(seed, width, height, material) {
  const sheet = new Sheet(width, height);
  MATERIALS[material](sheet, createRandom(seed));
  const rake = sheet.linear(
    [0, 0],
    [width, height],
    [
      [0, [255, 246, 224], 0.26],
      [0.45, [255, 246, 224], 0],
      [1, INK, 0.32],
    ],
  );
  sheet.polygon(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    rake,
  );
  return sheet.toString();
}

/** @type {Record<Material, (sheet: Sheet, random: import('../random.mjs').Random) => void>} */
const MATERIALS = {
  clinker: drawClinkerSquare,
  larch: drawLarchSquare,
  zinc: drawZincSquare,
  plaster: drawPlasterSquare,
  terrazzo: drawTerrazzoSquare,
  tiles: drawTilesSquare,
  concrete: drawConcreteSquare,
  sedum: drawSedumSquare,
};
