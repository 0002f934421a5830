import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the site's PNG icons and `favicon.ico` from `favicon.svg`. */

const FOLDER = new URL('../../shell/src/server/routes/site-files/', import.meta.url);
const COBALT = '#1d3fae';
const ICO_SIZES = [16, 32, 48];
/** Width of the drawing in a maskable icon, of which systems show at least a circle of 80 %. */
const MASKABLE_SCALE = 0.75;

const favicon = await readFile(new URL('favicon.svg', FOLDER), 'utf8');
/** Without round corners: systems that cut icons have their own. */
const square = favicon.replace(/ rx="\d+"/, '');

await write('icon-192.png', await draw(favicon, 192));
await write('icon-512.png', await draw(favicon, 512));
await write('apple-touch-icon.png', await draw(square, 180));
await write('icon-maskable.png', await drawMaskable(512));
await write('favicon.ico', icoOf(await Promise.all(ICO_SIZES.map((size) => draw(favicon, size)))));

/** @param {string} svg @param {number} size */
function draw(svg, size) {
  // `density` is the resolution at which the SVG, 32 pixels wide, is drawn.
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** @param {number} size */
async function drawMaskable(size) {
  const drawing = await draw(square, Math.round(size * MASKABLE_SCALE));
  return sharp({ create: { width: size, height: size, channels: 4, background: COBALT } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file that consists of PNGs. @param {Buffer[]} pngs in the order of ICO_SIZES */
function icoOf(pngs) {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length + 16 * pngs.length;
  const entries = pngs.map((png, index) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(ICO_SIZES[index] ?? 0, 0);
    entry.writeUInt8(ICO_SIZES[index] ?? 0, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs]);
}

/** @param {string} name @param {Buffer} bytes */
async function write(name, bytes) {
  await writeFile(new URL(name, FOLDER), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}
