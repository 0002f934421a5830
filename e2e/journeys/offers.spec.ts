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
      expect(
        await main.getByRole('region', { name: 'Mehr in diesem Bezirk' }).getByRole('article').count(),
      ).toBe(3);
      await expect(main.getByRole('link', { name: 'Anfrage schreiben' })).toHaveAttribute(
        'href',
        /^mailto:.*SW-94/,
      );
      const plan = main.getByRole('region', { name: 'Grundriss' }).getByRole('link');
      expect(await plan.getAttribute('href')).toMatch(/^\/media\/grundriss-3-zimmer\..*\.jpg$/);
      if (!javaScriptEnabled) return;
      await untilHydrated(page, block(page, 'offer-facts'));
      await plan.click();
      await expect(page.getByRole('dialog').getByText(/^Grundriss: Drei Zimmer/)).toBeVisible();
    });
  });
}
