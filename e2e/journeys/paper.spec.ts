import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { findLonelyCards } from '../site/lonely-cards.ts';
import { EVERY_PAGE, EVERY_RECORD_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { countSheets, layOutAsSheet, paperFindings, SHEET } from '../site/paper.ts';
import { expect, test } from '../site/test.ts';

// The consent layer is open on every page.
test.use({ storageState: { cookies: [], origins: [] }, trace: 'off' });
test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);

/** The most sheets of A4 that a page may take; other pages may take as many as the last entry allows. */
const MAX_SHEETS: [pages: RegExp, sheets: number][] = [
  [/^\/$/, 4],
  [/^\/immobilien\/angebote\/./, 2],
  [/^\/immobilien\/projekte\/./, 3],
  [/^\/ausschreibungen\/[^/]*-/, 3],
  [/^\/(presse\/news\/.|(kontakt|standorte|service\/reparatur|barrierefreiheit\/melden)$)/, 1],
  [/./, 8],
];
const maxSheets = (path: string) => MAX_SHEETS.find(([pages]) => pages.test(path))?.[1] ?? 0;

for (const { path, status } of [
  ...EVERY_PAGE,
  ...[...EVERY_RECORD_PAGE, '/suche?q=balkon'].map((record) => ({ path: record, status: 200 })),
]) {
  test(`[VI9] prints ${path} on at most ${maxSheets(path)} sheets, with nothing over text and no navigation @full`, async ({
    page,
    watch,
  }) => {
    if (status !== 200) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    await page.goto(path);
    expect(await countSheets(page)).toBeLessThanOrEqual(maxSheets(path));
    await layOutAsSheet(page);
    expect(await page.evaluate(paperFindings, SHEET)).toEqual([]);
    expect((await page.evaluate(findLonelyCards)).lonely).toEqual([]);
  });
}

/** Pages with closed disclosures or an accordion, and pages with tabs, which exist only with JavaScript. */
const DISCLOSURES = ['/service/fragen', '/presse/mediathek', '/ausschreibungen'];
const TABS = ['/unternehmen/zahlen', '/ausbildung'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'with JavaScript off', () => {
    test.use({ javaScriptEnabled });
    for (const path of javaScriptEnabled ? [...DISCLOSURES, ...TABS] : DISCLOSURES) {
      test(`[VI9] prints what is folded on ${path} @full`, async ({ page }) => {
        await page.goto(path);
        const folded = page
          .getByRole('main')
          .locator(
            'details:not([open]) > :not(summary, :has([role="tab"], a[href^="#"])), [hidden="until-found"]',
          );
        expect(await folded.count()).toBeGreaterThan(0);
        await layOutAsSheet(page);
        const hidden = await folded.evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('form') && !element.querySelector('form'))
            .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
            .map((element) => element.textContent?.slice(0, 80)),
        );
        expect(hidden).toEqual([]);
      });
    }
  });
}

test('[FO7] prints a tender without buttons, days left and feeds, but with its deadline and documents @full', async ({
  page,
}) => {
  await page.goto('/ausschreibungen');
  await page.getByRole('table').first().getByRole('link').first().click();
  await expect(page.getByText('Frist in den Kalender')).toBeVisible();
  await expect(page.getByText(/^noch \d+ Tage?$/)).toBeVisible();
  await layOutAsSheet(page);
  await expect(page.getByText('Frist in den Kalender')).toBeHidden();
  await expect(page.getByText(/^noch \d+ Tage?$/)).toBeHidden();
  await expect(page.getByText('Ausschreibung abonnieren')).toBeHidden();
  await expect(page.getByText('Atom-Feed')).toBeHidden();
  await expect(page.getByText(/frist$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vergabeunterlagen' })).toBeVisible();
});

test('[FO7] prints the active place of a map like the others @full', async ({ page }) => {
  await page.goto('/standorte');
  const active = page.getByRole('main').locator('li[aria-current="true"]');
  await expect(active).not.toHaveCSS('box-shadow', 'none');
  await layOutAsSheet(page);
  await expect(active).toHaveCSS('box-shadow', 'none');
});

test('[VI9] prints an exposé: one picture, facts, rent, floor plan, energy certificate, contact @full', async ({
  page,
}) => {
  await page.goto('/immobilien/angebote/familienwohnung-an-der-kastanienallee');
  await layOutAsSheet(page);
  const main = page.getByRole('main');
  for (const heading of ['Miete', 'Grundriss', 'Im Einzelnen', 'Energieausweis', 'Wir sind für Sie da'])
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(main.locator('img').filter({ visible: true })).toHaveCount(2);
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ähnliche Angebote' })).toBeHidden();
});

test('[VI9] prints a form only if it has input @full', async ({ page }) => {
  await page.goto('/kontakt');
  await layOutAsSheet(page);
  const main = page.getByRole('main');
  for (const shown of ['Notdienst', 'Servicebüros', 'Schreiben Sie uns'])
    await expect(main.getByRole('heading', { name: shown })).toBeVisible();
  await expect(main.locator('form').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await main.getByLabel(/^Vor- und Nachname/).fill('Jo Öztürk');
  await main.getByLabel(/^Vor- und Nachname/).blur();
  await page.emulateMedia({ media: 'print' });
  await expect(main.locator('form').filter({ visible: true })).toHaveCount(1);
  await expect(main.getByLabel(/^Vor- und Nachname/)).toBeVisible();
});

test('[VI9] prints what a list is filtered by as a line of text @full', async ({ page }) => {
  const filter = { district: 'Hafen', rentbis: '1200' };
  const query = Object.entries(filter).map(([name, value]) => [`tx_dmshoffers_offerslist[${name}]`, value]);
  await page.goto(`/immobilien/angebote?${new URLSearchParams(query as [string, string][])}`);
  await layOutAsSheet(page);
  const filters = page.getByRole('main').getByRole('list', { name: 'Aktive Filter' });
  const line = await filters.evaluate((list) => ({
    before: getComputedStyle(list, '::before').content,
    between: getComputedStyle(list.firstElementChild ?? list, '::after').content,
    lines: new Set([...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect().top)).size,
    controls: list.querySelectorAll('button').length,
    borders: [...list.querySelectorAll('a')].map((link) => getComputedStyle(link).borderStyle),
    icons: [...list.querySelectorAll('svg')].filter((icon) => icon.checkVisibility()).length,
  }));
  expect(line).toEqual({
    ...{ before: '"Aktive Filter: "', between: '", "', lines: 1, controls: 0, icons: 0 },
    borders: ['none', 'none'],
  });
  await expect(filters).toBeVisible();
  await expect(page.getByRole('main').locator('form').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(paperFindings, SHEET)).toEqual([]);
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('[VI9] prints black on white @full', async ({ page }) => {
    await page.goto('/impressum');
    await layOutAsSheet(page);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('main').locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
