import { passAsHuman } from '../site/human.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { findLink, waitForMail } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

const OFFICE = 'barrierefrei@stadtraum-wohnen.example';
const REFERENCE = /[2-9B-Z]{4}-[2-9B-Z]{4}/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[AC4] [FO3] a barrier is reported from the footer of a page, gets a number, and its copy is sent only after the address has asked for it @full', async ({
      page,
    }) => {
      const words = `Das Menü liest mein Bildschirmleser nicht vor (${javaScriptEnabled}, ${Date.now()})`;
      const sender = `leser-${Date.now()}@haus.example`;
      await page.goto('/unternehmen/geschichte');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Barriere melden' }).click();
      await expect(page).toHaveURL('/barrierefreiheit/melden?seite=/unternehmen/geschichte');
      const form = block(page, 'contact-form');
      if (javaScriptEnabled) await untilHydrated(page, form);
      await expect(form.getByLabel('Auf welcher Seite?')).toHaveValue('/unternehmen/geschichte');
      await form.getByLabel(/^Was funktioniert nicht/).fill(words);
      await form.getByLabel('E-Mail-Adresse', { exact: true }).fill(sender);
      await form.getByLabel(/^Ich möchte eine Kopie/).check();
      if (javaScriptEnabled) await passAsHuman(page);
      await form.getByRole('button', { name: 'Barriere melden' }).click();

      await expect(page).toHaveURL(/\?tx_powermail_pi1%5Bsent%5D=barriere&/);
      const confirmation = page.locator('[data-form-confirmation]');
      await expect(confirmation).toContainText(REFERENCE);
      const [reference = ''] = REFERENCE.exec(await confirmation.innerText()) ?? [];
      expect(await waitForMail(OFFICE, { words })).toContain(`Barriere auf der Website (${reference})`);

      const receipt = await waitForMail(sender);
      expect(receipt).toContain(reference);
      expect(receipt).not.toContain(words);
      await page.goto(findLink('/kontakt/kopie', receipt));
      await page.getByRole('button', { name: 'Kopie anfordern' }).click();
      await expect(page.getByRole('main')).toContainText('Die Kopie ist unterwegs.');
      const copy = await waitForMail(sender, { words });
      expect(copy).toContain(`Kopie Ihrer Nachricht (${reference})`);
      expect(copy).not.toContain(OFFICE);
    });
  });
}

test('[AC4] the link to easy-to-read German is visible in the head on phones and desktops, outside the menu @full', async ({
  page,
}) => {
  for (const width of [320, 390, 800, 1000, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/kontakt');
    const link = page.getByRole('banner').getByRole('link', { name: 'Leichte Sprache' });
    await expect(link).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('[FO4] a telephone number is checked as typed, whether the form was hydrated before or after @full', async ({
  page,
}) => {
  const message = async (isHydrated: boolean) => {
    await page.goto('/kontakt');
    const form = block(page, 'contact-form');
    if (isHydrated) await untilHydrated(page, form);
    const phone = form.getByLabel(/^Telefonnummer/);
    await phone.focus();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    const summary = form.getByRole('group', { name: 'Das hat noch nicht geklappt' });
    await expect(summary).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/gültige Telefonnummer/);
    return summary.getByRole('link').allTextContents();
  };
  expect(await message(false)).toEqual(await message(true));
});
