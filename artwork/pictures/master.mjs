import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA } from './catalogue-file.mjs';
import { css } from './drawing/colour.mjs';

/** @typedef {import('./types.ts').PictureOrder} PictureOrder */
/** @typedef {import('./types.ts').PictureEntry} PictureEntry */

/** The longest data URI that a placeholder may be, in bytes. */
const PLACEHOLDER_LIMIT = 400;
const CREDIT = 'Stadtraum Wohnen / Atelier Federstrich';

/**
 * Draws the SVG as pixels, writes the master, and says what the catalogue has to know of it.
 *
 * @param {PictureOrder} order
 * @param {string} svg
 * @param {string} file within the media folder
 * @returns {Promise<PictureEntry>}
 */
export async function writeMaster({ id, kind, alt, width, height, shows, quality = 84 }, svg, file) {
  const pixels = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#ffffff' });
  const drawn = await pixels.raw().toBuffer();
  const bitmap = () => sharp(drawn, { raw: { width, height, channels: 3 } });
  const encoded = file.endsWith('.png')
    ? bitmap().png({ palette: true, colours: 256, dither: 0, compressionLevel: 9, effort: 8 })
    : bitmap().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' });
  await encoded.toFile(join(MEDIA, file));
  const [{ dominant }, placeholder] = [await bitmap().resize(64).stats(), await tinyCopy(bitmap)];
  const colour = css([dominant.r, dominant.g, dominant.b]);
  return { id, file, width, height, alt, credit: CREDIT, kind, ...(shows && { shows }), placeholder, colour };
}

/**
 * A copy of some pixels to show until the picture comes.
 *
 * @param {() => sharp.Sharp} bitmap
 * @returns {Promise<string>} a data URI
 */
async function tinyCopy(bitmap) {
  for (const width of [20, 16, 12, 10]) {
    const small = await bitmap().resize(width).webp({ quality: 30, effort: 6 }).toBuffer();
    const address = `data:image/webp;base64,${small.toString('base64')}`;
    if (address.length <= PLACEHOLDER_LIMIT) return address;
  }
  throw new Error(`A copy of 10 pixels' width takes more than ${PLACEHOLDER_LIMIT} bytes.`);
}
