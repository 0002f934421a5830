/*
 * `npm run pictures [-- id …]`: draws the site's pictures anew, all of them or those named, and writes their catalogue.
 * The same sources give the same drawings; what they give is committed, so nobody needs to run this to build the site.
 */
import { mkdir } from 'node:fs/promises';
import { PICTURES } from './catalogue.mjs';
import { MASTERS, masterFile, readCatalogue, writeCatalogue } from './catalogue-file.mjs';
import { writeMaster } from './master.mjs';

const wanted = new Set(process.argv.slice(2));
const orders = PICTURES.filter(({ id }) => wanted.size === 0 || wanted.has(id));
const known = new Map(readCatalogue().pictures.map((entry) => [entry.id, entry]));

await mkdir(MASTERS, { recursive: true });
for (const order of orders) {
  const svg = order.draw(order.id, order.width, order.height);
  known.set(order.id, await writeMaster(order, svg, masterFile(order)));
  process.stdout.write(`${order.id}\n`);
}
const entries = PICTURES.flatMap(({ id }) => known.get(id) ?? []);
writeCatalogue(entries);
