import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { passAsHuman } from '../site/human.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { type MailServer, startMailServer } from '../site/mail-server.ts';
import { type Site, startSite } from '../site/site.ts';

const OFFICE = 'service@stadtraum-wohnen.example';
const SUBSCRIPTION = '/ausschreibungen/abo';
const ACCEPTED = 'Ihre Nachricht ist angekommen';
/** A low limit, so that only one of the flood's delayed emails is sent per minute. */
const MAILS_PER_HOUR = 3;

let mailServer: MailServer;
let site: Site;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startSite({
    env: { SMTP_URL: mailServer.url, SUBMISSIONS_PER_HOUR: String(MAILS_PER_HOUR) },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await mailServer?.stop();
});

test('[SE2] [P29] under pressure, a browser sends a proof of work automatically, and its email is sent before the flood’s @full', async ({
  page,
  request,
}) => {
  const violations = await watchPolicy(page);
  await flood(request, MAILS_PER_HOUR + 5);
  await page.goto(`${site.url}/kontakt`);
  const kontakt = block(page, 'kontakt');
  await kontakt.scrollIntoViewIfNeeded();
  await untilHydrated(page, kontakt);
  await fillIn(page, 'Mit Skript');
  await passAsHuman(page);
  const posts = countPosts(page, /\/kontakt$/);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText(ACCEPTED)).toBeVisible({ timeout: 30_000 });
  expect(posts()).toBe(2);
  expect(await violations()).toEqual([]);
  await expect.poll(() => mailsAbout('Mit Skript')).toBe(1);
});

test('[SE2] [R4.1-3] under pressure, a subscription works as usual and is confirmed immediately @full', async ({
  page,
  request,
}) => {
  await flood(request, MAILS_PER_HOUR + 1);
  await page.goto(site.url + SUBSCRIPTION);
  await untilHydrated(page, block(page, 'subject-subscription'));
  await page.getByLabel('Dach', { exact: true }).check();
  await page.locator('.input-email').fill('unter-druck@bau.example');
  await page.locator('.input-terms').check();
  const posts = countPosts(page, /type=1777/);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible({ timeout: 30_000 });
  expect(posts()).toBe(2);
  await mailServer.mailsTo('unter-druck@bau.example', 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SE2] [P28] under pressure, a form is accepted as usual @full', async ({ page, request }) => {
    await flood(request, MAILS_PER_HOUR + 1);
    await page.goto(`${site.url}/kontakt`);
    await fillIn(page, 'Ohne Skript');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText(ACCEPTED)).toBeVisible();
  });
});

let floodForms = 0;

/** Sends `count` forms without a proof of work. */
async function flood(request: APIRequestContext, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    floodForms += 1;
    const fields = { email: `flut-${floodForms}@bau.example`, terms: '1', 'subjects-concat': 'Dach' };
    const form = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`tx_dmannouncements_subscriptionuser[${name}]`, value]),
    );
    const prefix = 'tx_dmannouncements_subscriptionuser';
    const action = `/?type=1777&${prefix}[action]=send&${prefix}[controller]=Subscriptionuser`;
    const response = await request.post(site.url + action, { form, headers: { accept: 'application/json' } });
    expect(await response.json()).toMatchObject({ status: 'success' });
  }
}

function mailsAbout(name: string): number {
  return mailServer.received(OFFICE).filter((text) => text.includes(name)).length;
}

async function fillIn(page: Page, message: string): Promise<void> {
  const kontakt = block(page, 'kontakt');
  await kontakt.getByLabel(/^Vor- und Nachname/).fill('Jo Öztürk');
  await kontakt.getByLabel(/^E-Mail-Adresse/).fill('jo@example.org');
  await kontakt.getByLabel(/^Worum geht es/).selectOption('Lob und Beschwerde');
  await kontakt.getByLabel(/^Ihre Nachricht/).fill(message);
  await kontakt.getByLabel(/^Sie dürfen meine Angaben/).check();
}

function countPosts(page: Page, url: RegExp): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && url.test(request.url())) posts += 1;
  });
  return () => posts;
}

async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}
