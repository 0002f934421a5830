import { sitemapPaths } from '../site/crawl.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/immobilien/angebote';
const name = (field: string) => `tx_dmshoffers_offerslist[${field}]`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript @full', () => {
    test.use({ javaScriptEnabled });

    test('[R2.2-5] filters, sorts and pages offers through the query, and chips remove filters', async ({
      page,
    }) => {
      await page.goto(LIST);
      const main = page.getByRole('main');
      const hitCount = main.getByRole('region', { name: /Treffer/ }).getByRole('status');
      const cards = main.getByRole('article');
      await expect(hitCount).toHaveText('24 Treffer');
      await expect(cards).toHaveCount(12);
      await main.getByRole('link', { name: 'Weiter' }).click();
      await page.waitForURL((url) => url.searchParams.get(name('page')) === '2');
      await expect(cards).toHaveCount(12);

      await main.getByLabel('Gesamtmiete bis, in €').fill('700,00');
      await main.getByText('Weitere Filter').click();
      await main.getByLabel('Wohnberechtigungsschein').selectOption('erforderlich');
      await main.getByText('Aufzug').click();
      await main.getByRole('button', { name: /Angebote zeigen$/ }).click();
      await page.waitForURL((url) => url.searchParams.get(name('rentbis')) === '700,00');
      await expect(main.getByText('Weitere Filter (2)')).toBeVisible();
      await main.getByText('Neueste zuerst').first().click();
      await main.getByRole('link', { name: 'Gesamtmiete, niedrigste zuerst' }).click();
      await page.waitForURL((url) => url.searchParams.get(name('sort')) === 'rent');
      const rents = (await main.locator('article dl dd:first-of-type').allTextContents()).map((text) =>
        Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
      );
      expect(rents.length).toBeGreaterThan(1);
      expect(rents).toEqual([...rents].sort((a, b) => a - b));
      expect(Math.max(...rents)).toBeLessThanOrEqual(700);
      await expect(hitCount).toHaveText(`${rents.length} Treffer`);

      await main.getByRole('link', { name: 'Aufzug entfernen' }).click();
      await page.waitForURL((url) => !url.searchParams.has(name('lift')));
      await expect(main.locator('summary').getByText('Gesamtmiete, niedrigste zuerst')).toBeVisible();
      await expect(main.getByLabel('Gesamtmiete bis, in €')).toHaveValue('700');

      await page.goto(`${LIST}?${name('rentbis')}=1`);
      await expect(hitCount).toHaveText('Keine Treffer');
      await main.getByRole('link', { name: 'Ohne Filter neu laden' }).first().click();
      await page.waitForURL((url) => url.search === '');
      await expect(hitCount).toHaveText('24 Treffer');
    });

    test('[VI14] several districts are chosen at once, and addresses with one still work', async ({
      page,
    }) => {
      await page.goto(`${LIST}?${name('district')}=Hafen`);
      const main = page.getByRole('main');
      const hitCount = main.getByRole('region', { name: /Treffer/ }).getByRole('status');
      await expect(hitCount).toHaveText('2 Treffer');
      const districts = main.locator('summary', { hasText: 'Bezirk' });
      await districts.click();
      await expect(main.getByRole('checkbox', { name: /^Hafen/ })).toBeChecked();
      await main.getByText(/^Nord \(\d\)$/).click();
      // The box may lie over the button.
      await districts.click();
      await main.getByRole('button', { name: /Angebote zeigen$/ }).click();
      await page.waitForURL((url) => url.searchParams.getAll(name('district][')).length === 2);
      await expect(hitCount).toHaveText('5 Treffer');
      await expect(districts).toContainText('Hafen, Nord');
      await main.getByRole('link', { name: 'Bezirk Hafen entfernen' }).click();
      await expect(hitCount).toHaveText('3 Treffer');
    });

    test('an offer has a page with all its details and similar offers @full', async ({ page }) => {
      await page.goto(`${LIST}?${name('district')}=Mitte&${name('kind')}=Etagenwohnung`);
      await page.getByRole('link', { name: 'Drei Zimmer in der Siedlung am Wasserturm' }).click();
      await expect(page).toHaveTitle(
        '3-Zimmer-Wohnung mit Balkon in Elsenau-Mitte, 71,5 m² – Stadtraum Wohnen',
      );
      const main = page.getByRole('main');
      await expect(main.getByText('Ein Energieausweis ist nicht erforderlich')).toBeVisible();
      await expect(main.getByText('erforderlich (WBS 140)')).toBeVisible();
      const cents = async (part: string) =>
        Number((await main.getByRole('row', { name: part }).textContent())?.replace(/\D/g, ''));
      const parts = [await cents('Nettokaltmiete'), await cents('Betriebskosten'), await cents('Heizkosten')];
      expect(parts.reduce((sum, part) => sum + part)).toBe(await cents('Gesamtmiete'));
      const similar = main.getByRole('region', { name: 'Ähnliche Angebote' });
      await expect(similar.getByRole('article')).toHaveCount(3);
      for (const link of await main.getByRole('link', { name: 'Anfrage stellen' }).all())
        await expect(link).toHaveAttribute('href', '#anfrage');
      const plan = main.getByRole('region', { name: 'Grundriss' }).getByRole('link');
      expect(await plan.getAttribute('href')).toMatch(
        /^\/media\/grundriss-drei-zimmer-in-der-siedlung-am-wasserturm\.[^/]*\/\d+\.webp$/,
      );
      if (!javaScriptEnabled) return;
      await untilHydrated(page, block(page, 'offer-facts'));
      await plan.click();
      await expect(page.getByRole('dialog').getByText(/^Grundriss: Drei Zimmer/)).toBeVisible();
    });
  });
}

