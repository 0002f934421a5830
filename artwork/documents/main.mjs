/*
 * `npm run documents`: typesets the procurement documents of the site's announcements as PDFs, and rewrites their part of the
 * media catalogue. The same sources give the same files; these are committed, so a build of the site does not need this program.
 *
 * orders/  the documents of each announcement; conditions and bills of quantities are shared
 * plans/   drawings
 * pdf/     typesetting: title, parts, tables, page footers
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA, writeDocuments } from '../pictures/catalogue-file.mjs';
import { factsOf } from './facts.mjs';
import { DOCUMENTS } from './orders.mjs';
import { writePdf } from './pdf/write-pdf.mjs';

mkdirSync(join(MEDIA, 'documents'), { recursive: true });
const entries = [];
for (const order of DOCUMENTS) {
  const { bytes, pages } = await writePdf(order, factsOf(order.announcement));
  const file = `documents/${order.id}.pdf`;
  writeFileSync(join(MEDIA, file), bytes);
  entries.push({ id: order.id, file, title: order.title, pages });
  process.stdout.write(`${order.id}: ${pages} pages, ${bytes.length} bytes\n`);
}
writeDocuments(entries);
