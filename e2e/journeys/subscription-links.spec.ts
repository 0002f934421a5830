import { findLink, waitForMail } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[R7.1-1] [R7.1-2] [P28] a rejected form keeps its input and is sent again, and a button confirms the subscription @full', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/422/);
    await page.goto('/ausschreibungen/abo');
    await page.locator('.input-email').fill('eva@bau');
    await page.getByLabel('Dach', { exact: true }).check();
    await page.getByRole('button', { name: 'Anmelden' }).click();

    await expect(page.getByRole('main')).toContainText('Validierung des Formulars fehlgeschlagen.');
    await expect(page.locator('.input-email')).toHaveValue('eva@bau');
    await expect(page.getByLabel('Dach', { exact: true })).toBeChecked();
    const email = `abo-${Date.now()}@bau.example`;
    await page.locator('.input-email').fill(email);
    await page.getByRole('checkbox', { name: /Datenschutzhinweise/ }).check();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('main')).toContainText('Bitte sehen Sie in Ihr Postfach.');

    const link = findLink('/abo/bestaetigen', await waitForMail(email));
    const opened = await page.goto(link);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByRole('button', { name: 'Abo bestätigen' }).click();
    await expect(page).toHaveURL(/\/abo\/bestaetigen\?ergebnis=bestaetigt$/);
    await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');

    // Following the link and pressing the button once more shows the same result.
    await page.goto(link);
    await page.getByRole('button', { name: 'Abo bestätigen' }).click();
    await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');

    await page.goto(`/abo/abmelden?token=${'x'.repeat(43)}`);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('main')).toContainText('Mit diesem Link können wir nichts anfangen.');
  });
});
