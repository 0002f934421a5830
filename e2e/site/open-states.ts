import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './accessibility.ts';
import { test } from './test.ts';

/** A page as a visitor has changed it: something is open, chosen or wrong. */
export interface OpenState {
  /** What is seen: completes “no axe finding with …”. */
  title: string;
  path: string;
  /** Does what the visitor did, and waits until it is seen. Not needed where the address does it. */
  open?: (page: Page) => Promise<void>;
  /** Pixels, where it is to be had at some widths only. @default a phone's and a wide window's */
  widths?: readonly number[];
  /** Messages in the console that come with it. */
  messages?: RegExp;
}

/** Looks at each state with axe, at each width, in light and dark. Motion is reduced, so that what opens is open. */
export function describeOpenStates(states: readonly OpenState[]): void {
  // What axe says names the element; recording each run of it takes longer than the run.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
  for (const { title, path, open, widths = WIDTHS, messages } of states) {
    for (const width of widths) {
      test(`no axe finding with ${title} at ${width} px, light and dark @full`, async ({ page, watch }) => {
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
