import { storedChoice } from '../site/consent-choice.ts';
import { tap } from '../site/firefox.ts';
import { collectScripts } from '../site/islands.ts';
import { describeMaps, loadMap, mapOf } from '../site/map-journeys.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { expect, test } from '../site/test.ts';

const FIRST_MAP = 'Servicebüros und Hausmeistereien';

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
  await expect(list).toHaveAttribute('data-island-state', 'hydrated');
  await card('Kastanienhof').hover();
  const marked = map.locator('button[data-state="highlighted"]');
  await expect(marked).toHaveAttribute('aria-label', /^\d+ Kastanienhof$/);
  await map.hover();
  await expect(marked).toHaveCount(0);
  await page.locator('#projekt-1-1').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/immobilien\/projekte\/[a-z-]+$/);
  await expect(page.getByRole('region', { name: 'Karte: Lage' })).toBeAttached();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[VI6] [R4.3-1] the first tap on “Einmal laden” loads the map, once @full', async ({
    page,
    context,
  }) => {
    const scripts = collectScripts(page);
    await page.goto('/standorte');
    await untilNetworkIdle(page);
    const [first, second] = [FIRST_MAP, 'Nachbarschaftstreffs'].map((heading) => mapOf(page, heading));
    if (!first || !second) throw new Error('the page has two maps');
    await first.scrollIntoViewIfNeeded();
    // The header may be hydrated: the browser's mouse rests at its corner.
    expect(scripts.filter((path) => path.includes('/mf-maps/'))).toEqual([]);
    await tap(first.getByRole('button', { name: 'Einmal laden' }));
    await expect(first.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
    expect(await storedChoice(context)).toEqual(['necessary']);

    // The consent applies to the page: its other map loads without a touch.
    await second.scrollIntoViewIfNeeded();
    await expect(second.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
  });
});

test('marks the location that the address names, before and after its map hydrates @full', async ({
  page,
}) => {
  await page.goto('/standorte#standort-1-3');
  await untilNetworkIdle(page);
  const entries = page.locator('ol:has(> #standort-1-1) > li');
  const shadows = () => entries.evaluateAll((all) => all.map((entry) => getComputedStyle(entry).boxShadow));
  const onlyThird = [1, 2, 3, 4, 5, 6].map((item) => (item === 3 ? expect.stringMatching(/inset/) : 'none'));
  expect(await shadows()).toEqual(onlyThird);
  await loadMap(mapOf(page, FIRST_MAP));
  expect(await shadows()).toEqual(onlyThird);
  await expect(page.locator('#standort-1-3')).toHaveAttribute('aria-current', 'true');
});

test('an offer with a private address has no exact location and no directions @full', async ({ page }) => {
  await page.goto('/immobilien/angebote/zweieinhalb-zimmer-am-suedring');
  const entry = page.locator('#lage-1-1');
  await expect(entry).toContainText('Der Punkt zeigt nur den Bezirk');
  await expect(entry.getByRole('link', { name: /Route planen/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has all locations, with directions to each @full', async ({ page }) => {
    await page.goto('/standorte');
    await expect(page.locator('main ol > li')).toHaveCount(12);
    await expect(page.getByRole('link', { name: /Route planen/ })).toHaveCount(12);
    await expect(page.locator('noscript p').first()).toContainText('Die Karte braucht JavaScript.');
    await expect(page.getByRole('button', { name: 'Einmal laden' }).first()).toBeHidden();
  });
});
