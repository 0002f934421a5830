import type { Page } from '@playwright/test';
import { block, untilHydrated } from '../site/islands.ts';
import { findLink, waitForMail } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

const SUBJECTS = '/ausschreibungen/abo';
const PREFIX = 'tx_dmannouncements_subscriptionuser';

test('[R5.1-1] [R4.1-2] [R4.1-4] [R4.1-5] [R4.1-6] [R4.1-7] [R8-1] [R8-2] [R8-3] [R8-4] [R8-5] [FO4] the form shows each kind of response in its place until the next response', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/ERR_FAILED|503/);
  const { form, submit, email } = await openForm(page);
  // Recorded in the page, because Playwright does not see the bodies of Firefox's requests.
  const bodies = await page.evaluateHandle(recordBodies);
  const sent = async () => (await bodies.jsonValue()).map((body) => new URLSearchParams(body));
  let response: unknown;
  await page.route(/type=1777/, (route) => {
    if (response === 'abort') return route.abort();
    return typeof response === 'number'
      ? route.fulfill({ status: response })
      : route.fulfill({ json: response });
  });
  const summary = form.getByRole('group', { name: 'Das hat noch nicht geklappt' });
  const failed = form.getByText('Validierung des Formulars fehlgeschlagen.');
  const unknown = form.getByText('Unbekannter Fehler. Bitte versuchen Sie es später nochmals.');

  await test.step('without a subject: shows a notice and sends nothing', async () => {
    await submit.click();
    await expect(form.getByText('Noch kein Gewerk gewählt')).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      /mindestens ein Gewerk/,
      /E-Mail-Adresse/,
      /stimmen Sie zu/,
    ]);
    await expect(form.getByRole('group', { name: 'Gewerke' })).toHaveAccessibleDescription(
      /mindestens ein Gewerk/,
    );
    expect(await sent()).toEqual([]);
    await form.getByLabel('Maler').check();
    await form.getByLabel('Dach', { exact: true }).check();
  });

  await test.step("'error': shows the fields' messages, and a sentence after the button", async () => {
    response = {
      status: 'error',
      aid: 0,
      errors: [{ field: 'input-email', message: 'Bitte E-Mail nennen.' }],
    };
    await submit.click();
    await expect(form.getByText('Noch kein Gewerk gewählt')).toHaveCount(0);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/Bitte E-Mail nennen\./);
    await expect(summary).toBeFocused();
    await expect(submit.locator('xpath=following-sibling::*[1]')).toHaveText(
      'Validierung des Formulars fehlgeschlagen.',
    );
    const [first] = await sent();
    expect(first?.get(`${PREFIX}[subjects-concat]`)).toBe('Dach,Maler');
    expect(first?.get(`${PREFIX}[page]`)).toBe(SUBJECTS);
  });

  await test.step("'userExists', as a JSON string: shows a notice", async () => {
    response = JSON.stringify({ status: 'userExists', aid: 0, errors: [] });
    await submit.click();
    await expect(form.getByText('Sie sind bereits angemeldet')).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  await test.step("any other status: shows the server's message, or the specified one", async () => {
    const fields = [{ field: 'input-email', message: 'Zu viele Anfragen.' }, { field: 'input-terms' }];
    response = { status: 'rejected', aid: 0, errors: fields };
    await submit.click();
    await expect(form.getByText('Sie sind bereits angemeldet')).toHaveCount(0);
    await expect(email).toHaveAccessibleDescription(/Zu viele Anfragen\./);
    await expect(form.locator('.input-terms')).toHaveAccessibleDescription(/Bitte überprüfe deine Eingabe\./);
    await expect(failed).toHaveCount(0);
  });

  await test.step('no response or an invalid one: shows an error in red in the form, which keeps its input', async () => {
    await email.fill('eva@bau.example');
    for (response of ['abort', 503]) {
      await submit.click();
      await expect(unknown).toBeVisible();
      await expect(unknown).toHaveCSS('color', 'rgb(168, 37, 27)');
      await expect(email).toHaveValue('eva@bau.example');
    }
  });

  await test.step('success: a message replaces the form', async () => {
    response = { status: 'success', aid: '0', errors: [] };
    await submit.click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText(/von jeder Ausschreibung in den gewählten Gewerken/)).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'Bitte sehen Sie in Ihr Postfach' }),
    ).toBeFocused();
  });
});

test('[R2.7-4] [R4.1-1] [R4.1-3] [R7.1-2] [P18] a subscription by subject is confirmed by email, and a repeated one is reported only by email @full', async ({
  page,
}) => {
  const address = `gewerke-${Date.now()}@bau.example`;
  const subscribe = async (...subjects: string[]) => {
    const { form, submit, email } = await openForm(page);
    for (const subject of subjects) await form.getByLabel(subject, { exact: true }).check();
    await email.fill(address);
    await form.locator('.input-terms').check();
    await submit.click();
    await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  };
  await subscribe('Dach', 'Fenster/Türen');
  await page.goto(findLink('/abo/bestaetigen', await waitForMail(address)));
  await page.getByRole('button', { name: 'Abo bestätigen' }).click();
  await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');
  await subscribe('Dach');
  expect(await waitForMail(address, { count: 2 })).toContain('Sie sind bereits angemeldet');
});

test('[R2.7-3] [R3-1] [R4.1-3] an open announcement’s button shows the form and disappears until the form is reset @full', async ({
  page,
}) => {
  await page.goto('/ausschreibungen');
  const first = page.locator('details').filter({ has: page.locator('form[data-announcement-uid]') });
  const subscription = page.locator(`#${await first.first().getAttribute('id')}`);
  const button = subscription.getByText('Ausschreibung abonnieren');
  const form = subscription.locator('form');
  await expect(form).toBeHidden();
  await untilHydrated(page, block(page, 'announcement-list'));
  await button.click();
  await expect(button).toBeHidden();
  await expect(form.locator('.input-email')).toBeFocused();
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(form.locator('.input-email')).toBeFocused();
  await page.keyboard.type(`eine-${Date.now()}@bau.example`);
  await form.locator('.input-terms').check();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByText(/von jeder Änderung dieser Ausschreibung/)).toBeVisible();
});

async function openForm(page: Page) {
  await page.goto(SUBJECTS);
  const island = block(page, 'subject-subscription');
  await untilHydrated(page, island);
  const form = island.locator('form');
  return {
    form,
    submit: form.getByRole('button', { name: 'Anmelden' }),
    email: form.locator('.input-email'),
  };
}

/** Records the bodies of the page's requests from now on. */
function recordBodies(): string[] {
  const bodies: string[] = [];
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (init?.body) bodies.push(String(init.body));
    return send(input, init);
  };
  return bodies;
}
