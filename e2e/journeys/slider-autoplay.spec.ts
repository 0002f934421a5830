import {
  currentSlide,
  expectMoveAfter,
  moveDuration,
  restartInterval,
  slider,
  untilStarted,
} from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

test.describe('with a controlled clock', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('[R2.11-1] [R2.11-2] the teaser and the intro move every 5000 ms, and the teaser’s count has a leading zero', async ({
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
    expect(await moveDuration(slideshow)).toBe('2s');
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
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/unternehmen');
  const slideshow = slider(page, 'Ein Tag bei Stadtraum');
  await untilStarted(slideshow);
  await page.clock.fastForward(10_000);
  expect(await currentSlide(slideshow)).toBe(0);
  await expect(slideshow.getByRole('button', { name: /Automatisch/ })).toHaveCount(0);
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
