import { COLOUR, PAGE, SIZE, TEXT_WIDTH } from './style.mjs';

/** @typedef {import('../types.ts').DocumentOrder} DocumentOrder */
/** @typedef {import('../types.ts').AnnouncementFacts} AnnouncementFacts */

const OFFICE = 'Stadtraum Wohnen GmbH · Zentrale Vergabestelle · Am Wasserturm 3 · 09994 Elsenau';

/**
 * The head of the first page: what it is, and of which procedure.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} root
 * @param {DocumentOrder} order
 * @param {AnnouncementFacts} record
 */
export function drawTitle(pdf, root, { title }, record) {
  const { number, title: procedureTitle, procedure, rules, place, period } = record;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(PAGE.margin, PAGE.top, 28, 5).fill(COLOUR.plate);
  pdf.endMarkedContent();
  const line = (/** @type {string} */ tag, /** @type {string} */ text, /** @type {() => void} */ style) => {
    root.add(
      pdf.struct(tag, {}, () => {
        style();
        pdf.text(text, { width: TEXT_WIDTH });
      }),
    );
  };
  pdf.y = PAGE.top + 18;
  line('P', 'Vergabeunterlagen', () => pdf.font('strong').fontSize(SIZE.text).fillColor(COLOUR.plate));
  line('H1', title, () => pdf.font('heavy').fontSize(SIZE.title).fillColor(COLOUR.ink));
  pdf.y += 4;
  line('P', `${number}: ${procedureTitle}`, () => pdf.font('strong').fontSize(11).fillColor(COLOUR.ink));
  line('P', `${procedure} nach ${rules} · ${place} · Ausführung: ${period}`, () =>
    pdf.font('regular').fontSize(SIZE.text).fillColor(COLOUR.soft),
  );
  pdf.y += 12;
}

/**
 * What stands below every page. Screen readers pass over it.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {DocumentOrder} order
 * @param {AnnouncementFacts} record
 * @returns {number} pages
 */
export function drawFurniture(pdf, { title }, { number }) {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const y = PAGE.height - 48;
    pdf
      .moveTo(PAGE.margin, y - 8)
      .lineTo(PAGE.margin + TEXT_WIDTH, y - 8)
      .lineWidth(0.5)
      .stroke(COLOUR.line);
    pdf.font('regular').fontSize(SIZE.small).fillColor(COLOUR.soft);
    pdf.text(`${number} · ${title}`, PAGE.margin, y, { lineBreak: false });
    pdf.text(`Seite ${index + 1} von ${count}`, PAGE.margin, y, { width: TEXT_WIDTH, align: 'right' });
    pdf.text(OFFICE, PAGE.margin, y + 11, { lineBreak: false });
    pdf.endMarkedContent();
  }
  return count;
}
