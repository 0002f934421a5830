import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { watchMachine } from '../site/machine.ts';
import { longestScriptRun } from '../site/main-thread.ts';
import { currentSlide, slider, untilStarted } from '../site/slider.ts';
import { type StageServer, startShell } from './stage/stage.ts';

let shell: StageServer;

test.beforeAll(async () => {
  shell = await startShell();
});
test.afterAll(() => shell?.end());

const REFUSED_CONSENT = encodeURIComponent(
  JSON.stringify({ categories: [], revision: 1, consentId: 'slides' }),
);

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: REFUSED_CONSENT, url: shell.url }]),
);

/** How many times slower a visitor's CPU is assumed to be. */
const SLOWDOWN = 4;
/** Duration of the longest script task that visitors do not notice. */
const MAX_TASK_MS = 50;

test('hydrates a page of 30 blocks one by one, on demand, in tasks under 50 ms @full', async ({
  browser,
  page,
}) => {
  await page.goto(`${shell.url}/dreissig`, { waitUntil: 'networkidle' });
  const islands = page.getByRole('main').locator('[data-island]');
  await expect(islands).toHaveCount(30);
  const waiting = page.getByRole('main').locator('[data-island-state="waiting"]');
  // The first block also loads React and Swiper, whose evaluation must not count.
  await untilStarted(slider(page, 'Bilder: teaser-slider 0'));
  expect(await waiting.count()).toBeGreaterThan(20);

  const machine = watchMachine();
  const taskTimes: number[] = [];
  for (const island of await islands.all()) {
    const longest = await longestScriptRun(browser, page, SLOWDOWN, async () => {
      await island.scrollIntoViewIfNeeded();
      await island.dispatchEvent('pointerover');
      await expect(island).toHaveAttribute('data-island-state', 'hydrated');
      await page.waitForTimeout(100);
    });
    taskTimes.push(Math.round(longest));
  }
  test.info().annotations.push({ type: 'longest task per block, ms', description: taskTimes.join(' ') });
  console.log(`longest task per block at ${SLOWDOWN}x, ms: ${taskTimes.join(' ')}`);
  expect(taskTimes.filter((time) => time > machine.limit(MAX_TASK_MS))).toEqual([]);
});

test('[R2.11-1] sliders of one type on a page are independent, and none moves without the autoplay flag @full', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${shell.url}/dreissig`);
  const [first, second] = [0, 1].map((index) => slider(page, `Bilder: teaser-slider ${index}`));
  if (!first || !second) throw new Error('no sliders');
  await untilStarted(second);
  await untilStarted(first);
  await first.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect.poll(() => currentSlide(first)).toBe(1);
  await page.clock.fastForward(20_000);
  expect([await currentSlide(first), await currentSlide(second)]).toEqual([1, 0]);
  await expect(first.getByRole('button', { name: /Automatisch/ })).toHaveCount(0);
  await expect(first.getByText('02 / 05')).toBeVisible();
  await expect(second.getByText('01 / 05')).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('[R2.11-1] [R2.11-2] keeps the layout at 390 px with empty lists, single slides, missing pictures and overlong words @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${shell.url}/lueckenhaft`);
  for (const island of await page.getByRole('main').locator('[data-island]').all()) {
    if ((await island.innerText()) === '') continue;
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-island-state', 'hydrated');
  }
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, figcaption, blockquote)')]
      .filter(
        (element) =>
          !element.closest('.visually-hidden, [inert]') && element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => element.textContent?.slice(0, 40)),
  );
  expect(clipped).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const id of ['intro-eine', 'teaser-eins', 'zeit', 'zoom'])
    await expect(page.locator(`[data-block="${id}"]`).getByRole('button')).toHaveCount(0);
  for (const id of ['schau-leer', 'karten-leer'])
    await expect(page.locator(`[data-block="${id}"]`)).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
