import PDFDocument from 'pdfkit';
import { drawFurniture, drawTitle } from './furniture.mjs';
import { addPart } from './parts.mjs';
import { FONTS, PAGE } from './style.mjs';

/** @typedef {import('../types.ts').DocumentOrder} DocumentOrder */
/** @typedef {import('../types.ts').AnnouncementFacts} AnnouncementFacts */

/**
 * Writes a document as a tagged PDF (PDF/UA): with its language, its title, headings, lists and tables that a screen reader
 * knows as such. The same order and the same facts give the same bytes.
 *
 * @param {DocumentOrder} order
 * @param {AnnouncementFacts} record
 * @returns {Promise<{ bytes: Buffer, pages: number }>}
 */
export async function writePdf(order, record) {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.margin, right: PAGE.margin },
    pdfVersion: '1.7',
    // @ts-expect-error its types do not know what it can do
    subset: 'PDF/UA',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${order.title}, ${record.number}: ${record.title}`,
      Author: 'Stadtraum Wohnen GmbH, Zentrale Vergabestelle',
      Subject: `Vergabeunterlagen ${record.number}`,
      // When it was made changes nothing about it, and would make each file another one.
      CreationDate: new Date(Date.UTC(2026, 10, 2)),
    },
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  const whole = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawTitle(pdf, root, order, record);
  for (const part of order.parts(record)) addPart(pdf, root, part);
  root.end();
  const pages = drawFurniture(pdf, order, record);
  pdf.end();
  return { bytes: await whole, pages };
}

/** @param {PDFKit.PDFDocument} pdf @returns {Promise<Buffer>} */
function collect(pdf) {
  /** @type {Buffer[]} */
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}
