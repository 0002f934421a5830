import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { type MailServer, startMailServer } from '../site/mail-server.ts';
import { findLink } from '../site/outbox.ts';
import { startPostgresql, type TestPostgresql } from '../site/postgresql.ts';
import { type Site, startSite } from '../site/site.ts';
import { announce, contentSettings, copyContent } from './announcements.ts';

const ADDRESS = 'leben@bau.example';
const DAY_MS = 24 * 3_600_000;
/** Digests are queued every minute. */
const DIGEST_TIMEOUT_MS = 80_000;

for (const kind of ['embedded', 'PostgreSQL'] as const) {
  test(`[P38] [FO1] [R7.1-3] a subscriber’s whole life, from the emails: two subjects and a search, confirmed, a daily email, changed, managed, ended; ${kind} @full`, async ({
    browser,
  }) => {
    // Starts a site, and waits for the next digest.
    test.setTimeout(240_000);
    const postgresql = kind === 'PostgreSQL' ? await startPostgresql() : undefined;
    test.skip(kind === 'PostgreSQL' && !postgresql, 'PostgreSQL is not installed');
    const directory = await copyContent();
    const mailServer = await startMailServer();
    const settings = {
      ...contentSettings(directory),
      ...(postgresql && { DATABASE_URL: postgresql.url }),
    };
    const site = await startSite({
      env: {
        ...settings,
        CLOCK_FILE: join(directory, 'offset'),
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../site/jumping-clock.mjs'))}`,
        SMTP_URL: mailServer.url,
      },
    });
    try {
      // Without JavaScript, every step is a plain form.
      const page = await browser.newPage({ javaScriptEnabled: false });
      await live({ page, site, mailServer, directory, settings, postgresql });
    } finally {
      await site.stop();
      await postgresql?.stop();
      await mailServer.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });
}

interface Life {
  page: Page;
  site: Site;
  mailServer: MailServer;
  directory: string;
  settings: Record<string, string>;
  postgresql: TestPostgresql | undefined;
}

async function live({ page, site, mailServer, directory, settings, postgresql }: Life): Promise<void> {
  const main = page.getByRole('main');
  const mails = (count: number) => mailServer.mailsTo(ADDRESS, count);
  const change = (announcement: { uid: number } & Record<string, unknown>) =>
    announce(site, directory, announcement, settings);
  const open = (mail: string, path: string) => page.goto(site.url + findLink(path, mail));

  // Two subjects, every day.
  await page.goto(`${site.url}/ausschreibungen/abo`);
  await page.getByLabel('Dach', { exact: true }).check();
  await page.getByLabel('Maler', { exact: true }).check();
  await sendForm(page, 'Anmelden');
  await expect(main).toContainText('liegt unsere E-Mail mit einem Link schon in Ihrem Postfach oder kommt');
  const [confirmation = ''] = await mails(1);
  // Nothing is confirmed by managing.
  await open(confirmation, '/abo/verwalten');
  await page.getByRole('button', { name: 'Abos anzeigen' }).click();
  await expect(main).toContainText('Noch ist kein Abo bestätigt.');
  await open(confirmation, '/abo/bestaetigen');
  await page.getByLabel('gesammelt, jeden Morgen').check();
  await page.getByRole('button', { name: 'Abo bestätigen' }).click();
  await expect(main).toContainText('Ihr Abo ist bestätigt.');

  // A search, from the filtered list, at once.
  const filter = 'tx_dmannouncements_announcementlist%5Bgewerk%5D=HLS';
  await page.goto(`${site.url}/ausschreibungen?${filter}`);
  await page.getByRole('link', { name: 'Diese Suche per E-Mail abonnieren' }).click();
  await expect(page.getByRole('combobox', { name: 'Gewerk' })).toHaveValue('HLS');
  await page.getByLabel('Frist bis').fill('31.02.2099');
  await sendForm(page, 'Suche abonnieren');
  await expect(main).toContainText('Bitte geben Sie einen Tag wie 24.12.2026 ein');
  await page.getByLabel('Frist bis').fill('31.12.2098');
  await sendForm(page, 'Suche abonnieren');
  const [, searchConfirmation = ''] = await mails(2);
  expect(searchConfirmation).toContain('alle Ausschreibungen im Gewerk HLS, mit Frist bis 31.12.2098');
  await open(searchConfirmation, '/abo/bestaetigen');
  await page.getByRole('button', { name: 'Abo bestätigen' }).click();

  // What the search finds comes at once; what only the subjects cover waits for the morning.
  const [record] = JSON.parse(
    await readFile(join(directory, 'content/collections/announcements/records.json'), 'utf8'),
  ) as [Record<string, unknown>];
  const questions = [{ date: '2026-11-20', question: 'Gilt das Gerüst?', answer: 'Ja, ab März.' }];
  const next = { ...record, questions, deadline: '2098-12-01', bindingUntil: '2098-12-31' };
  await change({ ...next, uid: 901, slug: 'heizung', number: 'SW-B-901', subjects: ['HLS'] });
  const [, , found = ''] = await mails(3);
  expect(found).toContain('SW-B-901');
  await change({ ...next, uid: 902, slug: 'daecher', number: 'SW-B-902', subjects: ['Dach'], questions: [] });
  await change({ uid: 902, questions });
  if (postgresql) await postgresql.sql(`update subscription_digests set at = at - interval '1 day'`);
  else await writeFile(join(directory, 'offset'), String(DAY_MS));
  await expect.poll(() => mailServer.received(ADDRESS).length, { timeout: DIGEST_TIMEOUT_MS }).toBe(4);
  const [, , , digest = ''] = await mails(4);
  expect(digest).toContain('Neu: SW-B-902');
  expect(digest).toContain('Antwort: Ja, ab März.');
  expect(digest).not.toContain('SW-B-901');

  // The digest's link manages everything.
  await open(digest, '/abo/verwalten');
  await page.getByRole('button', { name: 'Abos anzeigen' }).click();
  await expect(main).toContainText('2 Abos für l…@bau.example');
  await page.getByRole('combobox', { name: /Gewerk Dach/ }).selectOption('instant');
  await page.getByRole('combobox', { name: /Gewerk HLS/ }).selectOption('end');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(main).toContainText('Ein Abo für l…@bau.example');
  await change({ uid: 901, place: 'Uferstraße 2' });
  await change({ uid: 902, cancelled: true });
  const [, , , , last = ''] = await mails(5);
  expect(last).toContain('Das Verfahren ist aufgehoben');

  await open(last, '/abo/verwalten');
  await page.getByRole('button', { name: 'Abos anzeigen' }).click();
  await page.getByRole('combobox').selectOption('end');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(main).toContainText('Zu diesem Link gibt es kein Abo mehr.');
  await change({ uid: 902, cancelled: false });
  await page.waitForTimeout(6000);
  await mails(5);
}

async function sendForm(page: Page, button: string): Promise<void> {
  await page.locator('.input-email').fill(ADDRESS);
  await page.locator('.input-terms').check();
  await page.getByRole('button', { name: button }).click();
}
