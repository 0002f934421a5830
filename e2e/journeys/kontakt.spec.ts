import type { Page } from '@playwright/test';
import { storeConsent } from '../site/consent-choice.ts';
import { block, collectScripts, untilHydrated } from '../site/islands.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { expect, test } from '../site/test.ts';

test('[R2.9-1] kontakt shows its loading state for at least 3000 ms, then replaces the form with the response @full', async ({
  page,
}) => {
  const kontakt = await openKontakt(page);
  await page.route('/kontakt', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { status: 'success' } }) : route.continue(),
  );
  await fillIn(page);
  const start = Date.now();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(kontakt.getByRole('status')).toHaveText('Ihre Nachricht wird gesendet …');
  await expect(kontakt.getByText('Ihre Nachricht ist angekommen')).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(3000);
  await expect(kontakt.locator('form')).toHaveCount(0);
  await expect(kontakt.getByRole('status')).toBeFocused();
});

test('[R2.9-1] [R2.9-2] kontakt highlights the focused group, and a failure keeps the input @full', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/503|Failed to load resource/);
  const kontakt = await openKontakt(page);
  await page.route('/kontakt', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await fillIn(page);
  for (const field of [
    page.getByLabel(/^Vor- und Nachname/),
    kontakt.getByLabel(/^Sie dürfen meine Angaben/),
  ]) {
    const group = field.locator('xpath=ancestor::div[contains(@class, "group")][1]');
    await page.getByRole('button', { name: 'Nachricht senden' }).focus();
    await expect(group).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await field.focus();
    await expect(group).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(kontakt.getByRole('group', { name: 'Das hat noch nicht geklappt' })).toBeFocused();
  await expect(page.getByLabel(/^Ihre Nachricht/)).toHaveValue('Im Hof am Wasserturm fehlt eine Bank.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.9-1] kontakt works as a plain form, which keeps its input on errors and confirms the message', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/422|Failed to load resource/);
    await page.goto('/kontakt');
    await fillIn(page, 'niemand@nirgends');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByLabel(/^E-Mail-Adresse/)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^E-Mail-Adresse/)).toHaveValue('niemand@nirgends');
    await expect(page.getByLabel(/^Ihre Nachricht/)).toHaveValue('Im Hof am Wasserturm fehlt eine Bank.');

    await page.getByLabel(/^E-Mail-Adresse/).fill('jo@example.org');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText('Ihre Nachricht ist angekommen')).toBeVisible();
    await expect(page).toHaveURL(/\/kontakt\?tx_powermail_pi1/);
  });
});

test('[R2.11-20] the opt-out stops analytics immediately, and does not affect maps and videos', async ({
  page,
  context,
  siteUrl,
}) => {
  await storeConsent(context, siteUrl, ['maps', 'video', 'analytics']);
  await page.goto('/datenschutz');
  const statistics = page.getByRole('region', { name: 'Statistik' });
  await statistics.scrollIntoViewIfNeeded();
  await expect(statistics.getByRole('status')).toHaveText('Zurzeit werden Ihre Besuche gezählt.');
  await statistics.getByRole('link', { name: 'Besuche nicht mehr zählen' }).click();
  await expect(statistics.getByRole('status')).toHaveText('Zurzeit werden Ihre Besuche nicht gezählt.');
  await expect
    .poll(async () => {
      const stored = (await context.cookies()).find(({ name }) => name === 'consent')?.value ?? '{}';
      return (JSON.parse(decodeURIComponent(stored)) as { categories?: string[] }).categories;
    })
    .toEqual(['necessary', 'maps', 'video']);
});

test('[R2.11-20] the status is right before any touch, and follows the settings @full', async ({
  page,
  context,
  siteUrl,
}) => {
  const scripts = collectScripts(page);
  await storeConsent(context, siteUrl, ['analytics']);
  await page.goto('/datenschutz');
  await untilNetworkIdle(page);
  const status = page.getByRole('region', { name: 'Statistik' }).getByRole('status');
  await expect(status).toHaveText('Zurzeit werden Ihre Besuche gezählt.');
  expect(scripts.filter((path) => path.includes('react'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(status).toHaveText('Zurzeit werden Ihre Besuche nicht gezählt.');
});

async function openKontakt(page: Page) {
  await page.goto('/kontakt');
  const kontakt = block(page, 'kontakt');
  await kontakt.scrollIntoViewIfNeeded();
  await untilHydrated(page, kontakt);
  return kontakt;
}

async function fillIn(page: Page, email = 'jo@example.org'): Promise<void> {
  const kontakt = block(page, 'kontakt');
  await kontakt.getByLabel(/^Vor- und Nachname/).fill('Jo Öztürk');
  await kontakt.getByLabel(/^E-Mail-Adresse/).fill(email);
  await kontakt.getByLabel(/^Worum geht es/).selectOption('Lob und Beschwerde');
  await kontakt.getByLabel(/^Ihre Nachricht/).fill('Im Hof am Wasserturm fehlt eine Bank.');
  await kontakt.getByLabel(/^Sie dürfen meine Angaben/).check();
}
