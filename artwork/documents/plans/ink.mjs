import { COLOUR } from '../pdf/style.mjs';

/** @typedef {import('../types.ts').Box} Box */

export const PLAN = {
  house: '#d9dee6',
  green: '#dfe9d8',
  street: '#e9e9e6',
  water: '#cfe0ee',
  tree: '#b9cfab',
};

/** @param {PDFKit.PDFDocument} pdf @param {Box} box @param {string} fill */
export function area(pdf, { x, y, width, height }, fill) {
  pdf.rect(x, y, width, height).fillAndStroke(fill, COLOUR.soft);
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {string} text in the middle of `box`
 * @param {Box} box
 * @param {number} [size] points
 */
export function label(pdf, text, { x, y, width, height }, size = 8) {
  pdf.font('strong').fontSize(size).fillColor(COLOUR.ink);
  const textHeight = pdf.heightOfString(text, { width });
  pdf.text(text, x, y + (height - textHeight) / 2, { width, align: 'center' });
}

/**
 * An arrow that points north, upwards.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {number} x its middle
 * @param {number} y its tip
 */
export function northArrow(pdf, x, y) {
  pdf.polygon([x, y], [x + 6, y + 20], [x, y + 15], [x - 6, y + 20]).fill(COLOUR.ink);
  label(pdf, 'N', { x: x - 10, y: y + 21, width: 20, height: 12 });
}

/**
 * A bar that says how long some metres are.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {{ x: number, y: number, points: number, metres: number }} scale
 */
export function scaleBar(pdf, { x, y, points, metres }) {
  pdf.rect(x, y, points / 2, 4).fill(COLOUR.ink);
  pdf
    .lineWidth(0.5)
    .rect(x + points / 2, y, points / 2, 4)
    .stroke(COLOUR.ink);
  pdf.font('regular').fontSize(7).fillColor(COLOUR.ink);
  pdf.text('0', x - 2, y + 6, { lineBreak: false });
  pdf.text(`${metres} m`, x + points - 10, y + 6, { lineBreak: false });
}
