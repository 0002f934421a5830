import type { Locator, Page } from '@playwright/test';
import { goBackInDocument, goForwardInDocument } from '../site/history.ts';
import { block, holdHydration, untilHydrated, untilLive } from '../site/islands.ts';
import { mountKit } from '../site/mount-kit.ts';
import { expect, test } from '../site/test.ts';

test('[R2.11-7] links to an anchor on the page, including a category list’s, scroll there in 500 ms @full', async ({
  page,
}) => {
  await page.goto('/service/fragen');
  const list = page.getByRole('navigation', { name: 'Themen' });
  await expectScrollIn500Ms(page, list.getByRole('link', { name: /^Auszug/ }), '#auszug');
  await expect(page.locator('#auszug')).toBeInViewport();

  // A link in an editor's text, on a page with tabs.
  await page.goto('/unternehmen/zahlen');
  await expectScrollIn500Ms(page, page.getByRole('link', { name: /^Bezüge nach Monaten/ }), '#bezuege');
});

test('[R2.11-7] every link in a category list points to an existing element @full', async ({ page }) => {
  for (const path of ['/service/fragen', '/unternehmen/zahlen', '/immobilien']) {
    await page.goto(path);
    const links = await block(page, 'category-list').getByRole('link').all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const fragment = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(fragment), fragment).toHaveCount(1);
    }
  }
});

test('[R2.11-15] an accordion’s section opens and closes in 300 ms, and its header is active while it is open @full', async ({
  page,
}) => {
  await page.goto('/service/fragen');
  const accordion = block(page, 'accordion');
  await untilLive(accordion);
  const section = accordion.locator('details').first();
  for (const isOpening of [true, false]) {
    const { elapsed, styledDuration, longestFrame } = await section.evaluate(measureToggle);
    expect(styledDuration).toBe(300);
    expect(elapsed).toBeGreaterThanOrEqual(270);
    expect(elapsed).toBeLessThanOrEqual(330 + 2 * longestFrame);
    await expect(section).toHaveJSProperty('open', isOpening);
    await expect(section.locator('summary')).toHaveJSProperty('dataset.active', isOpening ? '' : undefined);
  }
});

test('[R2.11-15] [FO5] an accordion’s section that is opened before its script runs opens in 300 ms, and is then active', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/accordion\.behaviour\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/service/fragen', { waitUntil: 'commit' });
  const section = block(page, 'accordion').locator('details').first();
  await section.waitFor();
  const animations = await section.evaluate(async (details) => {
    (details.querySelector('summary') as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    const content = details.lastElementChild as HTMLElement;
    return content.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  });
  expect(animations).toEqual([300]);
  await expect(section).toHaveAttribute('open');
  await expect(section).not.toHaveAttribute('data-active');
  release();
  await expect(section).toHaveAttribute('data-active');
  await expect(section).toHaveAttribute('open');
  await section.locator('summary').click();
  await expect(section).not.toHaveAttribute('open');
});

test('[R2.11-16] [VI6] exactly one tab is selected and active after a click, each key, hydration and a reload @full', async ({
  page,
}) => {
  const release = await holdHydration(page);
  await page.goto('/unternehmen/zahlen');
  const tabs = block(page, 'tabs');
  await expectOneTab(tabs, 'Bestand');
  await selectTabs(tabs);
  await expect(tabs).toHaveAttribute('data-island-state', 'loading');
  release();
  await untilHydrated(page, tabs);
  await expectOneTab(tabs, 'Personal');
  await expect(tabs.getByRole('tab', { name: 'Personal' })).toBeFocused();
  await selectTabs(tabs);
  await page.reload();
  await expectOneTab(tabs, 'Personal');
  await untilHydrated(page, tabs);
  await expectOneTab(tabs, 'Personal');
});

