import { storedChoice } from '../site/consent-choice.ts';
import { collectScripts } from '../site/islands.ts';
import { unexpectedShifts } from '../site/layout-shift.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect, test } from '../site/test.ts';

/** A script's name without folder and hash. */
const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0];

test.describe('a visitor who has not decided', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('[R7.3-1] is asked once, and refusing is as prominent as accepting', async ({ page, context }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/');
    const accept = page.getByRole('button', { name: 'Alle akzeptieren' });
    const refuse = page.getByRole('button', { name: 'Alle ablehnen' });
    await expect(accept).toBeVisible();
    const styleOf = (button: typeof accept) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor, padding } =
          getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, padding, width, height };
      });
    await accept.evaluate((element) => element.ownerDocument.body.focus());
    expect(await styleOf(refuse)).toEqual(await styleOf(accept));
    expect(await context.cookies()).toEqual([]);

    await refuse.click();
    await expect(refuse).toBeHidden();
    await page.goto('/service/fragen', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeHidden();
  });

  test('is asked by HTML and CSS alone: the tool loads when the settings are opened @full', async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto('/impressum', { waitUntil: 'networkidle' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await scrollThrough(page);
    expect(scripts.map(nameOf).sort()).toEqual(['main']);
    expect(await page.evaluate(unexpectedShifts)).toEqual([]);

    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible();
    expect(scripts.map(nameOf)).toContain('consent');
  });

  test('decides with the keyboard: the focus comes to the layer, which does not keep it @full', async ({
    page,
    context,
  }) => {
    await page.goto('/impressum');
    const layer = page.getByRole('dialog', { name: 'Karten, Videos und Statistik?' });
    await expect(layer).toBeFocused();
    for (const name of ['Alle akzeptieren', 'Alle ablehnen', 'Einstellungen']) {
      await page.keyboard.press('Tab');
      await expect(layer.getByRole('button', { name })).toBeFocused();
    }
    for (const name of ['Datenschutz', 'Impressum']) {
      await page.keyboard.press('Tab');
      await expect(layer.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Zum Inhalt/ })).toBeFocused();

    // Opened and closed without a decision, the settings return to the layer.
    const open = layer.getByRole('button', { name: 'Einstellungen' });
    await open.press('Enter');
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(open).toBeFocused();
    expect(await context.cookies()).toEqual([]);

    await layer.getByRole('button', { name: 'Alle ablehnen' }).press('Enter');
    await expect(layer).toBeHidden();
    expect(await storedChoice(context)).toEqual(['necessary']);
  });

  test('chooses single services in the settings, which also ends the question @full', async ({
    page,
    context,
  }) => {
    await page.goto('/impressum');
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await settings.getByRole('checkbox', { name: /Videos/ }).check({ force: true });
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedChoice(context)).toEqual(['necessary', 'video']);
  });

  test('decides in one window, and the other window stops asking @full', async ({ page, context, watch }) => {
    await page.goto('/impressum');
    const other = await context.newPage();
    watch.page(other);
    await other.goto('/impressum');
    await expect(page.getByRole('dialog')).toBeVisible();
    await other.getByRole('button', { name: 'Alle akzeptieren' }).click();
    // Both windows of a headless browser are always visible.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [width, height] of [
    [320, 256],
    [568, 320],
  ] as const) {
    test(`can use the layer in a window of ${width} × ${height} px @full`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/impressum');
      const layer = page.getByRole('dialog');
      await expect(layer).toBeVisible();
      const box = await layer.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      await layer.getByRole('heading').scrollIntoViewIfNeeded();
      await expect(layer.getByRole('heading')).toBeInViewport({ ratio: 1 });
      const refuse = layer.getByRole('button', { name: 'Alle ablehnen' });
      await refuse.scrollIntoViewIfNeeded();
      await expect(refuse).toBeInViewport({ ratio: 1 });
      await refuse.click();
      await expect(layer).toBeHidden();
    });
  }

  test('prints pages without the layer @full', async ({ page }) => {
    await page.goto('/impressum');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('can read the page while being asked @full', async ({ page }) => {
    await page.goto('/service/fragen');
    await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').locator('summary').first().click();
    await expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open');
  });
});

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
