import type { Locator, Page } from '@playwright/test';
import { storeConsent } from '../site/consent-choice.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/immobilien/angebote';
const name = (field: string) => `tx_dmshoffers_offerslist[${field}]`;
/** The list's own links name the districts as a multiple choice. */
const DISTRICTS = `${name('district')}[]`;
const address = (fields: Record<string, string>) =>
  `${LIST}?${new URLSearchParams(Object.entries(fields).map(([field, value]) => [name(field), value]))}`;

const mapOf = (page: Page) => page.getByRole('region', { name: 'Angebote auf der Karte' });
const marksOf = (map: Locator) => map.locator('.leaflet-marker-pane button[aria-label]');
const selectionOf = (map: Locator) => map.getByRole('region', { name: /^Treffer auf|an einem Ort$/ });

/** Number of hits that the marks stand for. */
async function countOnMap(map: Locator): Promise<number> {
  const labels = await marksOf(map).evaluateAll((marks) => marks.map((mark) => mark.textContent));
  return labels.reduce((total, label) => total + (Number(label) || 1), 0);
}

async function hitCount(page: Page): Promise<number> {
  return Number.parseInt(
    (await page.getByRole('main').getByRole('status').filter({ hasText: 'Treffer' }).textContent()) ?? '',
    10,
  );
}

async function untilDrawn(map: Locator): Promise<void> {
  await map.scrollIntoViewIfNeeded();
  await expect(marksOf(map).first()).toBeVisible();
}

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1600, height: 1000 } });

  test('[R4.3-1] the map asks for consent, then shows all hits of the filter, on each page of the list', async ({
    page,
    siteUrl,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(LIST);
    const map = mapOf(page);
    await map.getByRole('button', { name: 'Einmal laden' }).click();
    await untilDrawn(map);
    await expect.poll(() => countOnMap(map)).toBe(await hitCount(page));
    expect(requests.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
    expect(requests.filter((url) => url.includes('/daten/lage/'))).toHaveLength(1);
  });

  test('a filtered map follows the list, and cards and marks highlight each other', async ({
    page,
    context,
    siteUrl,
  }) => {
    await storeConsent(context, siteUrl, ['maps']);
    await page.goto(address({ district: 'Hafen' }));
    const map = mapOf(page);
    await untilDrawn(map);
    const hits = await hitCount(page);
    await expect.poll(() => countOnMap(map)).toBe(hits);
    expect(hits).toBeLessThan(24);

    const card = page.getByRole('article', { name: 'Ein Zimmer am Hafenbecken' });
    // The first hover hydrates the list, and the second one dispatches the event.
    await card.getByRole('link').hover();
    await untilHydrated(page, block(page, 'offer-list'));
    await page.getByRole('status').filter({ hasText: 'Treffer' }).hover();
    await card.getByRole('link').hover();
    await expect(map.locator('button[data-state="highlighted"]')).toHaveCount(1);
    await page.getByRole('status').filter({ hasText: 'Treffer' }).hover();
    await expect(map.locator('button[data-state="highlighted"]')).toHaveCount(0);

    await openMarkOf(map, 'Ein Zimmer am Hafenbecken');
    await expect(card).toHaveAttribute('data-selected', '');
    await expect(card).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(selectionOf(map)).toHaveCount(0);
    await expect(card).not.toHaveAttribute('data-selected');
  });

  test('the map can be hidden: the address keeps that, after a filter, a reload and Back @full', async ({
    page,
  }) => {
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Karte ausblenden' }).click();
    await expect(mapOf(page)).toHaveCount(0);
    await page.getByRole('main').locator('summary', { hasText: 'Bezirk' }).click();
    await page
      .getByRole('main')
      .getByText(/^Hafen \(\d+\)$/)
      .click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filtern|zeigen$/ })
      .first()
      .click();
    await page.waitForURL((url) => url.searchParams.get(DISTRICTS) === 'Hafen');
    expect(new URL(page.url()).searchParams.get(name('view'))).toBe('list');
    await page.reload();
    await expect(mapOf(page)).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(mapOf(page)).toBeVisible();
  });
});

/** Selects marks, from the first that stands for several hits, until one shows this hit. */
async function openMarkOf(map: Locator, title: string): Promise<void> {
  const entry = selectionOf(map).getByRole('link', { name: title });
  await expect(async () => {
    const single = map.getByRole('button', { name: title, exact: true });
    const mark = (await single.count()) > 0 ? single : marksOf(map).filter({ hasText: /\d/ }).first();
    await mark.focus();
    await mark.press('Enter');
    await expect(entry).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 30_000 });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the map is the other view of the same address: it survives a reload, and Back returns to the list', async ({
    page,
    context,
    siteUrl,
  }) => {
    await storeConsent(context, siteUrl, ['maps']);
    await page.goto(address({ district: 'Nord' }));
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(mapOf(page)).toBeHidden();

    await page.getByRole('link', { name: 'Auf der Karte zeigen' }).click();
    await page.waitForURL((url) => url.searchParams.get(name('view')) === 'map');
    await expect(cards.first()).toBeHidden();
    const map = mapOf(page);
    await untilDrawn(map);
    await expect.poll(() => countOnMap(map)).toBe(await hitCount(page));
    await page.reload();
    await untilDrawn(mapOf(page));

    await openMarkOf(map, 'Zwei Zimmer mit Balkon zum Mühlenhof');
    const entry = selectionOf(map).getByRole('link', { name: 'Zwei Zimmer mit Balkon zum Mühlenhof' });
    await expect(selectionOf(map)).toContainText('563,56');
    await entry.click();
    await expect(page).toHaveURL(`${LIST}/zwei-zimmer-mit-balkon-zum-muehlenhof`);

    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the view with the map says that it needs a script, and shows the list @full', async ({ page }) => {
    await page.goto(address({ district: 'Hafen', view: 'map' }));
    await expect(mapOf(page)).toContainText('Die Karte braucht JavaScript.', { useInnerText: true });
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Als Liste zeigen' }).click();
    await page.waitForURL((url) => !url.searchParams.has(name('view')));
    expect(new URL(page.url()).searchParams.get(DISTRICTS)).toBe('Hafen');
  });
});