test('[R2.11-16] a fragment selects its tab, and so do Back and Forward @full', async ({ page }) => {
  await page.goto('/unternehmen/zahlen#jahr-energie');
  const tabs = block(page, 'tabs');
  await expectOneTab(tabs, 'Energie');
  await expect(tabs.getByRole('tabpanel', { name: 'Energie' })).toBeInViewport();
  await expect(tabs).toHaveAttribute('data-island-state', 'waiting');
  await page.evaluate(() => location.assign('#jahr-neubau'));
  await expectOneTab(tabs, 'Neubau und Sanierung');
  await goBackInDocument(page);
  await expectOneTab(tabs, 'Energie');
  await goForwardInDocument(page);
  await expectOneTab(tabs, 'Neubau und Sanierung');
});

test('[R2.11-17] [R2.11-22] at 390 px, wide tables scroll, and column headers sort a table and span six columns @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/unternehmen/zahlen');
  const scrolled = page.getByRole('region', { name: 'Eingezogene Haushalte 2025' });
  await scrolled.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // The row's header stays in view, and the page does not scroll horizontally.
  await expect(scrolled.getByRole('rowheader', { name: 'Altstadt' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const table = page.getByRole('table', { name: 'Wohnungen am 31. Dezember 2025' });
  await untilHydrated(page, page.locator('[data-block-type="table"]').first());
  const head = table.getByRole('columnheader', { name: 'Wohnungen' });
  const first = table.getByRole('rowheader').first();
  await expect(head).toHaveJSProperty('colSpan', 1);
  for (const [span, order, name] of [
    [6, 'ascending', 'Hafen'],
    [1, 'descending', 'Nord'],
    [6, 'ascending', 'Hafen'],
  ] as const) {
    await head.getByRole('button').click();
    await expect(head).toHaveJSProperty('colSpan', span);
    await expect(head).toHaveAttribute('aria-sort', order);
    await expect(first).toHaveText(name);
  }
});

test('[R2.11-8] at 767 px a button shows and hides the list of sticky tabs; at 768 px the list is always visible @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  const release = await holdHydration(page);
  await page.goto('/ausbildung#berufe');
  const tabs = block(page, 'sticky-tabs');
  await untilLive(tabs);
  const toggle = tabs.locator('summary');
  const tab = tabs.getByRole('tab', { name: 'Handwerk' });
  await expect(toggle).toHaveText(/Immobilien/);
  await expect(tab).toBeHidden();
  await toggle.click();
  await expect(tab).toBeVisible();
  await toggle.click();
  await expect(tab).toBeHidden();
  await toggle.press('Enter');
  await page.keyboard.press('Escape');
  await expect(tab).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.press('Space');
  await tab.click();
  await expect(tab).toBeHidden();
  await expectOneTab(tabs, 'Handwerk');
  await expect(toggle).toHaveText(/Handwerk/);

  await expect(tabs).toHaveAttribute('data-island-state', 'loading');
  release();
  await untilHydrated(page, tabs);
  await expectOneTab(tabs, 'Handwerk');
  await expect(toggle).toHaveText(/Handwerk/);
  await toggle.click();
  await expect(tab).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tab).toBeHidden();

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(toggle).toBeHidden();
  await expect(tab).toBeVisible();
  await tabs.getByRole('tab', { name: 'Immobilien' }).click();
  // The tabs stay in view when the panel is scrolled.
  await tabs.getByRole('table').scrollIntoViewIfNeeded();
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('[R2.11-18] a film’s play button plays before hydration, hides while the film plays and reappears on pause @full', async ({
  page,
}) => {
  await page.goto('/unternehmen');
  const film = block(page, 'video');
  const video = film.locator('video');
  await film.scrollIntoViewIfNeeded();
  const play = film.getByRole('button', { name: /^Video abspielen/ });
  await expect(play).toBeVisible();
  await expect(film).toHaveAttribute('data-island-state', 'waiting');

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/mf-content-blocks\/.*\.js/, (route) => released.then(() => route.continue()));
  await play.click();
  await expect(play).toBeHidden();
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate(currentTime)).toBeGreaterThan(0);
  await expect(film).toHaveAttribute('data-island-state', 'loading');

  // The island goes on with what plays.
  await video.evaluate((element: HTMLVideoElement) => {
    element.dataset.pauses = '0';
    element.addEventListener('pause', () => {
      element.dataset.pauses = '1';
    });
  });
  release();
  await expect(film).toHaveAttribute('data-island-state', 'hydrated');
  await expect(play).toBeHidden();
  await expect(video).toHaveAttribute('data-pauses', '0');
  expect(await video.evaluate(numberOfCues)).toBeGreaterThan(0);

  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(play).toBeVisible();
  await play.press('Enter');
  await expect(play).toBeHidden();
  await expect(video).toBeFocused();
});

