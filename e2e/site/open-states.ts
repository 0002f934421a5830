import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectUsableWhenZoomed,
  expectVisibleInForcedColours,
  WIDTHS,
  ZOOMED_WINDOW,
} from './accessibility.ts';
import { NOT_IN_FIREFOX } from './firefox.ts';
import { test as siteTest } from './test.ts';

const [PHONE] = WIDTHS;

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

/**
 * Checks each state with axe at each width, in light, dark and forced colours; and in a zoomed window, if the state exists on phones.
 * Motion is reduced, so that opening takes no time.
 */
export function describeOpenStates(states: readonly OpenState[], test = siteTest): void {
  // No trace is needed: axe's findings name the element, and recording a trace takes longer than the test.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
  test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);
  for (const { title, path, open, widths = WIDTHS, messages } of states) {
    const reach = async (
      page: Page,
      watch: { expectProblem(pattern: RegExp): void },
      size: { width: number; height: number },
    ) => {
      test.setTimeout(120_000);
      if (messages) watch.expectProblem(messages);
      await page.setViewportSize(size);
      await page.goto(path);
      await open?.(page);
    };
    for (const width of widths) {
      test(`[AC3] axe finds no problem with ${title} at ${width} px in light, dark and forced colours @full`, async ({
        page,
        watch,
      }) => {
        await reach(page, watch, { width, height: 900 });
        await expectAccessible(page);
        await expectVisibleInForcedColours(page, 'window');
      });
    }
    if (!widths.includes(PHONE)) continue;
    test(`[AC1] axe finds no problem with ${title} at 320 × 256 px, where every control can be reached @full`, async ({
      page,
      watch,
    }) => {
      await reach(page, watch, ZOOMED_WINDOW);
      await expectUsableWhenZoomed(page);
    });
  }
}
