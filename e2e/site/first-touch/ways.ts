import type { Page } from '@playwright/test';
import type { Control } from './probe.ts';

/** How a visitor, or a program for them, touches a control. */
export const WAYS = ['mouse', 'touch', 'keyboard', 'click'] as const;
export type Way = (typeof WAYS)[number];

/** A touch on a control. */
export interface Touch {
  control: Control;
  way: Way;
  /** Keys pressed one after the other, by keyboard. */
  keys: string[];
}

/** Keys that fields respond to are pressed as well as the usual ones. */
const KEYS: [pattern: RegExp, keys: string[][]][] = [
  [/^select/, [['ArrowDown']]],
  [/^input\|.*\|(checkbox|radio)\|/, [['Space']]],
  [/^input\|.*\|(submit|button|reset)\|/, [['Enter'], ['Space']]],
  [/^(input|textarea)/, [['a', 'Enter']]],
  [/\|tab\|/, [['Enter'], ['ArrowRight'], ['End']]],
  [/^(button|summary)|\|(button|option|menuitem|switch)\|/, [['Enter'], ['Space']]],
];

/** Every touch of a control in one way. */
export function touchesOf(control: Control, way: Way): Touch[] {
  if (way !== 'keyboard') return [{ control, way, keys: [] }];
  const [, variants] = KEYS.find(([pattern]) => pattern.test(control.kind)) ?? [null, [['Enter']]];
  return variants.map((keys) => ({ control, way, keys }));
}

/**
 * Touches a control.
 *
 * @returns whether a visitor could; a pointer cannot reach what something else covers
 */
export async function perform(page: Page, { control, way, keys }: Touch): Promise<boolean> {
  if (way === 'click') {
    await page.evaluate((it) => window.probe.element(it).click(), control);
  } else if (way === 'keyboard') {
    const hasFocus = await page.evaluate((it) => {
      const element = window.probe.element(it);
      element.focus();
      return document.activeElement === element;
    }, control);
    if (!hasFocus) return false;
    for (const key of keys) await page.keyboard.press(key);
  } else {
    const point = await page.evaluate((it) => window.probe.point(it), control);
    if (!point) return false;
    if (way === 'mouse') await page.mouse.click(point.x, point.y);
    else await page.touchscreen.tap(point.x, point.y);
  }
  return true;
}
