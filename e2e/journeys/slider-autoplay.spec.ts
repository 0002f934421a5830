import type { Locator, Page } from '@playwright/test';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import {
  currentSlide,
  expectMoveAfter,
  moveDuration,
  restartInterval,
  runningMove,
  slider,
  untilLive,
  untilStarted,
} from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

test.describe('before a touch, with a stopped clock', () => {
  test('[R2.11-1] [R2.11-2] the teaser and the intro move every 5000 ms in 300 ms, with a counter', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/');
    const intro = slider(page, 'Aktuelles');
    const teaser = page.getByRole('region', { name: /^Bilder: / });
    await untilLive(intro);
    await untilLive(teaser);
    await expect(teaser.locator('[data-count]')).toHaveAttribute('data-now', '01');
    const durations = await recordDurations(intro);
    await page.clock.fastForward(4999);
    expect([await currentSlide(intro), await currentSlide(teaser)]).toEqual([0, 0]);
    await page.clock.fastForward(1);
    expect([await currentSlide(intro), await currentSlide(teaser)]).toEqual([1, 1]);
    expect(await durations.jsonValue()).toEqual([300]);
    await expect(teaser.locator('[data-count]')).toHaveAttribute('data-now', '02');
    await expectMoveAfter(page, intro, 5000);
    await expectUntouched(page);
  });

  test('[R2.11-3] the slideshow moves every 3000 ms, takes 2000 ms for a move, and rewinds after the last slide @full', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/unternehmen');
    const slideshow = slider(page, 'Ein Tag bei Stadtraum');
    await untilLive(slideshow);
    const count = await slideshow.locator('[data-slide]').count();
    for (let move = 0; move < count; move += 1) {
      await expectMoveAfter(page, slideshow, 3000);
      expect(await runningMove(slideshow)).toBe(2000);
    }
    expect(await currentSlide(slideshow)).toBe(0);
    await expect.poll(() => runningMove(slideshow), 'the move ends').toBeUndefined();
    await expect(slideshow.locator('[data-slide="0"]')).toBeInViewport({ ratio: 0.9 });
    await expectUntouched(page);
  });

  test('[R2.11-3] a touch in the middle of an interval leaves its end where it was @full', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/unternehmen');
    const slideshow = slider(page, 'Ein Tag bei Stadtraum');
    await untilLive(slideshow);
    await page.clock.fastForward(2000);
    await untilStarted(slideshow);
    await expectMoveAfter(page, slideshow, 1000);
    await expectMoveAfter(page, slideshow, 3000);
    expect(await runningMove(slideshow)).toBe(2000);
  });

  test('[R2.11-3] a move pauses while the page is in the background @full', async ({ page }) => {
    await openWithStoppedClock(page, '/unternehmen');
    const slideshow = slider(page, 'Ein Tag bei Stadtraum');
    await untilLive(slideshow);
    await setHidden(page, true);
    await page.clock.fastForward(10_000);
    expect(await currentSlide(slideshow)).toBe(0);
    await setHidden(page, false);
    await page.clock.fastForward(3000);
    expect(await currentSlide(slideshow)).toBe(1);
  });
});

