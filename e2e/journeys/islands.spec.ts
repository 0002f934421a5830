import { AUTOFOCUS_NOTE } from '../site/autofocus-note.ts';
import { block, collectScripts, untilHydrated, untilLive } from '../site/islands.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { expect, test } from '../site/test.ts';

/** Paths of the shell's scripts, and of behaviours: the only ones that a page may load before any interaction. */
const WITHOUT_REACT = /^\/assets\/shell\/|\.behaviour\.\w+\.js$/;
const SHELL = /^\/assets\/shell\//;

test('a page without interaction runs only the shell’s scripts and behaviours, without React or remotes', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto('/immobilien/projekte');
  await untilNetworkIdle(page);
  expect(scripts.filter((script) => !WITHOUT_REACT.test(script))).toEqual([]);
  for (const island of await page.locator('[data-island]').all()) {
    await expect(island).toHaveAttribute('data-island-state', 'waiting');
  }
});

test('an interaction with an island loads and hydrates only that island', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/immobilien/projekte');
  await untilNetworkIdle(page);
  const list = block(page, 'project-list');
  const text = await list.innerText();
  await untilHydrated(page, list);
  expect(await list.innerText()).toBe(text);
  expect(scripts.some((script) => script.startsWith('/assets/mf-properties/'))).toBe(true);
  expect(scripts.some((script) => script.startsWith('/assets/shared-ui/'))).toBe(true);
  await expect(block(page, 'site-header')).toHaveAttribute('data-island-state', 'waiting');
  expect(scripts.some((script) => script.startsWith('/assets/mf-navigation/'))).toBe(false);
});

test('an island is hydrated by the same release that rendered it @full', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/immobilien/projekte');
  const list = block(page, 'project-list');
  const [name, version] = (await list.getAttribute('data-release'))?.split('@') ?? [];
  await untilHydrated(page, list);
  const releaseScripts = scripts.filter((script) => script.startsWith(`/assets/${name}/`));
  expect(releaseScripts.length).toBeGreaterThan(0);
  for (const script of releaseScripts) expect(script).toContain(`/assets/${name}/${version}/`);
});

test('no script is loaded twice @full', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/immobilien/projekte');
  await untilHydrated(page, block(page, 'project-list'));
  await untilHydrated(page, block(page, 'site-header'));
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('a block that needs no JavaScript loads none @full', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/service');
  await untilNetworkIdle(page);
  const staticBlocks = page.getByRole('main').locator('[data-block]:not([data-island])');
  expect(await staticBlocks.count()).toBeGreaterThan(0);
  for (const staticBlock of await staticBlocks.all()) await staticBlock.hover();
  await untilNetworkIdle(page);
  expect(
    scripts.filter(
      (script) =>
        !SHELL.test(script) && !script.includes('/mf-navigation/') && !script.includes('/shared-ui/'),
    ),
  ).toEqual([]);
  const islands = await page.locator('#page-data').textContent();
  const { islands: listed } = JSON.parse(islands ?? '{}') as { islands: Record<string, { type: string }> };
  expect(Object.values(listed).map(({ type }) => type)).not.toContain('text');
  expect(Object.values(listed).map(({ type }) => type)).not.toContain('teaser');
});

test('[R2.11-15] the accordion works without React, by its behaviour @full', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/service/fragen');
  const accordion = block(page, 'accordion');
  await untilLive(accordion);
  const first = accordion.locator('details').nth(0);
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await expect(first).toHaveAttribute('data-active');

  const second = accordion.locator('details').nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(second).toHaveAttribute('data-active');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
  await expect(second).not.toHaveAttribute('data-active');
  await expect(first).toHaveAttribute('open');
  await untilNetworkIdle(page);
  expect(scripts.filter((script) => !SHELL.test(script))).toEqual([
    expect.stringMatching(/\/accordion\.behaviour\.\w+\.js$/),
  ]);
});

test('the server’s HTML stays usable when an island cannot be loaded @full', async ({ page, watch }) => {
  watch.expectProblem(/Failed to load resource|net::ERR_FAILED|ERR_|dynamically imported/);
  watch.expectProblem(AUTOFOCUS_NOTE);
  await page.route(/\/assets\/mf-properties\//, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto('/immobilien/projekte');
  const list = block(page, 'project-list');
  // The button that needs the island is hidden.
  const shownText = async () => (await list.innerText()).replace('Felder leeren', '').replace(/\s+/g, ' ');
  const before = await shownText();
  await list.dispatchEvent('pointerover');
  await expect(list).toHaveAttribute('data-island-state', 'failed');
  expect(await shownText()).toBe(before);
  await page.getByRole('searchbox', { name: 'Titel' }).fill('a');
  await page.getByRole('button', { name: 'Filtern' }).click();
  await page.waitForURL(/tx_dmshprojects_projectslist/);
  await expect(page.getByRole('status')).toContainText('„a“');
});
