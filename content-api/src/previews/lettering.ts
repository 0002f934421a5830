import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const FILE = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';

let font: fontkit.Font | undefined;

/** Breaks a text into lines of at most `width` pixels. A wider word gets a line of its own. */
export function breakIntoLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The width of a line in pixels. */
export function textWidth(text: string, size: number): number {
  const { positions } = loadFont().layout(text);
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * (size / loadFont().unitsPerEm);
}

/**
 * Converts a line of text to SVG path data in the typeface of the site's headings, so that drawings do not depend on installed
 * fonts.
 *
 * @param x start of the line
 * @param y baseline of the line
 */
export function textOutline(text: string, size: number, x: number, y: number): string {
  const { glyphs, positions } = loadFont().layout(text);
  const scale = size / loadFont().unitsPerEm;
  let pen = x;
  let outline = '';
  glyphs.forEach((glyph, index) => {
    for (const { command, args } of glyph.path.commands) {
      const numbers = args.map((value, at) => (at % 2 === 0 ? pen + value * scale : y - value * scale));
      outline += `${COMMANDS[command]}${numbers.map((value) => value.toFixed(1)).join(' ')}`;
    }
    pen += (positions[index]?.xAdvance ?? 0) * scale;
  });
  return outline;
}

const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' };

/** Loads the font in its regular weight, since fontkit cannot vary a WOFF2 font. */
function loadFont(): fontkit.Font {
  if (font) return font;
  const created = fontkit.create(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  if ('fonts' in created) throw new Error(`${FILE} is a font collection instead of a single font.`);
  font = created;
  return font;
}