test.describe('after a touch, with a controlled clock', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('[R2.11-1] [R2.11-2] the teaser and the intro move every 5000 ms, and the teaser’s count has a leading zero @full', async ({
    page,
  }) => {
    await page.goto('/');
    const intro = slider(page, 'Aktuelles');
    await untilStarted(intro);
    await restartInterval(page, intro);
    await expectMoveAfter(page, intro, 5000);
    await expectMoveAfter(page, intro, 5000);

    await page.clock.resume();
    const teaser = page.getByRole('region', { name: /^Bilder: / });
    await untilStarted(teaser);
    await restartInterval(page, teaser);
    const countText = `0${(await currentSlide(teaser)) + 1} / 04`;
    await expect(teaser.getByText(countText)).toBeVisible();
    await expectMoveAfter(page, teaser, 5000);
    await expect(teaser.getByText(countText)).toBeHidden();
  });

  test('[R2.11-3] the slideshow moves every 3000 ms, takes 2000 ms for a move, and rewinds after the last slide @full', async ({
    page,
  }) => {
    await page.goto('/unternehmen');
    const slideshow = slider(page, 'Ein Tag bei Stadtraum');
    await untilStarted(slideshow);
    await restartInterval(page, slideshow);
    await expectMoveAfter(page, slideshow, 3000);
    expect(await runningMove(slideshow)).toBe(2000);
    await expectMoveAfter(page, slideshow, 3000);

    await slideshow.getByRole('tab').last().focus();
    await page.keyboard.press('End');
    const last = (await slideshow.getByRole('tab').count()) - 1;
    expect(await currentSlide(slideshow)).toBe(last);
    await restartInterval(page, slideshow);
    const order = () => slideshow.locator('[data-slide]').evaluateAll((slides) => slides.map(({ id }) => id));
    const before = await order();
    await expectMoveAfter(page, slideshow, 3000);
    expect(await order(), 'the slideshow rewinds instead of looping').toEqual(before);
  });

  test('[R2.11-3] autoplay pauses on hover, stops on focus, and has a pause button @full', async ({
    page,
  }) => {
    await page.goto('/unternehmen');
    const slideshow = slider(page, 'Ein Tag bei Stadtraum');
    await untilStarted(slideshow);
    await restartInterval(page, slideshow);
    await expect(slideshow.locator('[data-rotation]')).toBeVisible();
    await slideshow.hover();
    await page.clock.fastForward(10_000);
    expect(await currentSlide(slideshow)).toBe(0);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(3000);
    await expect.poll(() => currentSlide(slideshow)).toBe(1);

    await slideshow.getByRole('button', { name: 'Nächste Folie' }).focus();
    await page.clock.fastForward(10_000);
    expect(await currentSlide(slideshow)).toBe(1);
    await expect(slideshow.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeVisible();
  });
});

test('[R2.11-3] with reduced motion, nothing moves automatically, and moves are instant @full', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/unternehmen');
  const slideshow = slider(page, 'Ein Tag bei Stadtraum');
  await untilLive(slideshow);
  for (const touch of [async () => {}, untilStarted]) {
    await touch(slideshow);
    await page.clock.fastForward(10_000);
    expect(await currentSlide(slideshow)).toBe(0);
    await expect(slideshow.getByRole('button', { name: /Automatisch/ })).toHaveCount(0);
  }
  await slideshow.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect.poll(() => currentSlide(slideshow)).toBe(1);
  expect(await moveDuration(slideshow)).toBe('0s');
});

test('[R2.11-2] the first picture on the start page is preloaded, and only the others are lazy', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toMatch(/<link[^>]+rel="preload"[^>]+as="image"[^>]+uferstrasse-abend/);
  const main = html.slice(html.indexOf('<main'));
  const pictures = [...main.matchAll(/<img[^>]+>/g)].map(([tag]) => tag);
  const [first = '', ...others] = pictures;
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading="lazy"');
  expect(others.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
});

/** Opens a page whose timers run only when the test advances the clock. Animations run in real time. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(path);
}

/** Records the durations in ms of the Web Animations that move a slider. */
function recordDurations(region: Locator) {
  return region
    .locator('[data-slide]')
    .first()
    .evaluateHandle((slide) => {
      const track = slide.parentElement as HTMLElement;
      const durations: unknown[] = [];
      const animate = track.animate.bind(track);
      track.animate = (keyframes, timing) => {
        const move = animate(keyframes, timing);
        durations.push(move.effect?.getTiming().duration);
        return move;
      };
      return durations;
    });
}

/** No block with slides has hydrated. */
async function expectUntouched(page: Page): Promise<void> {
  const islands = page.locator('[data-island]:has([data-slider])');
  for (const island of await islands.all())
    await expect(island).toHaveAttribute('data-island-state', 'waiting');
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
  }, isHidden);
}
