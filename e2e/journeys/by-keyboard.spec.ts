import type { Page } from '@playwright/test';
import { AUTOFOCUS_NOTE } from '../site/autofocus-note.ts';
import { germanWorkdayIn } from '../site/german-day.ts';
import { block } from '../site/islands.ts';
import { skipToContent, tabTo } from '../site/keyboard.ts';
import { waitForMail } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

/*
 * Whole journeys by keyboard alone, once the first page is open. After each Tab, the focus must be visible and must have
 * moved on.
 */

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });

test('[R2.1-2] [R2.2-5] by keyboard: finds an offer from the start page and reads it @full', async ({
  page,
  watch,
}) => {
  watch.expectProblem(AUTOFOCUS_NOTE);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/');
  await tabTo(page, menu(page).getByRole('link', { name: 'Wohnung finden' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/immobilien\/angebote$/);

  await skipToContent(page);
  const districts = main(page).locator('summary', { hasText: 'Bezirk' });
  await tabTo(page, districts);
  await page.keyboard.press('Enter');
  await tabTo(page, main(page).getByRole('checkbox', { name: /^Mitte/ }));
  await page.keyboard.press('Space');
  await expect(districts).toContainText('Mitte');
  await page.keyboard.press('Escape');
  await expect(districts).toBeFocused();
  await tabTo(page, main(page).getByLabel('Gesamtmiete bis, in €'));
  await page.keyboard.type('900');
  await tabTo(page, main(page).getByRole('button', { name: /Angebote zeigen$/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/rentbis/);
  await expect(page.getByRole('region', { name: /^\d+ Treffer$/ })).toBeFocused();

  const offer = main(page).getByRole('link', { name: 'Drei Zimmer in der Siedlung am Wasserturm' });
  await tabTo(page, offer.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Drei Zimmer in der Siedlung am Wasserturm',
  );
  const rent = main(page).getByRole('row', { name: 'Gesamtmiete' });
  await readDownTo(page, () => expect(rent).toBeInViewport({ timeout: 500 }));
  await expect(rent).toHaveText(/\d+,\d\d\s€/);
  const enquiry = main(page).getByRole('link', { name: 'Anfrage stellen' }).first();
  await skipToContent(page);
  await tabTo(page, enquiry);
  await expect(enquiry).toHaveAttribute('href', '#anfrage');
});

test('[R2.7-1] [R2.7-3] [R7.1-2] by keyboard: finds a tender from the start page and subscribes to it @full', async ({
  page,
}) => {
  const address = `tastatur-${Date.now()}@bau.example`;
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/');
  await goByMenu(page, 'Unternehmen', 'Ausschreibungen');
  await expect(page).toHaveURL(/\/ausschreibungen$/);

  await skipToContent(page);
  await tabTo(page, main(page).getByLabel('Gewerk', { exact: true }));
  await page.keyboard.type('Dach');
  await tabTo(page, main(page).getByRole('button', { name: 'Filtern' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/Dach/);
  await expect(main(page).getByRole('status').first()).toHaveText('1 Ausschreibung im Gewerk Dach');

  // The filter's URL has the list's anchor, so Tab continues from there.
  await tabTo(page, main(page).getByText('Ausschreibung abonnieren'));
  await page.keyboard.press('Enter');
  const form = main(page).locator('form[data-announcement-uid]');
  await expect(form.locator('.input-email')).toBeFocused();
  await page.keyboard.type(address);
  await tabTo(page, form.locator('.input-terms'));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Anmelden' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/von jeder Änderung dieser Ausschreibung/)).toBeVisible();
  expect(await waitForMail(address)).toContain('/abo/bestaetigen?token=');
});

test('[R5.4-2] [R7.2-1] [R8-6] by keyboard: sends a repair form with errors, then corrects it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const hamburger = page.getByRole('banner').locator('summary', { hasText: 'Menü' }).first();
  await tabTo(page, hamburger);
  await page.keyboard.press('Enter');
  await goByMenu(page, 'Service', 'Reparatur melden');
  await expect(page).toHaveURL(/\/service\/reparatur$/);

  await skipToContent(page);
  const form = block(page, 'contact-form');
  const send = form.getByRole('button', { name: 'Schaden melden' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const summary = form.getByRole('group', { name: 'Das hat noch nicht geklappt' });
  await expect(summary).toBeFocused();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeAttached();
  await tabTo(page, summary.getByRole('link', { name: /Wo ist der Schaden/ }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radio', { name: 'In meiner Wohnung' })).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('checkbox', { name: 'Heizung und Warmwasser' }));
  await page.keyboard.press('Space');
  for (const [label, text] of [
    [/^Was genau funktioniert nicht/, 'Die Heizung im Bad bleibt kalt (mit der Tastatur geschrieben).'],
    [/^Wunschtermin/, germanWorkdayIn(7)],
  ] as const) {
    await tabTo(page, form.getByRole('textbox', { name: label }));
    await page.keyboard.type(text);
  }
  await tabTo(page, form.getByRole('radio', { name: /^Vormittags/ }));
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  for (const [label, text] of [
    [/^Vor- und Nachname/, 'Jo Öztürk'],
    [/^Telefonnummer/, '030 5550-123'],
    [/^E-Mail-Adresse/, 'jo@example.org'],
    [/^Straße und Hausnummer/, 'Kastanienallee 7'],
    [/^Postleitzahl/, '09994'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, form.getByRole('checkbox', { name: /an den beauftragten Handwerksbetrieb/ }));
  await page.keyboard.press('Space');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/service\/reparatur\?tx_powermail_pi1/);
  await expect(page.locator('[data-form-confirmation]')).toBeFocused();
  await expect(page.getByText('Ihre Meldung ist angekommen')).toBeInViewport();
});

/** Opens a menu item's submenu and follows one of its links. */
async function goByMenu(page: Page, item: string, link: string): Promise<void> {
  await tabTo(page, menu(page).locator('summary', { hasText: item }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu(page).getByRole('link', { name: link, exact: false }).first());
  await page.keyboard.press('Enter');
}

/** Presses Page Down, as a reader does, until an expectation holds. */
async function readDownTo(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expectation();
  }).toPass();
}
