import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canLoop } from './behaviour/can-loop.ts';
import { BREAKPOINTS, customProperties, valuesByWidth } from './responsive.ts';

const NAMES = ['views', 'controls', 'arrows', 'dots'];

describe('responsive values', () => {
  it('have a rule in the stylesheet for exactly the declared breakpoints', () => {
    const css = readFileSync(join(import.meta.dirname, 'slider.module.css'), 'utf8');
    const widths = [...css.matchAll(/@media \(width >= (\d+)px\)/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([...BREAKPOINTS]);
    const missing = [0, ...BREAKPOINTS]
      .flatMap((width) => NAMES.map((name) => `--${name}: var(--${name}-${width});`))
      .filter((declaration) => !css.includes(declaration));
    expect(missing).toEqual([]);
  });

  it('[R2.11-9] keep a value up to the next breakpoint', () => {
    const views = valuesByWidth({ base: 1.2, 640: 1.5, 768: 2.3, 992: 3 });
    expect(Object.fromEntries(views.map(({ width, value }) => [width, value]))).toEqual({
      0: 1.2,
      640: 1.5,
      768: 2.3,
      991: 2.3,
      992: 3,
      1200: 3,
    });
  });

  it('are written as one property if all widths have the same value', () => {
    expect(customProperties('views', { base: 2, 991: 2 }, Number)).toEqual({ '--views': 2 });
  });
});

describe('canLoop', () => {
  it.each([
    [2, 1, false, true],
    [1, 1, false, false],
    [3, 1.2, false, true],
    [2, 1.2, false, false],
    [4, 3, false, true],
    [5, 2, true, true],
    [4, 3, true, false],
  ])('%p slides, %p in view, centred %p: returns %p', (slides, views, centred, expected) => {
    expect(canLoop(slides, views, centred)).toBe(expected);
  });
});
