import { PAGE } from './style.mjs';

/** Begins a new page if less than `height` points are left. @param {PDFKit.PDFDocument} pdf @param {number} height */
export function makeRoom(pdf, height) {
  if (pdf.y + height > PAGE.height - PAGE.bottom) pdf.addPage();
}
