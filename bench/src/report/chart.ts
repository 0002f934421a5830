/** The bars of one comparison. */
export interface BarGroup {
  title: string;
  unit: string;
  bars: { label: string; value: number; composed: boolean }[];
}

const WIDTH = 760;
const LABEL = 250;
const BAR = 20;
const GAP = 6;
const TITLE = 34;
/** Blue for the composed site, grey for the others; both are readable on white and on black. */
const COLOURS = { composed: '#2f6fb2', other: '#8a8f98' };

/** Horizontal bars as SVG, with one scale for each group. Self-contained: no stylesheet, script or font. */
export function renderChart(groups: readonly BarGroup[]): string {
  let y = 8;
  const parts: string[] = [];
  for (const { title, unit, bars } of groups) {
    y += TITLE;
    parts.push(text(0, y - 12, `${title} (${unit})`, 'font-weight="bold"'));
    const largest = Math.max(...bars.map(({ value }) => value));
    for (const { label, value, composed } of bars) {
      const width = (value / largest) * (WIDTH - LABEL - 80);
      const colour = composed ? COLOURS.composed : COLOURS.other;
      parts.push(
        text(0, y + 14, label, ''),
        `<rect x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" fill="${colour}"/>`,
        text(LABEL + width + 6, y + 14, value.toFixed(value < 10 ? 1 : 0), ''),
      );
      y += BAR + GAP;
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 8}" font-family="sans-serif" font-size="13" fill="#767b84">`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function text(x: number, y: number, content: string, attributes: string): string {
  const escaped = content.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<text x="${x.toFixed(1)}" y="${y}" ${attributes}>${escaped}</text>`;
}
