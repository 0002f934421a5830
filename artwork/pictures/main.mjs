/*
 * `npm run pictures [-- id …]`: redraws the site's pictures and videos, all or those named, and rewrites their catalogue. The
 * same sources give the same drawings; these are committed, so a build of the site does not need this program.
 * Videos need ffmpeg.
 *
 * catalogue/  what there is to draw: ids, alt texts, views
 * scenes/     the kinds of pictures: under the open sky, rooms, what people work with, plans, materials, the city
 * buildings/, elements/, materials/, floor-plan/  what scenes consist of
 * drawing/    the sheet, the three-dimensional world on it, its light; palette.mjs: colours and moods
 * video/      a day in 200 frames
 */
import { mkdir } from 'node:fs/promises';
import { PICTURES } from './catalogue.mjs';
import { MASTERS, masterFile, readCatalogue, writeCatalogue } from './catalogue-file.mjs';
import { writeMaster } from './master.mjs';
import { renderVideo } from './video/render.mjs';
import { VIDEO_ORDERS } from './video/videos.mjs';

const named = new Set(process.argv.slice(2));
const unknown = [...named].filter((id) => !PICTURES.some((order) => order.id === id));
if (unknown.length > 0)
  throw new Error(`Unknown pictures: ${unknown.join(', ')}. The ids are in artwork/pictures/catalogue.`);
const isWanted = (/** @type {string} */ id) => named.size === 0 || named.has(id);
const entries = new Map(readCatalogue().pictures.map((entry) => [entry.id, entry]));

await mkdir(MASTERS, { recursive: true });
for (const order of PICTURES.filter(({ id }) => isWanted(id))) {
  const svg = order.draw(order.id, order.width, order.height);
  entries.set(order.id, await writeMaster(order, svg, masterFile(order)));
  process.stdout.write(`${order.id}\n`);
}
for (const video of VIDEO_ORDERS.filter(({ entry }) => isWanted(entry.id))) {
  await renderVideo(video);
  process.stdout.write(`${video.entry.id} (video)\n`);
}
// What a picture shows may change without a stroke of it.
writeCatalogue(
  PICTURES.flatMap(({ id, alt, shows }) => {
    const entry = entries.get(id);
    return entry ? { ...entry, alt, ...(shows && { shows }) } : [];
  }),
);
