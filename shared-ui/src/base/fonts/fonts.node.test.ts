import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS, FONTS, makeSubset } from './subset.mjs';

const css = readFileSync(join(__dirname, '..', 'fonts.css'), 'utf8');
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
const webFaces = faces.filter((face) => face.includes('url('));

describe('font files', () => {
  it.each(FONTS)('$file is up to date and is used', async (font) => {
    const committed = readFileSync(join(__dirname, font.file));
    expect(committed.equals(await makeSubset(font))).toBe(true);
    expect(css).toContain(`./fonts/${font.file}`);
  });

  it('add less than 52 kB to a first visit', () => {
    const preloaded = FONTS.filter(({ file }) => file.includes('.preload.'));
    const bytes = preloaded.map(({ file }) => readFileSync(join(__dirname, file)).length);
    expect(bytes).toHaveLength(2);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(52_000);
  });

  it('are declared for exactly the characters that they contain', () => {
    const declared = webFaces.filter((face) => face.includes('./fonts/')).map(rangeOf);
    expect(declared).toHaveLength(FONTS.length);
    for (const range of declared) expect(range).toEqual([...CHARACTERS].sort().join(''));
  });

  it('do not replace painted text', () => {
    expect(webFaces.length).toBeGreaterThan(FONTS.length);
    for (const face of webFaces) expect(face).toContain('font-display: optional');
  });
});

describe('fallback faces', () => {
  const fallbacks = faces.filter((face) => !webFaces.includes(face));

  it.each(fallbacks)('%s keeps the line height', (face) => {
    const scale = percentage(face, 'size-adjust');
    const isText = face.includes('Hanken');
    expect(percentage(face, 'ascent-override') * scale).toBeCloseTo(isText ? 1 : 1.25, 2);
    expect(percentage(face, 'descent-override') * scale).toBeCloseTo(isText ? 0.305 : 0.425, 2);
    expect(percentage(face, 'line-gap-override')).toBe(0);
  });
});

/** The characters of a face's `unicode-range`, sorted. */
function rangeOf(face: string): string {
  const ranges = face.match(/U\+[0-9A-F]+(?:-[0-9A-F]+)?/g) ?? [];
  const characters = ranges.flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.sort().join('');
}

function percentage(face: string, descriptor: string): number {
  return Number(new RegExp(`${descriptor}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
}