test('[R2.11-19] a transcript’s button shows and hides the transcript, and its label changes @full', async ({
  page,
}) => {
  await page.goto('/presse/mediathek');
  const records = block(page, 'transcripts');
  await untilLive(records);
  const speech = records.getByRole('listitem').filter({ hasText: 'Rede zum Richtfest' });
  const podium = records.getByRole('listitem').filter({ hasText: 'Wem gehört der Hof?' });
  await expect(speech.getByText('Mitschrift anzeigen')).toBeVisible();
  await expect(podium.getByText('Gespräch anzeigen')).toBeVisible();
  await speech.getByText('Mitschrift anzeigen').click();
  await expect(speech.getByText('Mitschrift ausblenden')).toBeVisible();
  await expect(speech.getByText('Mitschrift anzeigen')).toBeHidden();
  await expect(speech.getByText('Imbissbude', { exact: false }).first()).toBeVisible();
  await expect(podium.getByText('Gespräch anzeigen')).toBeVisible();
  await speech.getByText('Mitschrift ausblenden').click();
  await expect(speech.getByText('Imbissbude', { exact: false }).first()).toBeHidden();
});

test('[R2.11-21] empty paragraphs become 40 px of space on the neighbouring element or inside the parent @full', async ({
  page,
  request,
}) => {
  // The server removes empty paragraphs.
  const html = await (await request.get('/unternehmen')).text();
  expect(html).toContain('Aus den ersten 96 Wohnungen');
  expect(html).not.toMatch(/<p>(\s|&nbsp;|\u00a0|<br\/?>)*<\/p>/);

  await page.goto('/unternehmen');
  const text = page.getByRole('region', { name: 'Woher wir kommen' });
  const [first, second] = [text.getByText(/^1924 standen/), text.getByText(/^Aus den ersten 96/)];
  // The first one has no predecessor, so the next element gets the space.
  await expect(first).toHaveCSS('margin-top', '40px');
  await expect(first).toHaveCSS('margin-bottom', '40px');
  await expect(second).toHaveCSS('margin-bottom', '40px');
  expect((await gapBetween(first, second)).toFixed()).toBe('40');

  // The sanitizer loads with the first island; until then, strings with HTML are rejected.
  await untilHydrated(page, page.locator('[data-island]').first());
  await mountKit(page, { module: 'rich-text', component: 'RichText', props: { html: '<p>&nbsp;</p>' } });
  const alone = page.locator('main > div:last-child > div');
  await expect(alone).toBeEmpty();
  await expect(alone).toHaveCSS('padding-bottom', '40px');
});

/** Follows a link and expects the page to scroll for about 500 ms. */
async function expectScrollIn500Ms(page: Page, link: Locator, hash: string): Promise<void> {
  await page.evaluate(recordScrolling);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  const { elapsed, moved, longestFrame } = await page.evaluate(
    () => (window as unknown as { scrolling: Promise<Movement> }).scrolling,
  );
  expect(moved).toBeGreaterThan(300);
  expect(elapsed).toBeGreaterThanOrEqual(450);
  expect(elapsed).toBeLessThanOrEqual(550 + 2 * longestFrame);
}

