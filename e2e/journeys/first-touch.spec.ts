import type { Locator, Page } from '@playwright/test';
import { tap } from '../site/firefox.ts';
import { passAsHuman } from '../site/human.ts';
import { block, slowDownIslands, untilLive } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

/*
 * The first touch of tables, dates, filters, menus and forms, while nothing of them is loaded: it does what the second one does,
 * once. The line is slow, so that each touch has to wait.
 */

const DELAY_MS = 50;
const ANNOUNCEMENTS = '/ausschreibungen';
const PROJECTS = '/immobilien/projekte';
const PRESS = '/presse/bildmaterial';
const main = (page: Page) => page.getByRole('main');

/** Ways of pressing a control. */
const PRESSES: Record<string, (control: Locator) => Promise<void>> = {
  'a mouse': (control) => control.click(),
  'a finger': tap,
  'the Enter key': (control) => control.press('Enter'),
  'assistive technology': (control) => control.evaluate((element) => (element as HTMLElement).click()),
};

test.use({ hasTouch: true });
test.beforeEach(({ page }) => slowDownIslands(page, DELAY_MS));

for (const [name, press] of Object.entries(PRESSES)) {
  test(`[VI6] [R2.11-22] a column header sorts at its first press with ${name}, once and without a reload @full`, async ({
    page,
  }) => {
    await open(page, ANNOUNCEMENTS);
    const table = main(page).getByRole('table', { name: 'Sie können noch bieten' });
    const header = table.getByRole('columnheader', { name: 'Ausschreibung' });
    const button = header.getByRole('button');
    await press(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(header).toHaveAttribute('colspan', '6');
    await expect(main(page).getByText('Sortiert nach Ausschreibung, aufsteigend')).toBeAttached();
    expect(new URL(page.url()).search).toBe('');
    await press(button);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  });

  test(`[VI6] [R2.7-1] [R9.6-1] a date's calendar opens at the first press with ${name} @full`, async ({
    page,
  }) => {
    await open(page, ANNOUNCEMENTS);
    const button = page.getByRole('button', { name: /Frist ab Datum wählen/ });
    await press(button);
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test(`[VI6] [R2.2-3] a filter's reset clears its fields at the first press with ${name}, without a reload @full`, async ({
    page,
  }) => {
    await open(page, `${PROJECTS}?tx_dmshprojects_projectslist[title]=Quartier`);
    const title = main(page).getByRole('searchbox', { name: 'Titel' });
    await expect(title).toHaveValue('Quartier');
    await press(main(page).getByRole('button', { name: 'Felder leeren' }));
    await expect(title).toHaveValue('');
    await expect(title).toBeFocused();
    expect(page.url()).toContain('Quartier');
  });

  test(`[VI6] [FO5] [R5.4-2] a repair form shows its own messages at the first press with ${name}, not the browser's @full`, async ({
    page,
  }) => {
    await open(page, '/service/reparatur');
    const form = block(page, 'contact-form');
    const send = form.getByRole('button', { name: 'Schaden melden' });
    await press(send);
    const summary = form.getByRole('group', { name: 'Das hat noch nicht geklappt' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(11);
  });
}

for (const [name, press] of Object.entries({ ...PRESSES, 'the Enter key': pressSpace })) {
  test(`[VI6] [FO5] [R2.4-3] a filter's checkbox submits it at the first press with ${name === 'the Enter key' ? 'the Space key' : name} @full`, async ({
    page,
  }) => {
    await open(page, PRESS);
    const navigations: string[] = [];
    page.on('request', (request) => {
      // The redirect to the filter's short address is not a submission.
      if (request.isNavigationRequest() && !request.redirectedFrom()) navigations.push(request.url());
    });
    const box = page.getByRole('checkbox', { name: 'Visualisierung (3)' });
    await press(box);
    await page.waitForURL((url) => url.searchParams.getAll('tx_dmpressasset_imagelist[kind][]').length === 1);
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    expect(navigations).toHaveLength(1);
  });
}

test('[FO5] [R2.7-3] the button for a subscription hands the focus to the form at the first press of Enter', async ({
  page,
}) => {
  await open(page, ANNOUNCEMENTS);
  const button = main(page).getByText('Ausschreibung abonnieren').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const form = main(page).locator('details[open] form[data-announcement-uid]');
  await expect(form.locator('.input-email')).toBeFocused();
  await expect(button).toBeHidden();
});

test('[FO5] [R2.11-15] an accordion’s first section opens with its animation and its active state @full', async ({
  page,
}) => {
  await open(page, '/service/fragen');
  await untilLive(block(page, 'accordion'));
  const section = block(page, 'accordion').locator('details').first();
  // Recorded, because on a busy machine a look at running animations would come too late.
  await page.evaluate(() => {
    window.animationEvents = [];
    for (const type of ['animationstart', 'animationend', 'animationcancel']) {
      addEventListener(type, ({ target }) => {
        const { parentElement } = target as Element;
        if (parentElement?.localName === 'details') window.animationEvents.push(type);
      });
    }
  });
  await section.locator('summary').click();
  await expect(section).toHaveAttribute('open');
  await expect(section).toHaveAttribute('data-active');
  await expect(section).not.toHaveAttribute('data-moving');
  expect(await page.evaluate(() => window.animationEvents)).toEqual(['animationstart', 'animationend']);
});

test('[FO5] what is typed before hydration stays, with focus, caret and scroll position, and is then handled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await open(page, ANNOUNCEMENTS);
  const from = main(page).getByRole('textbox', { name: 'Frist ab' });
  await from.click();
  await page.keyboard.type('a31.02.2027');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  const scrollTop = await page.evaluate(() => scrollY);
  await expect(block(page, 'announcement-list')).toHaveAttribute('data-island-state', 'hydrated');
  // A date has no letters (R5.3-1).
  await expect(from).toHaveValue('31.02.2027');
  await expect(from).toBeFocused();
  expect(await from.evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(8);
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
});

test('[VI6] [R2.1-8] suggestions come for what was typed into the search before hydration @full', async ({
  page,
}) => {
  await open(page, '/impressum');
  await page.getByRole('banner').getByLabel('Suche', { exact: true }).click();
  await page.keyboard.type('miet');
  await expect(page.getByRole('listbox', { name: 'Suchvorschläge' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('[VI6] the search is sent at the first press, without waiting for its island @full', async ({
  page,
}) => {
  await slowDownIslands(page, 20_000);
  await open(page, '/impressum');
  await page.evaluate(() => {
    addEventListener('submit', ({ defaultPrevented }) => {
      sessionStorage.setItem('wasHeld', String(defaultPrevented));
    });
  });
  await page.getByRole('banner').getByLabel('Suche', { exact: true }).fill('Elsenau');
  await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
  await page.waitForURL(/\/suche\?q=Elsenau$/);
  expect(await page.evaluate(() => sessionStorage.getItem('wasHeld'))).toBe('false');
});

test('[VI6] [R2.1-2] the first arrow key and the first Escape move through the menu @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/impressum');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  const toggle = menu.locator('summary', { hasText: 'Presse' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Übersicht Presse' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Übersicht Presse' })).toBeHidden();
});

test('[VI6] [R2.1-1] the first tap on an item of the wide menu opens its panel, the next one on its link follows it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/impressum');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  // Before hydration, touch screens show the button instead of the link.
  await tap(menu.locator('summary', { hasText: 'Presse' }));
  await expect(menu.getByRole('link', { name: 'Übersicht Presse' })).toBeVisible();
  await expect(block(page, 'site-header')).toHaveAttribute('data-island-state', 'hydrated');
  await expect(menu.getByRole('link', { name: 'Übersicht Presse' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/impressum');
  await tap(menu.getByRole('link', { name: 'Presse', exact: true }));
  await expect(page).toHaveURL(/\/presse$/);
});

test('[FO5] [R2.9-1] a double click sends the contact component once, even before it is hydrated @full', async ({
  page,
}) => {
  await open(page, '/kontakt');
  const kontakt = block(page, 'kontakt');
  let posts = 0;
  await page.route('/kontakt', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await route.fulfill({ json: { status: 'success' } });
  });
  await passAsHuman(page);
  await kontakt.getByRole('button', { name: 'Nachricht senden' }).dblclick();
  await expect(kontakt.getByText('Ihre Nachricht ist angekommen')).toBeVisible();
  expect(posts).toBe(1);
});

test.describe('on a dead line @full', () => {
  test.use({ givesUpOnIslands: true });

  test('[VI6] [F5] a form waits 1.5 s for its script, then the browser sends it, once', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/422|Failed to load resource/);
    await slowDownIslands(page, 60_000);
    await open(page, '/service/reparatur');
    const posts: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/service/reparatur')) posts.push(Date.now());
    });
    const start = Date.now();
    await page.getByRole('button', { name: 'Schaden melden' }).dblclick();
    await expect(page.getByRole('group', { name: 'Das hat noch nicht geklappt' })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect((posts[0] ?? 0) - start).toBeGreaterThanOrEqual(1_450);
  });
});

declare global {
  interface Window {
    animationEvents: string[];
  }
}

/** Opens a page. Nothing of its islands may be hydrated before the first touch. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('[data-island]').last()).toHaveAttribute('data-island-state', /./);
  await expect(page.locator('[data-island-state="hydrated"]')).toHaveCount(0);
}

function pressSpace(control: Locator): Promise<void> {
  return control.press('Space');
}
