import type { Page } from '@playwright/test';
import { tap } from '../site/firefox.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const panelLink = (page: Page, name: string) =>
  menuOf(page).getByRole('link', { name, exact: false }).first();
const toggleOf = (page: Page, name: string) => menuOf(page).locator('summary', { hasText: name });
const hamburgerOf = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menü' }).first();

/** The menu must work before and after hydration. */
const STATES = [
  { state: 'before hydration', javaScriptEnabled: false, tag: ' @full' },
  { state: 'after hydration', javaScriptEnabled: true, tag: '' },
];

for (const { state, javaScriptEnabled, tag } of STATES) {
  test.describe(`${state}${tag}`, () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      if (javaScriptEnabled) await untilHydrated(page, block(page, 'site-header'));
    };

    test('[R2.1-1] the mega menu opens on hover and closes afterwards', async ({ page }) => {
      await open(page, 1440);
      await expect(panelLink(page, 'Bildmaterial')).toBeHidden();
      await menuOf(page).getByRole('link', { name: 'Presse', exact: true }).hover();
      await expect(panelLink(page, 'Bildmaterial')).toBeVisible();
      await page.mouse.move(700, 850);
      await expect(panelLink(page, 'Bildmaterial')).toBeHidden();
    });

    test('[R2.1-2] the mega menu opens by keyboard', async ({ page }) => {
      await open(page, 1440);
      await toggleOf(page, 'Service').focus();
      await page.keyboard.press('Enter');
      await expect(panelLink(page, 'Kontakt')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menuOf(page).getByRole('link', { name: 'Übersicht Service' })).toBeFocused();
    });

    test('[R2.1-3] the mega menu exists only above 1439 px @full', async ({ page }) => {
      await open(page, 1440);
      await expect(hamburgerOf(page)).toBeHidden();
      await expect(menuOf(page)).toBeVisible();
      await page.setViewportSize({ width: 1439, height: 900 });
      await expect(hamburgerOf(page)).toBeVisible();
      await expect(menuOf(page)).toBeHidden();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(hamburgerOf(page)).toBeHidden();
      await expect(menuOf(page)).toBeVisible();
    });

    test('[R2.1-2] assistive technology gets the bar and its panels as lists of links and buttons @full', async ({
      page,
    }) => {
      await open(page, 1440);
      await expect(menuOf(page)).toMatchAriaSnapshot(`
        - navigation "Hauptmenü":
          - list:
            - listitem:
              - link "Wohnung finden"
            - listitem:
              - link "Immobilien"
              - group: /Immobilien ?. Untermenü/
      `);
      await toggleOf(page, 'Service').press('Enter');
      await expect(toggleOf(page, 'Service').locator('xpath=ancestor::li[1]')).toMatchAriaSnapshot(`
        - listitem:
          - link "Service"
          - group: /Service ?. Untermenü/
          - link "Übersicht Service"
          - list:
            - listitem:
              - link /Häufige Fragen/
      `);
      await expect(menuOf(page).getByRole('link', { name: /^Bildmaterial/ })).toHaveCount(0);
    });

    test('[R2.1-3] an open menu stays open from 1439 px to 1440 px and back @full', async ({ page }) => {
      await open(page, 1439);
      await hamburgerOf(page).click();
      await toggleOf(page, 'Presse').click();
      for (const width of [1440, 1439]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(panelLink(page, 'Bildmaterial')).toBeVisible();
        await expect(panelLink(page, 'Kontakt')).toBeHidden();
      }
    });

    test('[R2.1-4] the hamburger’s label is "Menü", or "Menü schließen" while it is open', async ({
      page,
    }) => {
      await open(page, 390);
      await expect(hamburgerOf(page)).toHaveText(/^\s*Menü\s*$/, { useInnerText: true });
      await hamburgerOf(page).click();
      await expect(hamburgerOf(page)).toHaveText(/^\s*Menü schließen\s*$/, { useInnerText: true });
      await expect(menuOf(page)).toBeVisible();
      await hamburgerOf(page).click();
      await expect(menuOf(page)).toBeHidden();
    });

    test('[R2.1-5] a tap on an item with a submenu opens the submenu and follows no link @full', async ({
      page,
    }) => {
      await open(page, 1439);
      await hamburgerOf(page).click();
      await toggleOf(page, 'Presse').click();
      await expect(panelLink(page, 'Bildmaterial')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      // P20: the link to the item's own page comes first.
      await expect(menuOf(page).getByRole('link', { name: 'Übersicht Presse' })).toBeVisible();
    });

    test('a submenu link opens its page @full', async ({ page }) => {
      await open(page, 390);
      await hamburgerOf(page).click();
      await toggleOf(page, 'Service').click();
      await panelLink(page, 'Häufige Fragen').click();
      await expect(page).toHaveURL(/\/service\/fragen$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
    });

    test('the first Tab reaches the skip link', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('[R2.1-1] the panel opens immediately and closes after 250 ms, so that the mouse can move diagonally @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto('/');
  await untilHydrated(page, block(page, 'site-header'));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await menuOf(page).getByRole('listitem').filter({ hasText: 'Presse' }).first().hover();
  await expect(panelLink(page, 'Bildmaterial')).toBeVisible();
  await page.mouse.move(700, 850);
  await page.clock.fastForward(249);
  await expect(panelLink(page, 'Bildmaterial')).toBeVisible();
  await page.clock.fastForward(1);
  await expect(panelLink(page, 'Bildmaterial')).toBeHidden();
});

test('[R2.1-2] arrow keys move through the menu, and Escape restores the focus @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await untilHydrated(page, block(page, 'site-header'));
  await toggleOf(page, 'Presse').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('link', { name: 'Übersicht Presse' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggleOf(page, 'Presse')).toBeFocused();
  await expect(panelLink(page, 'Bildmaterial')).toBeHidden();
});

test.describe('by touch above 1439 px', () => {
  test.use({ hasTouch: true });

  test('[R2.1-1] the first tap opens the panel, and the second tap follows the link @full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await untilHydrated(page, block(page, 'site-header'));
    const link = menuOf(page).getByRole('link', { name: 'Presse', exact: true });
    await tap(link);
    await expect(panelLink(page, 'Bildmaterial')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await tap(link);
    await expect(page).toHaveURL(/\/presse$/);
  });
});

test('[R2.1-1] a panel loads its picture only when it opens @full', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/servicebuero-team.')) pictures.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/impressum');
  await untilHydrated(page, block(page, 'site-header'));
  const panel = toggleOf(page, 'Service').locator('xpath=ancestor::li[1]');
  expect(pictures).toEqual([]);
  await toggleOf(page, 'Service').click();
  await expect(panel.locator('img')).toHaveJSProperty('complete', true);
  expect(pictures.length).toBeGreaterThan(0);
  await expect(panel.getByRole('link', { name: 'Wir helfen am Telefon' })).toBeVisible();
});

test('[R2.1-4] opening the hamburger closes an open submenu @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await untilHydrated(page, block(page, 'site-header'));
  await hamburgerOf(page).click();
  await toggleOf(page, 'Presse').click();
  await hamburgerOf(page).click();
  await hamburgerOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await expect(panelLink(page, 'Bildmaterial')).toBeHidden();
});

