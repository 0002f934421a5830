import { expect, test } from '../site/test.ts';

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
