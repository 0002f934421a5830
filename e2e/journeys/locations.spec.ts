import { describeMaps, loadMap, mapOf } from '../site/map-journeys.ts';
import { expect, test } from '../site/test.ts';

describeMaps({
  test,
  name: 'the site’s own map',
  tag: '',
  placeholder: { title: 'Karte von Stadtraum Wohnen', purpose: /auf unserem eigenen Server/ },
  library: /\/leaflet\.[^/]*\.js/,
});

test('a map highlights the project that is hovered over in the list, and links to the project’s page @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto('/immobilien/projekte');
  const map = mapOf(page, 'Alle Projekte auf der Karte');
  await loadMap(map);
  // The first hover hydrates the list, and the second one dispatches the event.
  const card = (name: string) => page.locator('article').getByRole('link', { name }).first();
  await card('Wohnhof Mühlenweg').hover();
  const list = page.locator('[data-block-type="project-list"]');
  await expect(list).toHaveAttribute('data-island-state', 'hydrated', { timeout: 15_000 });
  await card('Kastanienhof').hover();
  const marked = map.locator('button[data-state="highlighted"]');
  await expect(marked).toHaveAttribute('aria-label', /^\d+ Kastanienhof$/);
  await map.hover();
  await expect(marked).toHaveCount(0);
  await page.locator('#projekt-1-1').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/immobilien\/projekte\/[a-z-]+$/);
  await expect(page.getByRole('region', { name: 'Karte: Lage' })).toBeAttached();
});

test('an offer with a private address has no exact location and no directions @full', async ({ page }) => {
  await page.goto('/immobilien/angebote/zweieinhalb-zimmer-am-suedring');
  const entry = page.locator('#lage-1-1');
  await expect(entry).toContainText('Der Punkt zeigt nur den Bezirk');
  await expect(entry.getByRole('link', { name: /Route planen/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has all locations, with directions to each', async ({ page }) => {
    await page.goto('/standorte');
    await expect(page.locator('main ol > li')).toHaveCount(12);
    await expect(page.getByRole('link', { name: /Route planen/ })).toHaveCount(12);
    await expect(page.locator('noscript p').first()).toContainText('Die Karte braucht JavaScript.');
    await expect(page.getByRole('button', { name: 'Einmal laden' }).first()).toBeHidden();
  });
});
