import { makeRoom } from './room.mjs';
import { COLOUR, PAGE, SIZE, TEXT_WIDTH } from './style.mjs';
import { addTable } from './table.mjs';

/** @typedef {import('../types.ts').Part} Part */
/** @typedef {Extract<Part, { drawing: unknown }>['drawing']} Drawing */

/** Points to the left of what stands in a list. */
const INDENT = 12;

/**
 * Adds one part below what is there.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} root
 * @param {Part} part
 */
export function addPart(pdf, root, part) {
  if ('heading' in part) return addHeading(pdf, root, part.heading);
  if ('paragraph' in part) return addParagraph(pdf, root, part.paragraph);
  if ('list' in part) return addList(pdf, root, part.list);
  if ('table' in part) return addTable(pdf, root, part.table);
  if ('blanks' in part) return addBlanks(pdf, root, part.blanks);
  return addDrawing(pdf, root, part.drawing);
}

/** @param {PDFKit.PDFDocument} pdf @param {PDFKit.PDFStructureElement} root @param {string} text */
function addHeading(pdf, root, text) {
  pdf.y += 8;
  // A heading does not stand alone at the end of a page.
  makeRoom(pdf, 100);
  root.add(
    pdf.struct('H2', {}, () => {
      pdf.font('strong').fontSize(SIZE.heading).fillColor(COLOUR.ink);
      pdf.text(text, PAGE.margin, pdf.y, { width: TEXT_WIDTH });
    }),
  );
  pdf.y += 3;
}

/** @param {PDFKit.PDFDocument} pdf @param {PDFKit.PDFStructureElement} root @param {string} text */
function addParagraph(pdf, root, text) {
  pdf.font('regular').fontSize(SIZE.text).fillColor(COLOUR.ink);
  makeRoom(pdf, pdf.heightOfString(text, { width: TEXT_WIDTH, lineGap: 2 }));
  root.add(pdf.struct('P', {}, () => pdf.text(text, PAGE.margin, pdf.y, { width: TEXT_WIDTH, lineGap: 2 })));
  pdf.y += 5;
}

/** @param {PDFKit.PDFDocument} pdf @param {PDFKit.PDFStructureElement} root @param {readonly string[]} items */
function addList(pdf, root, items) {
  const list = pdf.struct('L');
  root.add(list);
  const width = TEXT_WIDTH - INDENT;
  for (const item of items) {
    pdf.font('regular').fontSize(SIZE.text).fillColor(COLOUR.ink);
    makeRoom(pdf, pdf.heightOfString(item, { width, lineGap: 2 }));
    const { y } = pdf;
    const label = pdf.struct('Lbl', {}, () => pdf.text('–', PAGE.margin, y, { lineBreak: false }));
    const body = pdf.struct('LBody', {}, () =>
      pdf.text(item, PAGE.margin + INDENT, y, { width, lineGap: 2 }),
    );
    list.add(pdf.struct('LI', {}, [label, body]));
    pdf.y += 2;
  }
  list.end();
  pdf.x = PAGE.margin;
  pdf.y += 4;
}

/** @param {PDFKit.PDFDocument} pdf @param {PDFKit.PDFStructureElement} root @param {readonly string[]} labels */
function addBlanks(pdf, root, labels) {
  for (const label of labels) {
    makeRoom(pdf, 26);
    const { y } = pdf;
    root.add(
      pdf.struct('P', {}, () => {
        pdf.font('regular').fontSize(SIZE.small).fillColor(COLOUR.soft);
        pdf.text(label, PAGE.margin, y + 15, { width: TEXT_WIDTH });
      }),
    );
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(PAGE.margin, y + 13)
      .lineTo(PAGE.margin + TEXT_WIDTH, y + 13)
      .lineWidth(0.5)
      .stroke(COLOUR.soft);
    pdf.endMarkedContent();
    pdf.y = y + 30;
  }
}

/** @param {PDFKit.PDFDocument} pdf @param {PDFKit.PDFStructureElement} root @param {Drawing} drawing */
function addDrawing(pdf, root, { height, alt, draw }) {
  makeRoom(pdf, height + 8);
  const box = { x: PAGE.margin, y: pdf.y, width: TEXT_WIDTH, height };
  const edges = [box.x, box.y, box.x + box.width, box.y + box.height];
  root.add(
    // @ts-expect-error its types do not know that a figure has a box
    pdf.struct('Figure', { alt, bbox: /** @type {[number, number, number, number]} */ (edges) }, () => {
      pdf.save();
      draw(pdf, box);
      pdf.restore();
    }),
  );
  pdf.x = PAGE.margin;
  pdf.y = box.y + height + 8;
}