/** Windows in which the first view of an offer says what people decide by; without `@full`, the view of some offers. */
const WINDOWS = [
  { width: 390, height: 844, each: 8 },
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1000, height: 800 },
  { width: 1600, height: 900 },
];

for (const { each, ...size } of WINDOWS) {
  const of =
    each === undefined ? { offers: 'every offer', tag: ' @full' } : { offers: 'some offers', tag: '' };
  test(`[VI2] the first view of ${of.offers} has picture, rent, rooms, area and enquiry at ${size.width} × ${size.height}${of.tag}`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize(size);
    const offers = (await sitemapPaths(siteUrl)).filter((path) => path.startsWith(`${LIST}/`));
    expect(offers.length).toBeGreaterThan(20);
    for (const offer of offers.filter((_, index) => index % (each ?? 1) === 0)) {
      await page.goto(offer, { waitUntil: 'domcontentloaded' });
      const overview = block(page, 'offer-overview');
      const terms = await overview.getByRole('term').allTextContents();
      expect.soft(terms, offer).toEqual(expect.arrayContaining(['Gesamtmiete', 'Etage', 'Frei ab']));
      // Shops have no rooms and need no WBS.
      if (terms.includes('Wohnfläche'))
        expect.soft(terms, offer).toEqual(expect.arrayContaining(['Zimmer', 'WBS']));
      else expect.soft(terms, offer).toContain('Fläche');
      expect.soft(terms.at(-1), offer).toMatch(/^(Energieklasse|Energieausweis|Endenergie)$/);
      for (const part of [
        overview.getByRole('heading', { level: 1 }),
        overview.getByRole('img').first(),
        ...(await overview.getByRole('definition').all()),
        overview.locator('address'),
        overview.getByRole('link', { name: 'Anfrage stellen' }).first(),
      ])
        await expect.soft(part, offer).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: WINDOWS[0] as (typeof WINDOWS)[number] });

  test('[VI2] a bar with rent and enquiry follows below the overview, and makes room for the keyboard, the form and the end of the page @full', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox has no scroll-driven animations');
    await page.goto(`${LIST}/drei-zimmer-in-der-siedlung-am-wasserturm`);
    const bar = block(page, 'offer-overview').locator('a[href="#anfrage"]').last();
    await expect(bar).toBeHidden();
    const scrollToHeading = (name: string) =>
      page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView());
    await scrollToHeading('Energieausweis');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(bar).toBeHidden();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollToHeading('Energieausweis');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.click();
    await expect(page.getByLabel('Vor- und Nachname')).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });
});

test('[VI2] a floor plan is enlarged without loss @full', async ({ page }) => {
  await page.goto(`${LIST}/drei-zimmer-in-der-siedlung-am-wasserturm#objekt-bilder-2`);
  const gallery = page.getByRole('dialog');
  const zoom = gallery.getByRole('button', { name: 'Vergrößern', exact: true });
  await expect(zoom).toBeEnabled();
  for (let step = 0; step < 4 && (await zoom.isEnabled()); step += 1) await zoom.click();
  const largest = gallery.locator('.yarl__slide_current img').last();
  await expect
    .poll(() => largest.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/2400\.webp$/);
  const source = await largest.evaluate((image: HTMLImageElement) => image.currentSrc);
  const response = await page.request.get(source);
  // Until it is rendered, the master itself is sent.
  const [type, bytes] = [response.headers()['content-type'], await response.body()];
  if (type !== 'image/png') expect(bytes.subarray(12, 16).toString()).toBe('VP8L');
});