interface Movement {
  /** Duration in milliseconds. */
  elapsed: number;
  /** Scrolled distance in pixels. */
  moved: number;
  /** Longest frame in milliseconds: on a busy machine, the first and the last frame may be this late. */
  longestFrame: number;
}

/** Measures the scrolling that the next click causes, until the page is still. */
function recordScrolling(): void {
  const scrolling = new Promise<Movement>((resolve) => {
    document.addEventListener(
      'click',
      () => {
        const [start, from] = [performance.now(), window.scrollY];
        let [last, position, longestFrame, previousFrame] = [start, from, 0, start];
        requestAnimationFrame(function check(now) {
          [longestFrame, previousFrame] = [Math.max(longestFrame, now - previousFrame), now];
          if (window.scrollY !== position) [last, position] = [now, window.scrollY];
          if (now - Math.max(last, start) > 400)
            resolve({ elapsed: last - start, moved: position - from, longestFrame });
          else requestAnimationFrame(check);
        });
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { scrolling });
}

/**
 * Presses a section's header.
 *
 * @returns milliseconds: how long the section moved, its longest animation in the stylesheet, and the longest frame
 */
async function measureToggle(section: Element) {
  const start = performance.now();
  let [longestFrame, previousFrame] = [0, start];
  (section.querySelector('summary') as HTMLElement).click();
  const isMoving = () => section.hasAttribute('data-moving');
  const frame = async () => {
    await new Promise(requestAnimationFrame);
    [longestFrame, previousFrame] = [
      Math.max(longestFrame, performance.now() - previousFrame),
      performance.now(),
    ];
  };
  while (!isMoving()) await frame();
  const running = section.getAnimations({ subtree: true }).map((each) => each.effect?.getTiming().duration);
  while (isMoving()) await frame();
  return {
    elapsed: performance.now() - start,
    styledDuration: Math.max(...running.map(Number)),
    longestFrame,
  };
}

/** Selects tabs by a click and by each key. The last one is selected at the end. */
async function selectTabs(tabs: Locator): Promise<void> {
  await tabs.getByRole('tab', { name: 'Energie' }).click();
  await expectOneTab(tabs, 'Energie');
  for (const [key, name] of [
    ['ArrowRight', 'Personal'],
    ['ArrowRight', 'Bestand'],
    ['ArrowLeft', 'Personal'],
    ['Home', 'Bestand'],
    ['End', 'Personal'],
  ] as const) {
    await tabs.page().keyboard.press(key);
    await expectOneTab(tabs, name);
    await expect(tabs.getByRole('tab', { name })).toBeFocused();
  }
}

async function expectOneTab(tabs: Locator, name: string): Promise<void> {
  await expect(tabs.locator('[role=tab][aria-selected=true]')).toHaveText([name]);
  await expect(tabs.locator('[role=tab][data-active]')).toHaveText([name]);
  await expect(tabs.locator('[role=tabpanel]:not([hidden])')).toHaveAccessibleName(name);
  expect(await tabs.locator('[role=tabpanel]').evaluateAll(countVisible)).toBe(1);
}

/** Number of visible panels; the browser's search may still find words in the others. */
function countVisible(panels: Element[]): number {
  return panels.filter((panel) => panel.lastElementChild?.checkVisibility()).length;
}

async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
}

/** Number of captions, which the browser loads when the visitor turns them on. */
async function numberOfCues(video: Element): Promise<number> {
  const track = (video as HTMLVideoElement).textTracks[0] as TextTrack;
  const loaded = new Promise((resolve) =>
    video.querySelector('track')?.addEventListener('load', resolve, { once: true }),
  );
  track.mode = 'showing';
  await loaded;
  return track.cues?.length ?? 0;
}

function currentTime(video: Element): number {
  return (video as HTMLVideoElement).currentTime;
}
