import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { germanSaturday, germanWorkdayIn } from '../site/german-day.ts';
import { passAsHuman } from '../site/human.ts';
import { block, collectScripts, untilHydrated } from '../site/islands.ts';
import { waitForMail } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

const REPAIR = '/service/reparatur';
const OFFICE = 'reparatur@stadtraum-wohnen.example';

test('[R5.4-1] [R5.4-2] [R8-6] [R7.2-1] [R2.8-1] [R2.8-2] [F20] [AC5] a repair form is validated in the browser, keeps its input when sending fails, and is then sent, confirmed in view and emailed', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/503|Failed to load resource/);
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.addInitScript(recordScrolling);
  const scripts = collectScripts(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(REPAIR)) posts.push(request.url());
  });
  await page.goto(REPAIR);
  const form = block(page, 'contact-form');
  await expect(form).toHaveAttribute('data-island-state', 'waiting');
  expect(scripts.filter((path) => path.includes('form-session'))).toEqual([]);
  await untilHydrated(page, form);

  await form.getByRole('button', { name: 'Schaden melden' }).click();
  const summary = form.getByRole('group', { name: 'Das hat noch nicht geklappt' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(11);
  expect(scripts.filter((path) => path.includes('form-session'))).toHaveLength(1);
  expect(posts).toEqual([]);

  const text = form.getByLabel(/^Was genau funktioniert nicht/);
  expect(await linkedErrors(text)).toMatchObject({ isNext: true });
  const radio = form.getByRole('radio', { name: 'In meiner Wohnung' });
  expect(await linkedErrors(radio)).toMatchObject({
    isInGroup: true,
    text: 'Bitte wählen Sie aus: Wo ist der Schaden?',
  });
  const box = form.getByRole('checkbox', { name: /an den beauftragten Handwerksbetrieb/ });
  expect(await linkedErrors(box)).toMatchObject({
    isAfterContainer: true,
    text: 'Ohne Ihre Einwilligung kann kein Betrieb zu Ihnen kommen.',
  });
  // The native checkbox is invisible and covers its drawn check mark.
  await expect(box).toHaveCSS('opacity', '0');
  const { violations } = await new AxeBuilder({ page }).include('[data-block-type="contact-form"]').analyze();
  expect(violations).toEqual([]);

  await summary.getByRole('link', { name: /Was genau funktioniert nicht/ }).click();
  await expect(text).toBeFocused();
  await fillIn(form, 'Die Heizung im Kinderzimmer bleibt kalt (mit Skript).');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await passAsHuman(page);

  await page.route(REPAIR, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await form.getByRole('button', { name: 'Schaden melden' }).click();
  await expect(summary.getByRole('link')).toHaveText([/konnte nicht gesendet werden/]);
  await expect(summary).toBeFocused();
  await expect(text).toHaveValue(/mit Skript/);
  await form.getByRole('button', { name: 'Schaden melden' }).click();

  await page.waitForURL(/\/service\/reparatur\?tx_powermail_pi1/);
  const confirmation = page.getByText('Ihre Meldung ist angekommen');
  await expect(confirmation).toBeVisible();
  const notice = page.locator('[data-form-confirmation]');
  await expect(notice).toBeFocused();
  const top = () => notice.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 150)).toBeLessThanOrEqual(2);
  // The position is within 2 px a few frames before scrolling stops.
  await page.waitForFunction(
    () => Number(document.timeline.currentTime) - (window.scrollTimes.at(-1) ?? 0) > 200,
  );
  const times = await page.evaluate(() => window.scrollTimes);
  const [first = 0, beforeLast = 0, last = 0] = [times[0], times.at(-2), times.at(-1)];
  expect(last - first).toBeGreaterThanOrEqual(1350);
  // Scrolling ends with the first frame after its duration. A busy machine draws that frame late.
  expect(beforeLast - first).toBeLessThanOrEqual(1650);

  const mail = await waitForMail(OFFICE, { words: 'mit Skript' });
  expect(mail).toContain('Reply-To: jo@example.org');
  expect(mail).toContain(`Vorgangsnummer: ${await notice.locator('strong').last().textContent()}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R5.4-2] [R7.2-1] [R8-6] a rejected repair form shows its errors and all input, and is then corrected and confirmed', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/422|Failed to load resource/);
    await page.goto(REPAIR);
    const form = block(page, 'contact-form');
    await fillIn(form, 'Der Wasserhahn in der Küche tropft (ohne Skript).', '0999');
    await form.getByRole('button', { name: 'Schaden melden' }).click();
    await expect(form.getByLabel(/^Postleitzahl/)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('group', { name: 'Das hat noch nicht geklappt' })).toBeFocused();
    expect(await linkedErrors(form.getByLabel(/^Postleitzahl/))).toMatchObject({
      isNext: true,
      text: 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern ein.',
    });
    await expect(form.getByRole('checkbox', { name: 'Heizung und Warmwasser' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Ganz gleich' })).toBeChecked();
    await expect(form.getByLabel(/^Was genau funktioniert nicht/)).toHaveValue(/ohne Skript/);
    await form.getByLabel(/^Postleitzahl/).fill('09994');
    await form.getByRole('button', { name: 'Schaden melden' }).click();
    await expect(page).toHaveURL(/\/service\/reparatur\?tx_powermail_pi1/);
    await expect(page.getByText('Ihre Meldung ist angekommen')).toBeVisible();
  });

  test('[R7.2-1] an appointment on a Saturday is rejected, with the reason beside the day @full', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/422|Failed to load resource/);
    await page.goto('/kontakt');
    const form = block(page, 'contact-form');
    const day = form.getByRole('textbox', { name: 'Tag' });
    const saturday = germanSaturday();
    await day.fill(saturday);
    await form.getByRole('button', { name: 'Termin anfragen' }).click();
    expect(await linkedErrors(day)).toMatchObject({
      isNext: true,
      text: `Der ${saturday} ist ein Samstag. Bitte wählen Sie einen Tag von Montag bis Freitag.`,
    });
    await expect(day).toHaveValue(saturday);
  });
});

declare global {
  interface Window {
    scrollTimes: number[];
  }
}

/** Records the frame time of each scroll call, which is exact even if a busy machine draws the frame late. */
function recordScrolling(): void {
  window.scrollTimes = [];
  const scrollTo = window.scrollTo.bind(window) as (options?: ScrollToOptions) => void;
  window.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') throw new Error('unexpected scroll call');
    window.scrollTimes.push(Number(document.timeline.currentTime));
    scrollTo(options);
  };
}

async function fillIn(form: Locator, description: string, postcode = '09994'): Promise<void> {
  await form.getByRole('radio', { name: 'In meiner Wohnung' }).check();
  await form.getByRole('checkbox', { name: 'Heizung und Warmwasser' }).check();
  await form.getByLabel(/^Was genau funktioniert nicht/).fill(description);
  await form.getByRole('textbox', { name: 'Wunschtermin' }).fill(germanWorkdayIn(7));
  await form.getByRole('radio', { name: 'Ganz gleich' }).check();
  await form.getByLabel(/^Vor- und Nachname/).fill('Jo Öztürk');
  await form.getByLabel(/^Telefonnummer/).fill('030 5550-123');
  await form.getByLabel(/^E-Mail-Adresse/).fill('jo@example.org');
  await form.getByLabel(/^Straße und Hausnummer/).fill('Kastanienallee 7');
  await form.getByLabel(/^Postleitzahl/).fill(postcode);
  await form.getByRole('checkbox', { name: /an den beauftragten Handwerksbetrieb/ }).check();
}

/** The error list that an invalid field refers to, and its position. */
function linkedErrors(field: Locator) {
  return field.evaluate((element) => {
    const [id = ''] = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const list = document.getElementById(id);
    return {
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      text: list?.textContent,
      isNext: list !== null && element.nextElementSibling === list,
      isAfterContainer: list !== null && element.parentElement?.nextElementSibling === list,
      isInGroup: list !== null && element.closest('fieldset')?.contains(list) === true,
    };
  });
}
