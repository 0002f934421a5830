import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './accessibility.ts';
import { NOT_IN_FIREFOX } from './firefox.ts';
import { test } from './test.ts';

/** A page after a visitor's action: something is open, chosen or invalid. */
export interface OpenState {
  /** Completes "axe finds no problem with …". */
  title: string;
  path: string;
  /** The visitor's action; resolves when its effect is visible. Omitted if the URL alone is enough. */
  open?: (page: Page) => Promise<void>;
  /** Widths in pixels, for a state that only exists at some widths. @default a phone and a wide window */
  widths?: readonly number[];
  /** Expected console messages. */
  messages?: RegExp;
}

/** Checks each state with axe, at each width, in light and dark mode. Motion is reduced, so that opening takes no time. */
export function describeOpenStates(states: readonly OpenState[]): void {
  // No trace is needed: axe's findings name the element, and recording a trace takes longer than the test.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
  test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);
  for (const { title, path, open, widths = WIDTHS, messages } of states) {
    for (const width of widths) {
      test(`axe finds no problem with ${title} at ${width} px in light and dark mode @full`, async ({
        page,
        watch,
      }) => {
        test.setTimeout(120_000);
        if (messages) watch.expectProblem(messages);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await open?.(page);
        await expectAccessible(page);
      });
    }
  }
}
