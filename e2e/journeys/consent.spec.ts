import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { storedChoice } from '../site/consent-choice.ts';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { collectScripts } from '../site/islands.ts';
import { unexpectedShifts } from '../site/layout-shift.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect, test } from '../site/test.ts';

/** A script's name without folder and hash. */
const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0];

/** A page with a document from another provider. */
const ASKING_PAGE = '/presse/mediathek';
const question = (page: Page) => page.getByRole('region', { name: 'Dürfen wir Karten laden?' });

test.describe('a visitor who has not decided', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('[R7.3-1] [AC5] is asked once, and refusing is as prominent as accepting', {
    tag: '@firefox',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(ASKING_PAGE);
    const accept = page.getByRole('button', { name: 'Alle akzeptieren' });
    const refuse = page.getByRole('button', { name: 'Alle ablehnen' });
    await expect(accept).toBeVisible();
    const styleOf = (button: typeof accept) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor, padding } =
          getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const size = [Math.round(width), Math.round(height)];
        return { backgroundColor, color, fontSize, fontWeight, borderColor, padding, size };
      });
    expect(await styleOf(refuse)).toEqual(await styleOf(accept));
    expect(await context.cookies()).toEqual([]);

    await refuse.click();
    await expect(refuse).toBeHidden();
    await page.goto(ASKING_PAGE);
    await untilNetworkIdle(page);
    await expect(refuse).toBeHidden();
  });

  test('[VI10] is asked only on pages that other providers deliver something to @full', async ({ page }) => {
    for (const path of ['/', '/standorte', '/datenschutz']) {
      await page.goto(path);
      await untilNetworkIdle(page);
      await page.waitForTimeout(500);
      await expect(page.locator('.consent-layer')).toHaveCount(0);
    }
    await page.goto(ASKING_PAGE);
    await expect(question(page)).toContainText(
      'Karten kommen von OpenStreetMap. Der Anbieter erfährt dabei Ihre IP-Adresse.',
    );
    await expect(question(page)).not.toContainText(/Video|Statistik|zählen/);
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings.getByRole('checkbox')).toHaveCount(2);
    await expect(settings.getByRole('checkbox', { name: /Karten/ })).toBeAttached();
  });

  test('is asked by HTML and CSS alone: the tool loads when the settings are opened @full', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', NOT_IN_FIREFOX.layoutShift);
    const scripts = collectScripts(page);
    await page.goto(ASKING_PAGE);
    await untilNetworkIdle(page);
    await expect(question(page)).toBeVisible();
    await scrollThrough(page);
    expect(scripts.map(nameOf)).not.toContain('consent');
    expect(await page.evaluate(unexpectedShifts)).toEqual([]);

    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible();
    expect(scripts.map(nameOf)).toContain('consent');
  });

  test('[AC2] decides with the keyboard: the region comes after the header, takes no focus and does not keep it @full', async ({
    page,
    context,
  }) => {
    await page.goto(ASKING_PAGE);
    const layer = question(page);
    await expect(layer).toBeVisible();
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: /^Zum Inhalt/ });
    await expect(skipLink).toBeFocused();
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();

    // Backwards from the content, in reverse order.
    for (const name of ['Einstellungen', 'Alle ablehnen', 'Alle akzeptieren']) {
      await page.keyboard.press('Shift+Tab');
      await expect(layer.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(layer.getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[data-region="header"] :focus')).toHaveCount(1);

    // Escape has no effect, because the region is part of the page.
    const open = layer.getByRole('button', { name: 'Einstellungen' });
    await open.focus();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();

    // Opened and closed without a decision, the settings return to the region.
    await open.press('Enter');
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(open).toBeFocused();
    expect(await context.cookies()).toEqual([]);

    await layer.getByRole('button', { name: 'Alle ablehnen' }).press('Enter');
    await expect(layer).toBeHidden();
    await expect(main).toBeFocused();
    expect(await storedChoice(context)).toEqual(['necessary']);
  });

  test('chooses single services in the settings, which also ends the question @full', async ({
    page,
    context,
  }) => {
    await page.goto(ASKING_PAGE);
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await settings.getByRole('checkbox', { name: /Karten/ }).check({ force: true });
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(settings).toBeHidden();
    await expect(question(page)).toBeHidden();
    expect(await storedChoice(context)).toEqual(['necessary', 'maps']);
  });

  for (const [width, height] of [
    [320, 256],
    [568, 320],
    [320, 480],
  ] as const) {
    test(`[AC1] can use the region and the settings in a window of ${width} × ${height} px, where the region covers nothing @full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(ASKING_PAGE);
      const layer = question(page);
      await expect(layer).toBeVisible();
      await expectAccessible(page);
      const [box, main] = [await layer.boundingBox(), await page.getByRole('main').boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
      await layer.getByText(/^Dürfen wir/).scrollIntoViewIfNeeded();
      await expect(layer.getByText(/^Dürfen wir/)).toBeInViewport({ ratio: 1 });
      await layer.getByRole('button', { name: 'Einstellungen' }).click();
      const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
      await expect(settings).toBeVisible();
      // The pointer is on the buttons, which the window may cut off.
      await page.mouse.move(width / 2, height - 60);
      const save = settings.getByRole('button', { name: 'Auswahl speichern' });
      // One turn of the wheel scrolls Firefox by a page at most.
      await expect(async () => {
        await page.mouse.wheel(0, 2000);
        await expect(save).toBeInViewport({ ratio: 1, timeout: 1_000 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
      const refuse = layer.getByRole('button', { name: 'Alle ablehnen' });
      await refuse.scrollIntoViewIfNeeded();
      await expect(refuse).toBeInViewport({ ratio: 1 });
      await refuse.click();
      await expect(layer).toBeHidden();
    });
  }

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`[AC2] [VI10] sees what has the focus in a window of ${width} × ${height} px, and most of the page @full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(ASKING_PAGE);
      const layer = question(page);
      await expect(layer).toBeVisible();
      expect((await layer.boundingBox())?.height).toBeLessThan(height / 3);
      for (let step = 0; step < 80; step += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(isFocusHidden), `step ${step}`).toBe(false);
      }
      // The last lines of the page can be read.
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      const top = (await layer.boundingBox())?.y ?? 0;
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top);
    });
  }

  test('[AC1] sees the region and its buttons in forced colours @full', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(ASKING_PAGE);
    await expect(question(page)).toBeVisible();
    for (const element of [question(page), page.getByRole('button', { name: 'Alle ablehnen' })]) {
      const [border, background] = await element.evaluate((node) => {
        const { borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(node);
        return [`${borderTopColor} ${borderTopWidth}`, `${backgroundColor} 1px`];
      });
      expect(border).not.toBe(background);
      expect(border).toMatch(/ 1px$/);
    }
    // Axe compares the page's own text colours with the system's backgrounds.
    const axe = new AxeBuilder({ page }).include('.consent-layer').disableRules('color-contrast');
    expect((await axe.setLegacyMode(true).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings).toBeVisible();
    // The knob is visible on the switch, whether it is off or on.
    for (const isOn of [false, true]) {
      await settings.getByRole('checkbox', { name: /Karten/ }).setChecked(isOn, { force: true });
      const { track, knob } = await switchColours(settings);
      expect(knob, `on: ${isOn}`).not.toBe(track);
    }
  });

  test('prints pages without the region @full', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);
    await page.goto(ASKING_PAGE);
    await expect(question(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(question(page)).toBeHidden();
  });
});

