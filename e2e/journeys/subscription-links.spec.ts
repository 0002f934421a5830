import { linkTo, mailTo } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

const PREFIX = 'tx_dmannouncements_subscriptionuser';
const SEND = `/?type=1777&${PREFIX}[action]=send&${PREFIX}[controller]=Subscriptionuser`;

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[R7.1-1] [R7.1-2] [R3-2] a link in a mail leads to a button that confirms, another to one that ends it', async ({
    page,
    siteUrl,
  }) => {
    const email = `abo-${Date.now()}@bau.example`;
    const form = {
      [`${PREFIX}[email]`]: email,
      [`${PREFIX}[terms]`]: '1',
      [`${PREFIX}[subjects-concat]`]: 'Dach',
    };
    const answer = await page.request.post(SEND, {
      form,
      headers: { origin: siteUrl, accept: 'application/json' },
    });
    expect(await answer.json()).toEqual({ status: 'success', aid: 0, errors: [] });

    const link = linkTo('/abo/bestaetigen', await mailTo(email));
    const opened = await page.goto(link);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByRole('button', { name: 'Abo bestätigen' }).click();
    await expect(page).toHaveURL(/\/abo\/bestaetigen\?ergebnis=bestaetigt$/);
    await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');

    // Somebody who goes back and presses it once more sees the same.
    await page.goto(link);
    await page.getByRole('button', { name: 'Abo bestätigen' }).click();
    await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');

    await page.goto(`/abo/abmelden?token=${'x'.repeat(43)}`);
    await page.getByRole('button', { name: 'Abo beenden' }).click();
    await expect(page.getByRole('main')).toContainText('Mit diesem Link können wir nichts anfangen.');
  });

  test('[decision 28] a form that was refused comes back with its input and can be sent again', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/422/);
    const body = `<form method="post" action="${SEND}"><input name="${PREFIX}[email]" value="eva@bau"><input name="${PREFIX}[subjects-concat]" value="Maler"><button>Senden</button></form>`;
    await page.route('**/formular', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/formular');
    await page.getByRole('button').click();
    await expect(page.getByRole('main')).toContainText('Validierung des Formulars fehlgeschlagen.');
    const email = page.getByRole('textbox', { name: /E-Mail/ });
    await expect(email).toHaveValue('eva@bau');
    await email.fill(`neu-${Date.now()}@bau.example`);
    await page.getByRole('checkbox', { name: /Datenschutzhinweise/ }).check();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('main')).toContainText('Bitte sehen Sie in Ihr Postfach.');
  });
});
