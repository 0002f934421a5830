import { PREVIEW_SIZE } from '@stadtraum/contracts/page-meta';
import { breakIntoLines, textOutline, textWidth } from './lettering.ts';

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

/** Draws a card for a page without a picture: an SVG of PREVIEW_SIZE with the page's name in the style of an enamelled sign. */
export function drawCard(label: string, siteName: string): string {
  const { width, height } = PREVIEW_SIZE;
  const { size, lines } = fitHeading(label);
  const lineHeight = size * 1.16;
  const top = (height - 60 - (lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const heading = lines
    .map((line, index) => textOutline(line, size, LEFT, top + index * lineHeight))
    .join('');
  const footer = textOutline(siteName, SITE_NAME_SIZE, LEFT, height - 78);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${COBALT}"/>
<rect x="${EDGE}" y="${EDGE}" width="${width - 2 * EDGE}" height="${height - 2 * EDGE}" rx="30" fill="none" stroke="${WHITE}" stroke-width="6"/>
<path d="${heading}" fill="${WHITE}" stroke="${WHITE}" stroke-width="${(size * 0.02).toFixed(1)}"/>
<path d="${footer}" fill="${WHITE}" opacity="0.86"/>
</svg>`;
}

function fitHeading(label: string): { size: number; lines: string[] } {
  for (const { size, lines: maxLines } of SIZES) {
    const lines = breakIntoLines(label, size, MAX_WIDTH);
    if (lines.length <= maxLines && lines.every((line) => textWidth(line, size) <= MAX_WIDTH))
      return { size, lines };
  }
  const { size, lines: maxLines } = SIZES.at(-1) ?? { size: 54, lines: 5 };
  const lines = breakIntoLines(label, size, MAX_WIDTH);
  return { size, lines: [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1] ?? ''} …`] };
}
