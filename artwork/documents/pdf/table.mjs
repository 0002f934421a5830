import { makeRoom } from './room.mjs';
import { COLOUR, PAGE, SIZE, TEXT_WIDTH } from './style.mjs';

/** @typedef {import('../types.ts').Part} Part */
/** @typedef {Extract<Part, { table: unknown }>['table']} Table */

/** Points between a cell's text and its edges. */
const PADDING = 4;

/**
 * A table whose head is repeated on every page.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} root
 * @param {Table} table
 */
export function addTable(pdf, root, { columns, rows }) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (TEXT_WIDTH * share) / shares);
  const table = pdf.struct('Table');
  root.add(table);
  const head = columns.map(({ title }) => title);
  const style = (/** @type {boolean} */ strong) =>
    pdf
      .font(strong ? 'strong' : 'regular')
      .fontSize(SIZE.small)
      .fillColor(COLOUR.ink);

  const heightOf = (/** @type {readonly string[]} */ cells, /** @type {boolean} */ strong) => {
    style(strong);
    const heights = cells.map((text, index) =>
      pdf.heightOfString(text || ' ', { width: widthOf(cells, index) - 2 * PADDING, lineGap: 1 }),
    );
    return Math.max(...heights) + 2 * PADDING;
  };
  const widthOf = (/** @type {readonly string[]} */ cells, /** @type {number} */ index) =>
    cells.length === 1 ? TEXT_WIDTH : (widths[index] ?? 0);

  /** @param {readonly string[]} cells @param {'head' | 'group' | 'body'} kind */
  const addRow = (cells, kind) => {
    const strong = kind !== 'body';
    const height = heightOf(cells, strong);
    const { y } = pdf;
    pdf.markContent('Artifact', { type: 'Layout' });
    if (strong) pdf.rect(PAGE.margin, y, TEXT_WIDTH, height).fill(COLOUR.ground);
    pdf
      .moveTo(PAGE.margin, y + height)
      .lineTo(PAGE.margin + TEXT_WIDTH, y + height)
      .lineWidth(0.5)
      .stroke(COLOUR.line);
    pdf.endMarkedContent();
    let x = PAGE.margin;
    const elements = cells.map((text, index) => {
      const left = x + PADDING;
      const width = widthOf(cells, index) - 2 * PADDING;
      x += width + 2 * PADDING;
      const align = columns[index]?.align ?? 'left';
      const scope = kind === 'head' ? 'Column' : 'Row';
      // @ts-expect-error its types do not know that a heading cell has a scope
      const tag = strong ? pdf.struct('TH', { scope }) : pdf.struct('TD');
      tag.add(() => {
        style(strong);
        pdf.text(text || ' ', left, y + PADDING, { width, align, lineGap: 1 });
      });
      tag.end();
      return tag;
    });
    const row = pdf.struct('TR', {}, elements);
    table.add(row);
    pdf.y = y + height;
  };

  makeRoom(pdf, heightOf(head, true) + 40);
  addRow(head, 'head');
  for (const cells of rows) {
    const kind = cells.length === 1 ? 'group' : 'body';
    const before = pdf.page;
    // A heading keeps a row below it.
    makeRoom(pdf, heightOf(cells, kind === 'group') + (kind === 'group' ? 24 : 0));
    if (pdf.page !== before) addRow(head, 'head');
    addRow(cells, kind);
  }
  table.end();
  pdf.x = PAGE.margin;
  pdf.y += 8;
}
