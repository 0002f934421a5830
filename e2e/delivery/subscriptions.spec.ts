import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type MailServer, oneClickPath, startMailServer } from '../site/mail-server.ts';
import { findLink } from '../site/outbox.ts';
import { type Site, startSite } from '../site/site.ts';
import { announce as announceOn, contentSettings, copyContent } from './announcements.ts';

const LIST = '/ausschreibungen';

interface Announcement {
  uid: number;
  slug: string;
  title: string;
  number: string;
  subjects: string[];
  period: string;
}

let directory: string;
let mailServer: MailServer;
let site: Site;
let announcement: Announcement;

test.beforeAll(async () => {
  directory = await copyContent();
  mailServer = await startMailServer();
  site = await startSite({
    env: { ...contentSettings(directory), SMTP_URL: mailServer.url, TEST_HOST: '127.0.0.1' },
  });
  announcement = await openAnnouncement();
});
test.afterAll(async () => {
  await site?.stop();
  await mailServer?.stop();
  await rm(directory, { recursive: true, force: true });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('[R2.7-3] [R4.1-3] [R7.1-1] [R7.1-2] [R7.1-3] a visitor subscribes to one announcement, confirms by email, is notified of a change, and unsubscribes with the email’s link @full', async ({
      page,
    }) => {
      const address = `eine-${javaScriptEnabled}@bau.example`;
      await page.goto(`${site.url}${LIST}/${announcement.slug}`);
      await page.getByText('Ausschreibung abonnieren').click();
      await subscribe(page, page.locator('form[data-announcement-uid]'), address);
      const [confirmation = ''] = await mailServer.mailsTo(address, 1);
      expect(confirmation).toContain(announcement.number);
      await page.goto(site.url + findLink('/abo/bestaetigen', confirmation));
      await page.getByRole('button', { name: 'Abo bestätigen' }).click();
      await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');

      await announce({ period: `geändert, JavaScript ${javaScriptEnabled}` });
      const [, changeMail = ''] = await mailServer.mailsTo(address, 2);
      expect(changeMail).toContain(`geändert, JavaScript ${javaScriptEnabled}`);
      await page.goto(site.url + findLink('/abo/abmelden', changeMail));
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByRole('main')).toContainText('Sie sind abgemeldet.');
    });

    test('[R2.7-4] [R4.1-3] [R7.1-2] [R7.1-3] a visitor subscribes to subjects, confirms, is notified of a change, and unsubscribes with one click in a mail program @full', async ({
      page,
      request,
    }) => {
      const address = `gewerke-${javaScriptEnabled}@bau.example`;
      await page.goto(`${site.url}/ausschreibungen/abo`);
      await page.getByLabel(announcement.subjects[0] ?? '', { exact: true }).check();
      await subscribe(page, page.locator('form[action*="1777"]'), address);
      const [confirmation = ''] = await mailServer.mailsTo(address, 1);
      await page.goto(site.url + findLink('/abo/bestaetigen', confirmation));
      await page.getByRole('button', { name: 'Abo bestätigen' }).click();
      await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');

      await announce({ period: `noch einmal geändert, JavaScript ${javaScriptEnabled}` });
      const [, changeMail = ''] = await mailServer.mailsTo(address, 2);
      const click = { form: { 'List-Unsubscribe': 'One-Click' } };
      const response = await request.post(site.url + oneClickPath(changeMail), click);
      expect([response.status(), await response.json()]).toEqual([200, { status: 'abgemeldet' }]);
      await announce({ period: `zum letzten Mal geändert, JavaScript ${javaScriptEnabled}` });
      // An email to a new subscriber arrives after all notifications of the change.
      const other = `nach-${javaScriptEnabled}@bau.example`;
      await page.goto(`${site.url}/ausschreibungen/abo`);
      await page.getByLabel('Boden', { exact: true }).check();
      await subscribe(page, page.locator('form[action*="1777"]'), other);
      await mailServer.mailsTo(other, 1);
      await mailServer.mailsTo(address, 2);
    });
  });
}

test('[R2.7-5] [P26] fills the form in with test data on the test host only @full', async ({ page }) => {
  const values = async (origin: string) => {
    await page.goto(`${origin}/ausschreibungen/abo`);
    const island = page.locator('[data-block-type="subject-subscription"]');
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-island-state', 'hydrated');
    return [await page.locator('.input-email').inputValue(), await page.locator('.input-terms').isChecked()];
  };
  // Both hosts serve the same document.
  expect(await values(site.url)).toEqual(['', false]);
  expect(await values(site.url.replace('localhost', '127.0.0.1'))).toEqual(['test@example.org', true]);
});

test('[R4.1-5] [R8-3] [P18] a site that is set to reveal existing subscriptions does so with and without JavaScript @full', async ({
  browser,
}) => {
  const revealingSite = await startSite({
    env: { SMTP_URL: mailServer.url, SUBSCRIPTION_REVEALS_EXISTING: 'true' },
  });
  const address = 'bekannt@bau.example';
  for (const [javaScriptEnabled, message] of [
    [true, 'Sie sind bereits angemeldet'],
    [false, 'Dieses Abo gibt es schon.'],
  ] as const) {
    const page = await browser.newPage({ javaScriptEnabled });
    const send = async () => {
      await page.goto(`${revealingSite.url}/ausschreibungen/abo`);
      await page.getByLabel('Dach', { exact: true }).check();
      await page.locator('.input-email').fill(address);
      await page.locator('.input-terms').check();
      await page.getByRole('button', { name: 'Anmelden' }).click();
    };
    if (javaScriptEnabled) {
      await send();
      const [confirmation = ''] = await mailServer.mailsTo(address, 1);
      await page.goto(revealingSite.url + findLink('/abo/bestaetigen', confirmation));
      await page.getByRole('button', { name: 'Abo bestätigen' }).click();
      await expect(page.getByRole('main')).toContainText('Ihr Abo ist bestätigt.');
    }
    await send();
    await expect(page.getByRole('main')).toContainText(message);
    await page.close();
  }
  await revealingSite.stop();
});

async function subscribe(page: Page, form: ReturnType<Page['locator']>, address: string): Promise<void> {
  await form.locator('.input-email').fill(address);
  await form.locator('.input-terms').check();
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('main')).toContainText('Bitte sehen Sie in Ihr Postfach');
}

/** Returns the first announcement in the list that is open for bids. */
async function openAnnouncement(): Promise<Announcement> {
  const html = await fetch(site.url + LIST).then((response) => response.text());
  const uid = Number(/data-announcement-uid="(\d+)"/.exec(html)?.[1]);
  const file = join(directory, 'content/collections/announcements/records.json');
  const records = JSON.parse(await readFile(file, 'utf8')) as Announcement[];
  const found = records.find((record) => record.uid === uid);
  if (!found) throw new Error('no announcement is open for bids');
  return found;
}

/** Changes the announcement as an editor would. */
async function announce(changes: Partial<Announcement>): Promise<void> {
  await announceOn(site, directory, { uid: announcement.uid, ...changes });
}