test('[R2.1-6] the close button fades the submenu out over 300 ms @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await untilHydrated(page, block(page, 'site-header'));
  await hamburgerOf(page).click();
  await toggleOf(page, 'Presse').click();
  const link = panelLink(page, 'Bildmaterial');
  await expect(link).toBeVisible();
  // The watch starts before the fade: on a busy machine, a later check would miss it.
  const fade = await page.evaluateHandle(startWatchingFade);
  await menuOf(page)
    .getByRole('button', { name: /Schließen/ })
    .click();
  const milliseconds = await fade.evaluate((watched) => watched.milliseconds);
  expect(milliseconds).toBe(300);
  await expect(link).toBeHidden();
});

test('a menu opened before hydration stays open @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await hamburgerOf(page).evaluate((summary) => (summary as HTMLElement).click());
  await expect(menuOf(page)).toBeVisible();
  await untilHydrated(page, block(page, 'site-header'));
  await expect(menuOf(page)).toBeVisible();
  await expect(hamburgerOf(page)).toContainText('Menü schließen');
});

/** Starts watching for the page's next fade. @returns its duration in milliseconds */
function startWatchingFade(): { milliseconds: Promise<number> } {
  const milliseconds = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      const [animation] = document.querySelector('[data-fading]')?.getAnimations() ?? [];
      if (animation) resolve(Number(animation.effect?.getComputedTiming().duration));
    }).observe(document, { subtree: true, attributeFilter: ['data-fading'] });
  });
  return { milliseconds };
}
