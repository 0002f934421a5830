import { expect, type Page, test } from '@playwright/test';
import { block, untilHydrated } from '../site/islands.ts';
import { type MailServer, startMailServer } from '../site/mail-server.ts';
import { type Site, startSite } from '../site/site.ts';

const FORM = '/ausschreibungen/abo';
const PROOF = 'tx_dmannouncements_subscriptionuser[bot-check]';
const REJECTION = 'Wir konnten nicht prüfen, dass Sie kein Programm sind.';

let mailServer: MailServer;
let site: Site;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startSite({ env: { SMTP_URL: mailServer.url, BOT_CHECK: 'altcha' } });
});
test.afterAll(async () => {
  await site?.stop();
  await mailServer?.stop();
});

test('[P29] with the bot check on, a browser sends a proof of work without the visitor’s help, requests to other origins or policy violations @full', async ({
  page,
}) => {
  const problems = await watch(page);
  await fillIn(page, 'mensch@bau.example');
  const [sent] = await Promise.all([
    page.waitForRequest(/type=1777/),
    page.getByRole('button', { name: 'Anmelden' }).click(),
  ]);
  const proof = new URLSearchParams(sent.postData() ?? '').get(PROOF) ?? '';
  expect(JSON.parse(atob(proof))).toMatchObject({ algorithm: 'SHA-256', number: expect.any(Number) });
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible({ timeout: 30_000 });
  await mailServer.mailsTo('mensch@bau.example', 1);
  expect(await problems()).toEqual([]);
});

test('[P29] [R4.1-6] [R8-4] rejects a missing, forged or reused proof, and the form keeps its input @full', async ({
  page,
}) => {
  let used = '';
  let forge = (_proof: string) => '';
  await page.route(/type=1777/, (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    fields.set(PROOF, forge(fields.get(PROOF) ?? ''));
    return route.continue({ postData: fields.toString() });
  });
  await fillIn(page, 'roboter@bau.example');
  const form = page.locator('form[action*="1777"]');
  const submit = form.getByRole('button', { name: 'Anmelden' });
  const forgeries = [
    () => '',
    // This number does not solve the challenge.
    (proof: string) => btoa(JSON.stringify({ ...JSON.parse(atob(proof)), number: 1 })),
  ];
  for (forge of forgeries) {
    await submit.click();
    await expect(form.getByText(REJECTION)).toBeVisible({ timeout: 30_000 });
    await expect(form.locator('.input-email')).toHaveValue('roboter@bau.example');
    await expect(form.getByLabel('Dach', { exact: true })).toBeChecked();
    await expect(form.locator('.input-terms')).toBeChecked();
  }
  forge = (proof) => {
    used = proof;
    return proof;
  };
  await submit.click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible({ timeout: 30_000 });

  await fillIn(page, 'noch-einer@bau.example');
  forge = () => used;
  await submit.click();
  await expect(form.getByText(REJECTION)).toBeVisible({ timeout: 30_000 });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[P28] [P29] explains how to subscribe without a proof, and keeps the input @full', async ({
    page,
  }) => {
    await page.goto(site.url + FORM);
    await page.getByLabel('Dach', { exact: true }).check();
    await page.locator('.input-email').fill('ohne@bau.example');
    await page.locator('.input-terms').check();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(REJECTION);
    await expect(main).toContainText('per E-Mail an vergabe@stadtraum-wohnen.example oder am Telefon');
    await expect(page.locator('.input-email')).toHaveValue('ohne@bau.example');
    await expect(page.getByLabel('Dach', { exact: true })).toBeChecked();
  });
});

async function fillIn(page: Page, address: string): Promise<void> {
  await page.goto(site.url + FORM);
  await untilHydrated(page, block(page, 'subject-subscription'));
  await page.getByLabel('Dach', { exact: true }).check();
  await page.locator('.input-email').fill(address);
  await page.locator('.input-terms').check();
}

/**
 * Records console messages, uncaught errors, policy violations and requests to other origins.
 *
 * @returns a function that returns what was recorded
 */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) problems.push(`third party: ${request.url()}`);
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return async () => [
    ...problems,
    ...(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)),
  ];
}
