import { PREVIEW_SIZE } from '@stadtraum/contracts/page-meta';
import { breakIntoLines, textOutline, textWidth } from './lettering.ts';

/** The texts of a preview. */
interface PreviewTexts {
  label: string;
  /** Short facts, such as rent and rooms. */
  figures: readonly string[];
  siteName: string;
}

/** The colours of the site's enamelled signs, cobalt and white, as in the design tokens. */
const COBALT = '#1d3fae';
const WHITE = '#fbfaf6';

/** Lengths in pixels. */
const EDGE = 28;
const LEFT = 96;
const MAX_WIDTH = PREVIEW_SIZE.width - 2 * LEFT;
/** Heading sizes in pixels, each with its maximum number of lines; the first that fits is used. */
const SIZES = [
  { size: 92, lines: 3 },
  { size: 72, lines: 4 },
  { size: 54, lines: 5 },
];
const SITE_NAME_SIZE = 40;
const FIGURES = { size: 40, lines: 2 };
/** Between the heading and the figures. */
const GAP = 14;

/** The same on a picture, whose lower part the plate covers. */
const PLATE = {
  left: 56,
  padding: 40,
  sizes: [
    { size: 64, lines: 1 },
    { size: 50, lines: 2 },
    { size: 42, lines: 2 },
  ],
  nameSize: 30,
};
const PLATE_WIDTH = PREVIEW_SIZE.width - 2 * PLATE.left;

const LINE_HEIGHT = 1.16;

/** Draws a card for a page without a picture: an SVG of PREVIEW_SIZE with the page's name in the style of an enamelled sign. */
export function drawCard({ label, figures, siteName }: PreviewTexts): string {
  const { width, height } = PREVIEW_SIZE;
  const heading = fit(label, SIZES, MAX_WIDTH);
  const facts = fit(figures.join(' · '), [FIGURES], MAX_WIDTH);
  const textHeight = heightOf(heading) + GAP + heightOf(facts);
  const top = (height - 60 - textHeight) / 2;
  return svg(`<rect width="${width}" height="${height}" fill="${COBALT}"/>
<rect x="${EDGE}" y="${EDGE}" width="${width - 2 * EDGE}" height="${height - 2 * EDGE}" rx="30" fill="none" stroke="${WHITE}" stroke-width="6"/>
${drawText(heading, LEFT, top)}
${drawText(facts, LEFT, top + heightOf(heading) + GAP)}
<path d="${textOutline(siteName, SITE_NAME_SIZE, LEFT, height - 78)}" fill="${WHITE}" opacity="0.86"/>`);
}

/** Draws the plates over a picture: one with the page's name and figures, and a small one with the site's name. */
export function drawPlate({ label, figures, siteName }: PreviewTexts): string {
  const { width, height } = PREVIEW_SIZE;
  const { left, padding, sizes, nameSize } = PLATE;
  const heading = fit(label, sizes, PLATE_WIDTH);
  const facts = fit(figures.join(' · '), [FIGURES], PLATE_WIDTH);
  const top = height - padding - heightOf(heading) - GAP - heightOf(facts);
  const nameWidth = textWidth(siteName, nameSize) + padding;
  const name = `<rect x="${left}" width="${nameWidth}" height="${nameSize * 2}" fill="${COBALT}"/>
<path d="${textOutline(siteName, nameSize, left + padding / 2, nameSize * 1.34)}" fill="${WHITE}"/>`;
  return svg(`<rect y="${top - padding / 2}" width="${width}" height="${height - top + padding / 2}" fill="${COBALT}"/>
${drawText(heading, left, top)}
${drawText(facts, left, top + heightOf(heading) + GAP)}
${label === siteName ? '' : name}`);
}

interface FittedText {
  size: number;
  lines: readonly string[];
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_SIZE.width}" height="${PREVIEW_SIZE.height}">\n${content}\n</svg>`;
}

function drawText({ size, lines }: FittedText, left: number, top: number): string {
  const outline = lines
    .map((line, index) => textOutline(line, size, left, top + size + index * size * LINE_HEIGHT))
    .join('');
  return `<path d="${outline}" fill="${WHITE}" stroke="${WHITE}" stroke-width="${(size * 0.02).toFixed(1)}"/>`;
}

function heightOf({ size, lines }: FittedText): number {
  return lines.length * size * LINE_HEIGHT;
}

/** Chooses the first size in which the text fits, and shortens a text that is too long for all of them. */
function fit(text: string, sizes: readonly { size: number; lines: number }[], width: number): FittedText {
  if (text === '') return { size: 0, lines: [] };
  for (const { size, lines: maxLines } of sizes) {
    const lines = breakIntoLines(text, size, width);
    if (lines.length <= maxLines && lines.every((line) => textWidth(line, size) <= width))
      return { size, lines };
  }
  const { size, lines: maxLines } = sizes.at(-1) ?? { size: 54, lines: 5 };
  const lines = breakIntoLines(text, size, width);
  if (lines.length <= maxLines) return { size, lines };
  return { size, lines: [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1] ?? ''} …`] };
}
