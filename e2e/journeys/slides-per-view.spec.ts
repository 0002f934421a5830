import type { Locator, Page } from '@playwright/test';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import {
  currentSlide,
  distanceFromMiddle,
  slider,
  slidesInView,
  untilLive,
  untilStarted,
} from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

interface Layout {
  title: string;
  path: string;
  /** Accessible name of the slider. */
  name: string;
  /** Slides per view at window widths on both sides of each breakpoint. */
  views: Record<number, number>;
  /** Controls at some of these widths, if they change. */
  controls?: Record<number, 'arrows' | 'dots'>;
  isCentred?: boolean;
}

const LAYOUTS: Layout[] = [
  {
    title: '[R2.11-9] the card stack shows 1.2, 1.5, 2.3, 3 cards, and dots up to 991 px @full',
    path: '/immobilien',
    name: 'Wo Sie bei uns wohnen',
    views: { 390: 1.2, 639: 1.2, 640: 1.5, 767: 1.5, 768: 2.3, 991: 2.3, 992: 3 },
    controls: { 390: 'dots', 991: 'dots', 992: 'arrows' },
  },
  {
    title: '[R2.11-9] the zoom carousel shows 1.5, 2.3, 3 pictures, and dots up to 991 px @full',
    path: '/',
    name: 'Elsenau, wie wir es kennen',
    views: { 390: 1.5, 767: 1.5, 768: 2.3, 991: 2.3, 992: 3 },
    controls: { 390: 'dots', 991: 'dots', 992: 'arrows' },
    isCentred: true,
  },
  {
    title: '[R2.11-5] the timeline shows 2 years, 3 from 991 px @full',
    path: '/unternehmen/geschichte',
    name: 'Jahre',
    views: { 390: 2, 990: 2, 991: 3, 1600: 3 },
  },
  {
    title: '[R2.11-6] the trainees show 1, 2 from 768 px and 3 from 1200 px, centred @full',
    path: '/ausbildung',
    name: 'Neun von einundzwanzig: Personen',
    views: { 390: 1, 767: 1, 768: 2, 1199: 2, 1200: 3 },
    isCentred: true,
  },
];

for (const { title, path, name, views, controls = {}, isCentred } of LAYOUTS) {
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const region = slider(page, name);
    for (const until of [untilLive, untilStarted]) {
      await until(region);
      for (const [width, expected] of Object.entries(views)) {
        const place = `${until.name} at ${width} px`;
        await page.setViewportSize({ width: Number(width), height: 900 });
        await expect.poll(() => slidesInView(region), place).toBe(expected);
        if (isCentred) await expect.poll(() => distanceFromMiddle(region), place).toBeLessThanOrEqual(1);
        const expectedControls = controls[Number(width)];
        if (expectedControls) await expectControls(region, expectedControls);
      }
    }
  });

  test(`${title}: without JavaScript @full`, async ({ browser, browserName, siteUrl }) => {
    test.skip(browserName === 'firefox', NOT_IN_FIREFOX.scripting);
    const page = await browser.newPage({ baseURL: siteUrl, javaScriptEnabled: false });
    await page.goto(path);
    const region = slider(page, name);
    for (const [width, expected] of Object.entries(views)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await slidesInView(region), `at ${width} px`).toBe(expected);
      await expect(region.getByRole('button')).toHaveCount(0);
    }
    await page.close();
  });
}

test('[R2.11-9] the card carousel loops, and cards out of view cannot be reached @full', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/immobilien');
  const cards = slider(page, 'Wo Sie bei uns wohnen');
  await untilStarted(cards);
  await expect(cards.locator('[data-slide]:not([inert])')).toHaveCount(3);
  await cards.getByRole('button', { name: 'Vorherige Folie' }).click();
  await expect.poll(() => currentSlide(cards)).toBe(6);
  await cards.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect.poll(() => currentSlide(cards)).toBe(0);
});

