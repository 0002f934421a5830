import {
  currentSlide,
  expectMoveAfter,
  moveDuration,
  restartInterval,
  slider,
  untilStarted,
} from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

test.describe('with a clock', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('[R2.11-1] [R2.11-2] teaser and intro move every 5000 ms, the teaser counts with a leading 0', async ({
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
    const counted = `0${(await currentSlide(teaser)) + 1} / 04`;
    await expect(teaser.getByText(counted)).toBeVisible();
    await expectMoveAfter(page, teaser, 5000);
    await expect(teaser.getByText(counted)).toBeHidden();
  });

  test('[R2.11-3] the slideshow moves every 3000 ms, in 2000 ms, and rewinds @full', async ({ page }) => {
    await page.goto('/unternehmen');
    const show = slider(page, 'Ein Tag bei Stadtraum');
    await untilStarted(show);
    await restartInterval(page, show);
    await expectMoveAfter(page, show, 3000);
    expect(await moveDuration(show)).toBe('2s');
    await expectMoveAfter(page, show, 3000);

    await show.getByRole('tab').last().focus();
    await page.keyboard.press('End');
    const last = (await show.getByRole('tab').count()) - 1;
    expect(await currentSlide(show)).toBe(last);
    await restartInterval(page, show);
    const order = () => show.locator('[data-slide]').evaluateAll((slides) => slides.map(({ id }) => id));
    const before = await order();
    await expectMoveAfter(page, show, 3000);
    expect(await order(), 'it goes back, not round').toEqual(before);
  });

  test('[R2.11-3] autoplay pauses on hover, stops on focus, and has a pause button @full', async ({
    page,
  }) => {
    await page.goto('/unternehmen');
    const show = slider(page, 'Ein Tag bei Stadtraum');
    await untilStarted(show);
    await restartInterval(page, show);
    await expect(show.locator('[data-rotation]')).toBeVisible();
    await show.hover();
    await page.clock.fastForward(10_000);
    expect(await currentSlide(show)).toBe(0);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(3000);
    await expect.poll(() => currentSlide(show)).toBe(1);

    await show.getByRole('button', { name: 'Nächste Folie' }).focus();
    await page.clock.fastForward(10_000);
    expect(await currentSlide(show)).toBe(1);
    await expect(show.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeVisible();
  });
});

test('[R2.11-3] with reduced motion nothing moves by itself, and moves are instant @full', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/unternehmen');
  const show = slider(page, 'Ein Tag bei Stadtraum');
  await untilStarted(show);
  await page.clock.fastForward(10_000);
  expect(await currentSlide(show)).toBe(0);
  await expect(show.getByRole('button', { name: /Automatisch/ })).toHaveCount(0);
  await show.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect.poll(() => currentSlide(show)).toBe(1);
  expect(await moveDuration(show)).toBe('0s');
});

test('[R2.11-2] the first picture of the start page is preloaded and not lazy, the others are lazy', async ({
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
