import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = colours(lightPart);
const schemes = { light, dark: { ...light, ...colours(darkPart) } };

/** WCAG 2.2 requires a contrast of 4.5 between text and its background (1.4.3), 3 for a control's outline (1.4.11). */
const PAIRS: [foreground: string, ground: string, ratio: number][] = [
  ...['ground', 'surface', 'sunken'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['ink-soft', ground, 4.5],
    ['accent', ground, 4.5],
    ['accent-strong', ground, 4.5],
    ['error', ground, 4.5],
    ['warning', ground, 4.5],
    ['success', ground, 4.5],
    ['outline', ground, 3],
    ['focus', ground, 3],
  ]),
  ['ink', 'accent-tint', 7],
  ['accent', 'accent-tint', 4.5],
  ['accent-strong', 'accent-tint', 4.5],
  ['on-plate', 'plate', 4.5],
  ['on-plate', 'plate-strong', 4.5],
  ['on-plate-soft', 'plate', 4.5],
  // The inset line must show the shape of a filled button in dark mode too.
  ['on-plate-soft', 'plate-strong', 3],
  ['on-night', 'night', 7],
  ['on-night-soft', 'night', 4.5],
  ...['error', 'warning', 'success'].flatMap((kind): [string, string, number][] => [
    ['ink', `${kind}-tint`, 7],
    [kind, `${kind}-tint`, 4.5],
    ['accent', `${kind}-tint`, 4.5],
  ]),
];

it('defines every colour except the night colours in both schemes', () => {
  const dark = Object.keys(colours(darkPart));
  expect(Object.keys(light).filter((name) => !dark.includes(name))).toEqual([
    'night',
    'on-night',
    'on-night-soft',
    'night-line',
  ]);
});

describe.each(Object.entries(schemes))('contrast of the tokens, %s', (_scheme, tokens) => {
  it.each(PAIRS)('%s on %s has a contrast of at least %d:1', (foreground, ground, ratio) => {
    expect(contrast(tokens[foreground], tokens[ground])).toBeGreaterThanOrEqual(ratio);
  });
});

function colours(part: string): Record<string, string> {
  const found = part.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

function contrast(first = '', second = ''): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
