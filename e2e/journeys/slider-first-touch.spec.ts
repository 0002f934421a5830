import type { Locator, Page } from '@playwright/test';
import { findJumps, movingFrames, recordPositions } from '../site/slide-positions.ts';
import { currentSlide, runningMove, slider, untilLive } from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

/** The least duration in ms of a move: long enough for some frames on a busy machine, too. */
const MIN_MOVE_MS = 1500;

/** A moment in the life of a slider that has not been touched. */
interface Moment {
  title: string;
  path: string;
  /** Accessible name of the slider. */
  name: string;
  /** The slide that the list is scrolled to before. */
  from: number;
  /** Duration of the move in ms that the touch interrupts: slow enough for the island to hydrate meanwhile, and less than the interval. */
  moveMs?: number;
}

const SLIDESHOW = { path: '/unternehmen', name: 'Ein Tag bei Stadtraum' };
const INTRO = { path: '/', name: 'Aktuelles' };

const MOMENTS: Moment[] = [
  { title: 'at rest @full', ...SLIDESHOW, from: 0 },
  { title: 'in mid-move @full', ...SLIDESHOW, from: 0, moveMs: 2900 },
  { title: 'in mid-rewind @full', ...SLIDESHOW, from: -1, moveMs: 2900 },
  { title: 'at rest, looping', ...INTRO, from: 0 },
  { title: 'in mid-wrap @full', ...INTRO, from: -1, moveMs: 4900 },
];

for (const { title, path, name, from, moveMs } of MOMENTS) {
  test(`[VI6] [R2.11-3] a first press of “next” counts once and nothing jumps: ${title}`, async ({
    page,
  }) => {
    await page.goto(path);
    const region = slider(page, name);
    const island = page.locator('[data-island]').filter({ has: region });
    await untilLive(region);
    const count = await region.locator('[data-slide]').count();
    // Holds the rotation, without starting the island as a pointer would.
    await region.dispatchEvent('pointerenter', { pointerType: 'mouse' });
    await expect.poll(() => runningMove(region)).toBeUndefined();
    await scrollTo(region, (from + count) % count);
    await region.dispatchEvent('pointerleave', { pointerType: 'mouse' });
    if (moveMs !== undefined) await untilMoving(region, moveMs);
    await slowDownMoves(region);

    const frames = await recordPositions(region);
    await expect(island).toHaveAttribute('data-island-state', 'waiting');
    const isMovingAtStart = movesWhenStarted(region);
    const expected = ((await press(region, 'Nächste Folie')) + 1) % count;
    const isMoving = await isMovingAtStart;
    if (moveMs !== undefined) expect(isMoving, 'the move continues').toBe(true);
    await untilStill(page, region);

    const recorded = await frames();
    expect(movingFrames(recorded)).toBeGreaterThan(5);
    expect(findJumps(recorded)).toEqual([]);
    expect(await currentSlide(region)).toBe(expected);
    expect(await slideInMiddle(region)).toBe(expected);
  });
}

test('the comparison of frames finds a jump in a move, and none in an even one', () => {
  const move = Array.from({ length: 40 }, (_, index) => ({
    time: index * 16,
    width: 900,
    lefts: { 0: -index * 8, 1: 900 - index * 8 },
  }));
  expect(findJumps(move)).toEqual([]);
  const jump = move.map((frame, index) =>
    index < 20 ? frame : { ...frame, lefts: { 0: frame.lefts[0] - 60, 1: frame.lefts[1] - 60 } },
  );
  expect(findJumps(jump)).toHaveLength(1);
  const exchange = move.map((frame, index) => (index < 20 ? frame : { ...frame, lefts: { 2: 0 } }));
  expect(findJumps(exchange)).toHaveLength(1);
});

