/*
 * `npm run documents`: writes the procurement documents of the site's announcements anew, as PDFs, with their part of the media
 * catalogue. The same sources give the same files; they are committed, so nobody needs this to build the site.
 *
 * orders/  what there is to write, by announcement; conditions and bills of quantities are alike in all of them
 * plans/   drawings
 * pdf/     how a document is set: title, parts, tables, what stands below each page
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
