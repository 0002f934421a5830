import type { Locator, Page } from '@playwright/test';
import { NOT_IN_FIREFOX, tap } from '../site/firefox.ts';
import { block } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

// Touches and the mouse both work on a device with a touch screen.
test.use({ hasTouch: true });

const PLAN = {
  what: 'a floor plan',
  path: '/immobilien/angebote/drei-zimmer-in-der-siedlung-am-wasserturm',
  type: 'offer-facts',
  linkOf: (page: Page) => page.getByRole('region', { name: 'Grundriss' }).getByRole('link'),
};
const NEWS_PICTURE = {
  what: 'an article’s picture',
  path: '/presse/news/richtfest-uferstrasse',
  type: 'news-article',
  linkOf: (page: Page) => page.getByRole('list', { name: 'Bilder' }).getByRole('link').first(),
};

const TOUCHES: { by: string; touch: (link: Locator) => Promise<void> }[] = [
  { by: 'tap', touch: tap },
  { by: 'mouse click', touch: (link) => link.click() },
  { by: 'Enter', touch: (link) => link.press('Enter') },
  // As by assistive technology or voice: nothing announces it.
  { by: 'synthetic click', touch: (link) => link.evaluate((element: HTMLElement) => element.click()) },
];

for (const { what, path, type, linkOf } of [PLAN, NEWS_PICTURE]) {
  for (const { by, touch } of TOUCHES) {
    for (const isSlow of [false, true]) {
      const line = isSlow ? 'on a slow line' : 'at once';
      // Slow lines and other devices than a phone are left to `npm run test:full`.
      const tag = !isSlow && by === 'tap' && what === PLAN.what ? '' : ' @full';
      test(`[VI6] the first ${by} on ${what} ${line} opens the lightbox once, and not the file${tag}`, async ({
        page,
        browserName,
      }) => {
        test.skip(isSlow && browserName === 'firefox', NOT_IN_FIREFOX.devtools);
        await page.addInitScript(countDialogs);
        await page.goto(path, isSlow ? { waitUntil: 'networkidle' } : {});
        if (isSlow) await slowDown(page);
        const paths = visitedPaths(page);
        await expect(block(page, type)).toHaveAttribute('data-island-state', 'waiting');
        await touch(linkOf(page));

        const dialog = page.getByRole('dialog');
        await expect(block(page, type)).toHaveAttribute('data-island-state', 'hydrated');
        await expect(dialog.getByRole('img').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(linkOf(page)).toBeFocused();
        expect(await page.evaluate(() => window.openedDialogs)).toBe(1);
        expect(paths.filter((visited) => visited !== path)).toEqual([]);

        // The second touch does the same as the first.
        await touch(linkOf(page));
        await expect(dialog.getByRole('img').first()).toBeVisible();
        expect(await page.evaluate(() => window.openedDialogs)).toBe(2);
      });
    }
  }
}

test('[VI6] a click with a modifier key on a floor plan opens its file in a new tab @full', async ({
  page,
  context,
}) => {
  await page.goto(PLAN.path);
  const opened = context.waitForEvent('page');
  await PLAN.linkOf(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/media\/grundriss[^/]*\/[^/]*\.webp/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(PLAN.path);
});

test.describe('on a dead line @full', () => {
  test.use({ givesUpOnIslands: true });

  test('[VI6] a floor plan’s link is followed if its island takes more than 1.5 s', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/ERR_ABORTED|ERR_FAILED|Failed to load resource/);
    await page.goto(PLAN.path);
    await page.route(/\/assets\/mf-properties\/.*\.js/, () => {
      // Never answered.
    });
    const start = Date.now();
    await PLAN.linkOf(page).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/media\/grundriss.*\.webp$/, { waitUntil: 'commit' });
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_500);
  });
});

declare global {
  interface Window {
    /** Number of dialogs that were added to the page. */
    openedDialogs: number;
  }
}

function countDialogs(): void {
  window.openedDialogs = 0;
  const count = (changes: MutationRecord[]) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.openedDialogs += added.filter(
      (node) => node instanceof Element && node.matches('dialog, [role="dialog"]'),
    ).length;
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(count).observe(document.body, { childList: true }),
  );
}

/** A line with 150 ms latency and 3.2 Mbit/s: an island is there before its link is followed, also on a busy machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000,
    uploadThroughput: 90_000,
  });
}

/** Collects the paths of the documents that the page navigates to from now on. */
function visitedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}