test('[VI6] a press of the pause button before hydration pauses @full', async ({ page }) => {
  await page.goto(SLIDESHOW.path);
  const region = slider(page, SLIDESHOW.name);
  await untilLive(region);
  await press(region, 'Automatischen Wechsel anhalten');
  await expect(region.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeVisible();
  const current = await currentSlide(region);
  await page.waitForTimeout(4000);
  expect(await currentSlide(region)).toBe(current);
});

test('[R2.11-5] a first press of a year moves the timeline, once, and the address stays @full', async ({
  page,
}) => {
  await page.goto('/unternehmen/geschichte');
  const [years, texts] = ['Jahre', 'Zwölf Stationen: Texte'].map((name) => slider(page, name)) as [
    Locator,
    Locator,
  ];
  await untilLive(years);
  await years.getByRole('link', { name: '1924' }).click();
  await expect.poll(() => currentSlide(texts)).toBe(1);
  await expect(page).toHaveURL(/\/unternehmen\/geschichte$/);
  await expect.poll(() => slideInMiddle(texts)).toBe(1);
});

test('[R2.11-5] a timeline that is scrolled before hydration moves its years and its progress bar @full', async ({
  page,
}) => {
  await page.goto('/unternehmen/geschichte');
  const texts = slider(page, 'Zwölf Stationen: Texte');
  const pictures = slider(page, 'Zwölf Stationen: Bilder');
  const years = slider(page, 'Jahre');
  await untilLive(texts);
  await scrollTo(texts, 4);
  const bar = page.getByRole('progressbar', { name: 'Fortschritt im Zeitstrahl' });
  const position = () => bar.evaluate((element: HTMLProgressElement) => element.position);
  await expect.poll(position).toBeCloseTo(4 / 11, 5);
  await expect.poll(() => slideInMiddle(pictures)).toBe(4);
  expect(await Promise.all([years, pictures, texts].map(currentSlide))).toEqual([4, 4, 4]);
  await expect(page.locator('[data-island]').filter({ has: texts })).toHaveAttribute(
    'data-island-state',
    'waiting',
  );

  await press(texts, 'Nächste Folie');
  await expect.poll(() => Promise.all([years, pictures, texts].map(currentSlide))).toEqual([5, 5, 5]);
  await expect.poll(position).toBeCloseTo(5 / 11, 5);
  await expect.poll(() => slideInMiddle(pictures)).toBe(5);
});

test('[R2.11-5] an address that names a slide shows it in all linked sliders @full', async ({ page }) => {
  await page.goto('/unternehmen/geschichte');
  const texts = slider(page, 'Zwölf Stationen: Texte');
  const id = await texts.locator('[data-slide="3"] article').getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/unternehmen/geschichte#${id}`);
  const pictures = slider(page, 'Zwölf Stationen: Bilder');
  await expect.poll(() => slideInMiddle(texts)).toBe(3);
  await expect.poll(() => slideInMiddle(pictures)).toBe(3);
});

test('if an island’s scripts fail, its slider stays a list and shows no controls @full', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/Failed to load resource|net::ERR_FAILED|ERR_|dynamically imported/);
  await page.route(/\/assets\/mf-content-blocks\//, (route) =>
    route.request().resourceType() === 'script' && !route.request().url().includes('behaviour')
      ? route.abort()
      : route.continue(),
  );
  await page.goto(SLIDESHOW.path);
  const region = slider(page, SLIDESHOW.name);
  await untilLive(region);
  await press(region, 'Nächste Folie');
  const island = page.locator('[data-island]').filter({ has: region });
  await expect(island).toHaveAttribute('data-island-state', 'failed');
  await expect(region.getByRole('button')).toHaveCount(0);
  const current = await currentSlide(region);
  await page.waitForTimeout(4000);
  expect(await currentSlide(region), 'a slider without a pause button does not move').toBe(current);
  await scrollTo(region, (current + 1) % (await region.locator('[data-slide]').count()));
});

/** Scrolls the list as a visitor does, and waits until the slide is marked. */
async function scrollTo(region: Locator, slide: number): Promise<void> {
  await region.locator(`[data-slide="${slide}"]`).evaluate((element) => {
    const viewport = element.parentElement?.parentElement as Element;
    const first = element.parentElement?.firstElementChild as HTMLElement;
    const left = (element as HTMLElement).offsetLeft - first.offsetLeft;
    viewport.scrollTo({ left, behavior: 'instant' });
  });
  await expect.poll(() => currentSlide(region)).toBe(slide);
}

/** Makes the moves of a slider take at least `MIN_MOVE_MS`, whatever started them. */
async function slowDownMoves(region: Locator): Promise<void> {
  await region.evaluate((section, ms) => {
    const track = section.querySelector('[data-slide]')?.parentElement as Element;
    const slowDown = () => {
      for (const move of track.getAnimations())
        move.playbackRate = Math.min(1, Number(move.effect?.getTiming().duration) / ms);
      requestAnimationFrame(slowDown);
    };
    slowDown();
  }, MIN_MOVE_MS);
}

/** Waits for the next automatic move, which takes `ms`, and until a quarter of it is over. */
async function untilMoving(region: Locator, ms: number): Promise<void> {
  await region.evaluate((section, duration) => {
    section.dataset.speed = String(duration);
    const track = section.querySelector('[data-slide]')?.parentElement as Element;
    return new Promise<void>((resolve) => {
      const look = () => {
        const [move] = track.getAnimations();
        if (move && Number(move.currentTime) > duration / 4) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }, ms);
}

/** Waits until the slider's engine has started. @returns whether its slides move in that frame */
function movesWhenStarted(region: Locator): Promise<boolean> {
  return region.evaluate((section) => {
    const track = section.querySelector('[data-slide]')?.parentElement as Element;
    return new Promise<boolean>((resolve) => {
      const look = () => {
        if (track.closest('[data-started]')) resolve(track.getAnimations().length > 0);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
}

/** Focuses and clicks a button in one task, as Enter does. @returns the current slide at this moment */
function press(region: Locator, name: string): Promise<number> {
  return region.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    const current = button.closest('[data-slider]')?.querySelector('[data-slide][data-now]');
    button.focus({ preventScroll: true });
    button.click();
    return Number(current?.getAttribute('data-slide'));
  });
}

/** Waits until the slides have not moved for half a second. */
async function untilStill(page: Page, region: Locator): Promise<void> {
  const left = () =>
    region
      .locator('[data-slide]')
      .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().left)).join());
  let before = '';
  await expect
    .poll(
      async () => {
        await page.waitForTimeout(500);
        const isStill = before === (await left());
        before = await left();
        return isStill;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
}

/** Index of the slide that covers the middle of the slider. */
function slideInMiddle(region: Locator): Promise<number> {
  return region.locator('[data-slide]').evaluateAll((slides) => {
    const viewport = slides[0]?.parentElement?.parentElement;
    if (!viewport) return Number.NaN;
    const { left, width } = viewport.getBoundingClientRect();
    const middle = left + width / 2;
    const found = slides.find((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left <= middle && box.right > middle;
    });
    return Number(found?.getAttribute('data-slide'));
  });
}