test('[R2.11-5] the timeline’s years, pictures, texts and progress bar move together @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/unternehmen/geschichte');
  const [years, pictures, texts] = ['Jahre', 'Zwölf Stationen: Bilder', 'Zwölf Stationen: Texte'].map(
    (name) => slider(page, name),
  ) as [Locator, Locator, Locator];
  const bar = page.getByRole('progressbar', { name: 'Fortschritt im Zeitstrahl' });
  await untilLive(texts);
  await expectPlace(0, 0);
  await untilStarted(texts);
  await untilStarted(years);
  await expectPlace(0, 0);

  await texts.getByRole('button', { name: 'Nächste Folie' }).click();
  await expectPlace(1, 1 / 11);
  await expect(years.getByRole('link', { name: '1924' })).toHaveAttribute('aria-current', 'step');

  await years.getByRole('link', { name: '1926' }).click();
  await expectPlace(2, 2 / 11);
  await expect(page).toHaveURL(/\/unternehmen\/geschichte$/);
  for (let index = 3; index < 12; index += 1) {
    await texts.getByRole('button', { name: 'Nächste Folie' }).click();
    await expectPlace(index, index / 11);
  }
  await expect(years.getByRole('link', { name: '2026' })).toBeInViewport();
  await expect(texts.getByText('12 / 12')).toBeVisible();

  async function expectPlace(index: number, progress: number): Promise<void> {
    expect(await currentSlide(texts)).toBe(index);
    expect(await currentSlide(pictures)).toBe(index);
    expect(await bar.evaluate((element: HTMLProgressElement) => element.position)).toBeCloseTo(progress, 10);
  }
});

test('[R2.11-6] moving the people slider also moves the quotes, and vice versa @full', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ausbildung');
  const people = slider(page, 'Neun von einundzwanzig: Personen');
  const quotes = slider(page, 'Neun von einundzwanzig: Zitate');
  await untilStarted(people);
  await untilStarted(quotes);
  await expect(people.locator('[data-slide]')).toHaveCount(9);

  await people.getByRole('button', { name: 'Vorherige Folie' }).click();
  await expectPerson(8, 'Samira');
  await quotes.getByRole('tab', { name: 'Folie 3 von 9: Naomi' }).click();
  await expectPerson(2, 'Naomi');
  await page.keyboard.press('ArrowRight');
  await expectPerson(3, 'Jannis');

  async function expectPerson(index: number, name: string): Promise<void> {
    await expect.poll(() => currentSlide(people)).toBe(index);
    await expect(quotes.getByRole('tabpanel', { name: new RegExp(name) })).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => distanceFromMiddle(people)).toBeLessThanOrEqual(1);
  }
});

test('[R2.11-10] the masonry grid’s items are 20 px apart in both directions and do not overlap @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/immobilien');
  const columns = await masonryColumns(page, 'Womit wir bauen');
  expect(columns.length).toBeGreaterThan(1);
  for (const [index, column] of columns.entries()) {
    const next = columns[index + 1]?.[0];
    if (column[0] && next) expect(next.left - column[0].right).toBeCloseTo(20, 0);
    for (const [row, box] of column.entries()) {
      const below = column[row + 1];
      if (below) expect(below.top - box.bottom).toBeCloseTo(20, 0);
    }
  }
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await masonryColumns(page, 'Womit wir bauen')).toHaveLength(1);
});

async function expectControls(region: Locator, expectedControls: 'arrows' | 'dots'): Promise<void> {
  const arrows = region.getByRole('button', { name: /^(Nächste|Vorherige) Folie$/ });
  const dots = region.getByRole('group', { name: 'Folie wählen' });
  await expect(arrows).toHaveCount(expectedControls === 'arrows' ? 2 : 0);
  await expect(dots).toHaveCount(expectedControls === 'dots' ? 1 : 0);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Items of a masonry grid by column, from left to right and from top to bottom. */
async function masonryColumns(page: Page, name: string): Promise<Box[][]> {
  const boxes = await page
    .getByRole('list', { name })
    .locator(':scope > li')
    .evaluateAll((items) =>
      items.map((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  const lefts = [...new Set(boxes.map(({ left }) => left))].sort((a, b) => a - b);
  return lefts.map((left) => boxes.filter((box) => box.left === left).sort((a, b) => a.top - b.top));
}
