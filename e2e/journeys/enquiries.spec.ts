import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { passAsHuman } from '../site/human.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { waitForMail } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

const OFFER = '/immobilien/angebote/zwei-zimmer-mit-balkon-zum-muehlenhof';
const OFFICE = 'vermietung-nord@stadtraum-wohnen.example';
const TITLE = 'Zwei Zimmer mit Balkon zum Mühlenhof';
/** Let six days ago. */
const LET = '/immobilien/angebote/zwei-zimmer-am-rosenweg';
const SHOP = '/immobilien/angebote/eckladen-am-brueckenkopf';

test('[VI3] an enquiry is validated, sent, confirmed with a number and acknowledged by mail; a second one adds to it', async ({
  page,
}) => {
  await page.goto(`${OFFER}#anfrage`);
  const form = block(page, 'contact-form');
  await untilHydrated(page, form);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  const summary = form.getByRole('group', { name: 'Das hat noch nicht geklappt' });
  await expect(summary.getByRole('link')).toHaveCount(5);
  const { violations } = await new AxeBuilder({ page }).include('[data-block-type="contact-form"]').analyze();
  expect(violations).toEqual([]);
  const first = await enquire(page, form, { email: 'script@example.org', text: 'Mit Skript.' });

  const mail = await waitForMail(OFFICE, { words: 'Mit Skript.' });
  expect(mail).toContain('Reply-To: script@example.org');
  for (const said of [
    `Vorgangsnummer: ${first}`,
    'Wie viele Personen ziehen ein? zwei Personen',
    'Wohnberechtigungsschein (WBS): Ich habe ihn beantragt',
    'Objektnummer: SW-97-007-01',
    `${OFFER}`,
  ])
    expect(mail).toContain(said);
  const receipt = await waitForMail('script@example.org', { words: first });
  expect(receipt).toContain(TITLE);
  expect(receipt).toContain('Jonas Hartwig');
  expect(receipt).not.toMatch(/Öztürk|Mit Skript/);

  await page.goto(OFFER);
  await untilHydrated(page, form);
  const second = await enquire(page, form, { email: 'Script@example.org', text: 'Auch mit Hund.' });
  expect(await waitForMail(OFFICE, { words: 'Auch mit Hund.' })).toContain(`Ergänzung zu ${first}`);
  expect(await waitForMail('Script@example.org', { words: second })).toContain(`(Vorgangsnummer ${first})`);
});

test('[VI3] an enquiry is filled in and sent with the keyboard alone', async ({ page }) => {
  await page.goto(OFFER);
  const form = block(page, 'contact-form');
  const name = form.getByLabel(/^Vor- und Nachname/);
  await name.focus();
  await expect(form).toHaveAttribute('data-island-state', 'hydrated');
  await page.keyboard.type('Jo Öztürk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tasten@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('drei');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ich habe einen');
  const box = form.getByRole('checkbox');
  for (let steps = 0; steps < 6 && !(await isFocused(box)); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const send = form.getByRole('button', { name: 'Anfrage senden' });
  for (let steps = 0; steps < 3 && !(await isFocused(send)); steps += 1) await page.keyboard.press('Tab');
  await passAsHuman(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?tx_powermail_pi1/);
  await expect(page.locator('[data-form-confirmation]')).toBeFocused();
  await waitForMail('tasten@example.org', { words: TITLE });
});

test('[VI3] an enquiry for what was let a minute ago opens the page that says so, with the input and similar offers', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/410|Failed to load resource/);
  await page.goto(OFFER);
  const form = block(page, 'contact-form');
  await untilHydrated(page, form);
  await sendToLetOffer(page);
  await fillIn(form, { email: 'spaet@example.org', text: 'Zu spät.' });
  await passAsHuman(page);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expectTooLate(page);
});

test('[VI3] an enquiry for a shop asks neither for the household nor for a WBS', async ({ page }) => {
  await page.goto(SHOP);
  const form = block(page, 'contact-form');
  await expect(form.getByLabel('Was haben Sie in den Räumen vor?')).toBeVisible();
  await expect(form.getByLabel(/Personen|WBS/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[VI3] an enquiry is corrected, sent and confirmed', async ({ page, watch }) => {
    watch.expectProblem(/422|Failed to load resource/);
    await page.goto(OFFER);
    const form = block(page, 'contact-form');
    await fillIn(form, { email: 'ohne@nirgends', text: 'Ohne Skript.' });
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByLabel('Was wir noch wissen sollten')).toHaveValue('Ohne Skript.');
    await form.getByLabel(/^E-Mail-Adresse/).fill('ohne@example.org');
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    const reference = await confirmedReference(page);
    await waitForMail('ohne@example.org', { words: reference });
    expect(await waitForMail(OFFICE, { words: 'Ohne Skript.' })).toContain(reference);
  });

  test('[VI3] an enquiry for what was let a minute ago is answered truly', async ({ page, watch }) => {
    watch.expectProblem(/410|Failed to load resource/);
    await page.goto(OFFER);
    const form = block(page, 'contact-form');
    await sendToLetOffer(page);
    await fillIn(form, { email: 'spaet@example.org', text: 'Zu spät.' });
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expectTooLate(page);
  });
});

interface Entries {
  email: string;
  text: string;
}

async function fillIn(form: Locator, { email, text }: Entries): Promise<void> {
  await form.getByLabel(/^Vor- und Nachname/).fill('Jo Öztürk');
  await form.getByLabel(/^E-Mail-Adresse/).fill(email);
  await form.getByLabel(/^Wie viele Personen/).selectOption('zwei Personen');
  await form.getByLabel(/^Wohnberechtigungsschein/).selectOption('Ich habe ihn beantragt');
  await form.getByLabel('Was wir noch wissen sollten').fill(text);
  await form.getByRole('checkbox').check();
}

/** Fills in and sends the form. @returns the reference number */
async function enquire(page: Page, form: Locator, entries: Entries): Promise<string> {
  await fillIn(form, entries);
  await passAsHuman(page);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  return confirmedReference(page);
}

async function confirmedReference(page: Page): Promise<string> {
  await page.waitForURL(/\?tx_powermail_pi1/);
  await expect(page.getByText('Ihre Anfrage ist angekommen')).toBeVisible();
  return (await page.locator('[data-form-confirmation] strong').last().textContent()) ?? '';
}

/** As if the offer had been let since the page was opened: the form is sent to the address of one that was. */
async function sendToLetOffer(page: Page): Promise<void> {
  await page.evaluate(
    ([offer = '', letOffer = '']) => {
      const { fetch } = window;
      window.fetch = (target, init) => fetch(target === offer ? letOffer : target, init);
      document.querySelector(`form[action="${offer}"]`)?.setAttribute('action', letOffer);
    },
    [OFFER, LET],
  );
}

async function expectTooLate(page: Page): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Diese Wohnung ist seit dem');
  await expect(notice).toContainText('weder gespeichert noch weitergegeben');
  await expect(notice).toContainText('Zu spät.');
  await expect(page).toHaveTitle(/^Nicht gesendet – /);
  await expect(page.getByRole('region', { name: 'Ähnliche Angebote' }).getByRole('article')).not.toHaveCount(
    0,
  );
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