/** Whether the region lies over the whole focused element (WCAG 2.4.11). Runs in the page. */
function isFocusHidden(): boolean {
  const layer = document.querySelector('.consent-layer');
  const focused = document.activeElement;
  if (!layer || !focused || focused === document.body || layer.contains(focused)) return false;
  const { top } = layer.getBoundingClientRect();
  return focused.getBoundingClientRect().top >= top;
}

/** The colours of the switch for maps. */
function switchColours(settings: Locator): Promise<{ track: string; knob: string }> {
  return settings.getByRole('checkbox', { name: /Karten/ }).evaluate(async (input) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const colourOf = (selector: string) => {
      const part = input.parentElement?.querySelector(selector);
      return part ? getComputedStyle(part).backgroundColor : 'missing';
    };
    return { track: colourOf('.toggle__icon'), knob: colourOf('.toggle__icon-circle') };
  });
}

test('[R7.3-1] "Cookie-Einstellungen" in the footer reopens the settings and stores a new choice', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const settings = page.getByRole('dialog');
  await expect(settings).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  const maps = settings.getByRole('checkbox', { name: /Karten/ });
  await expect(maps).not.toBeChecked();
  await maps.check({ force: true });
  await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(settings).toBeHidden();

  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Karten/ })).toBeChecked();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('"Cookie-Einstellungen" links to the privacy page @full', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }),
    ).toHaveAttribute('href', '/datenschutz');
  });
});
