import type { Locator, Page } from '@playwright/test';
import { tap } from '../site/firefox.ts';
import { passAsHuman } from '../site/human.ts';
import { block } from '../site/islands.ts';
import { skipToContent, tabTo } from '../site/keyboard.ts';
import { recordMeasurement } from '../site/measurements.ts';
import { waitForMail } from '../site/outbox.ts';
import { expect, test } from '../site/test.ts';

/*
 * From the start page to a sent enquiry, as a visitor who has not chosen any services yet: on a slow phone, by keyboard, and
 * without JavaScript.
 */

const MAX_TOUCHES = 6;
const DISTRICT = 'Hafen';
const MAX_RENT = '1500';
const PHONE = { width: 390, height: 844 };
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

const finder = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Wohnung finden' });
const offers = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');
const enquiryLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Anfrage stellen' }).first();
const form = (page: Page) => block(page, 'contact-form');
const send = (page: Page) => form(page).getByRole('button', { name: 'Anfrage senden' });

// Nothing is stored in this visitor's browser.
test.use({ storageState: { cookies: [], origins: [] } });

test.describe('on a slow phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test(`[VI1] [VI3] at 150 ms, 1.6 Mbit/s and a quarter of the processor, an enquiry takes at most ${MAX_TOUCHES} touches besides its fields @full`, async ({
    page,
  }) => {
    const address = uniqueAddress('telefon');
    const visit = new SlowVisit(page);
    await visit.start();
    await visit.step('start page', async () => {
      await page.goto('/');
      await expect(finder(page).getByRole('button')).toBeInViewport({ ratio: 1 });
    });
    await finder(page).getByLabel('Bezirk').selectOption(DISTRICT);
    await finder(page).getByLabel('Gesamtmiete bis, in €').fill(MAX_RENT);
    await visit.step('list', async () => {
      await visit.tap(finder(page).getByRole('button'));
      await page.waitForURL(/\/immobilien\/angebote\?.*rentbis/);
      await expect(offers(page).first()).toBeInViewport();
    });
    await visit.step('offer', async () => {
      await visit.tap(offers(page).first());
      await page.waitForURL(/\/immobilien\/angebote\/[\w-]+$/);
      await expect(enquiryLink(page)).toBeInViewport();
    });
    await visit.step('form', async () => {
      await visit.tap(enquiryLink(page));
      await expect(form(page).getByRole('heading').first()).toBeInViewport();
    });
    await fillIn(form(page), address);
    await passAsHuman(page);
    await visit.step('confirmation', async () => {
      await visit.tap(send(page));
      await expectConfirmed(page);
    });
    await expectMails(page, address);
    recordMeasurement('slow phone', visit.report());
    expect(visit.touches).toBeLessThanOrEqual(MAX_TOUCHES);
  });
});

test('[VI1] [VI3] by keyboard, an enquiry is found, written and sent', async ({ page }) => {
  const address = uniqueAddress('tastatur');
  await page.goto('/');
  await skipToContent(page);
  await tabTo(page, finder(page).getByLabel('Bezirk'));
  await page.keyboard.type(DISTRICT);
  await tabTo(page, finder(page).getByLabel('Gesamtmiete bis, in €'));
  await page.keyboard.type(MAX_RENT);
  await tabTo(page, finder(page).getByRole('button'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/immobilien\/angebote\?.*rentbis/);
  await tabTo(page, offers(page).first());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/immobilien\/angebote\/[\w-]+$/);
  await skipToContent(page);
  await tabTo(page, enquiryLink(page));
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('heading').first()).toBeInViewport();

  const fields = form(page);
  for (const [field, text] of [
    [fields.getByLabel(/^Vor- und Nachname/), 'Jo Öztürk'],
    [fields.getByLabel(/^E-Mail-Adresse/), address],
    [fields.getByLabel(/^Wie viele Personen/), 'zwei'],
    [fields.getByLabel(/^Wohnberechtigungsschein/), 'Ich habe einen'],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, fields.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, send(page));
  await passAsHuman(page);
  await page.keyboard.press('Enter');
  await expectConfirmed(page);
  await expect(page.locator('[data-form-confirmation]')).toBeFocused();
  await expectMails(page, address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, hasTouch: true });

  test('[VI1] [VI3] without JavaScript, an enquiry is found, written and sent', async ({ page }) => {
    const address = uniqueAddress('ohne-skript');
    await page.goto('/');
    await finder(page).getByLabel('Bezirk').selectOption(DISTRICT);
    await finder(page).getByLabel('Gesamtmiete bis, in €').fill(MAX_RENT);
    await finder(page).getByRole('button').tap();
    await expect(page).toHaveURL(/\/immobilien\/angebote\?.*rentbis/);
    await offers(page).first().tap();
    await expect(page).toHaveURL(/\/immobilien\/angebote\/[\w-]+$/);
    await enquiryLink(page).tap();
    await expect(page).toHaveURL(/#anfrage$/);
    await fillIn(form(page), address);
    await send(page).tap();
    await expectConfirmed(page);
    await expectMails(page, address);
  });
});

/** A visit with a phone's line and processor, which counts touches and measures its steps. */
class SlowVisit {
  touches = 0;
  readonly #page: Page;
  readonly #steps: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async start(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }

  /** Taps a control, and first what covers the page, such as a consent layer. */
  async tap(control: Locator): Promise<void> {
    const refusal = this.#page.getByRole('dialog').getByRole('button', { name: /ablehnen|notwendige/i });
    if (await refusal.isVisible()) {
      this.touches += 1;
      await tap(refusal);
    }
    this.touches += 1;
    await tap(control);
  }

  /** Measures how long a step takes. */
  async step(name: string, action: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await action();
    this.#steps.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }

  report(): string {
    return [...this.#steps, `${this.touches} touches`].join(' · ');
  }
}

function uniqueAddress(name: string): string {
  return `${name}-${Date.now()}@example.org`;
}

async function fillIn(fields: Locator, address: string): Promise<void> {
  await fields.getByLabel(/^Vor- und Nachname/).fill('Jo Öztürk');
  await fields.getByLabel(/^E-Mail-Adresse/).fill(address);
  await fields.getByLabel(/^Wie viele Personen/).selectOption('zwei Personen');
  await fields.getByLabel(/^Wohnberechtigungsschein/).selectOption('Ich habe ihn beantragt');
  await fields.getByRole('checkbox').check();
}

async function expectConfirmed(page: Page): Promise<void> {
  await page.waitForURL(/\?tx_powermail_pi1/);
  await expect(page.getByText('Ihre Anfrage ist angekommen')).toBeInViewport();
}

/** Expects the confirmation's number in the sender's receipt and in the letting office's mail. */
async function expectMails(page: Page, address: string): Promise<void> {
  const reference = await page.locator('[data-form-confirmation] strong').last().innerText();
  expect(reference).toMatch(/^\w{4}-\w{4}$/);
  await waitForMail(address, { words: reference });
  expect(await waitForMail('vermietung-nord@stadtraum-wohnen.example', { words: reference })).toContain(
    `Reply-To: ${address}`,
  );
}
