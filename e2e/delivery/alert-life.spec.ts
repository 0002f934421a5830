import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type MailServer, startMailServer } from '../site/mail-server.ts';
import { findLink } from '../site/outbox.ts';
import { type Site, startSite } from '../site/site.ts';
import { contentSettings, copyContent, loadContent } from './announcements.ts';

const ADDRESS = 'sucht@wohnung.example';
/** New offers are tested within five seconds. */
const MATCHED_MS = 8000;
const RECORDS = 'content/collections/offers/records.json';

test('[VI14] [P38] an alert’s whole life, from the emails: a search of the list, saved, confirmed, notified of the next flat once, changed to daily, ended @full', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const directory = await copyContent();
  const mailServer = await startMailServer();
  const settings = contentSettings(directory);
  const site = await startSite({ env: { ...settings, SMTP_URL: mailServer.url } });
  try {
    // Without JavaScript, every step is a plain form.
    const page = await browser.newPage({ javaScriptEnabled: false });
    await live({ page, site, mailServer, directory, settings });
  } finally {
    await site.stop();
    await mailServer.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

interface Life {
  page: Page;
  site: Site;
  mailServer: MailServer;
  directory: string;
  settings: Record<string, string>;
}

async function live({ page, site, mailServer, directory, settings }: Life): Promise<void> {
  const main = page.getByRole('main');
  const mails = (count: number) => mailServer.mailsTo(ADDRESS, count);
  const open = (mail: string, path: string) => page.goto(site.url + findLink(path, mail));
  const publish = async (uid: number, changes: Record<string, unknown>) => {
    const file = join(directory, RECORDS);
    const records = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>[];
    const [first] = records;
    await writeFile(file, JSON.stringify([...records, { ...first, uid, slug: `neu-${uid}`, ...changes }]));
    await loadContent(site, settings);
  };

  // From the filtered list to the form, which names what is wrong and keeps what was typed.
  const prefix = 'tx_dmshoffers_offerslist';
  const filter = new URLSearchParams([
    [`${prefix}[district][]`, 'Hafen'],
    [`${prefix}[district][]`, 'Nord'],
    [`${prefix}[rentbis]`, '800'],
  ]);
  await page.goto(`${site.url}/immobilien/angebote?${filter}`);
  await page.getByRole('link', { name: 'Neues zu dieser Suche per E-Mail' }).click();
  await expect(page.getByLabel('Gesamtmiete bis, in €')).toHaveValue('800');
  await page.getByLabel('Zimmer ab').fill('5');
  await page.getByText('Weitere Merkmale').click();
  await page.getByLabel('Zimmer bis').fill('2');
  await page.getByLabel('E-Mail-Adresse').fill(ADDRESS);
  await sendForm(page);
  await expect(main).toContainText('Zimmer bis: Diese Zahl ist kleiner als der Anfang des Bereichs');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(ADDRESS);
  await page.getByLabel('Zimmer ab').fill('2');
  await page.getByLabel('Zimmer bis').fill('');
  await sendForm(page);
  await expect(main).toContainText('liegt unsere E-Mail mit einem Link schon in Ihrem Postfach oder kommt');
  const [confirmation = ''] = await mails(1);
  const search = 'alle Angebote im Bezirk Hafen oder Nord, bis 800 € Gesamtmiete, ab 2 Zimmern';
  expect(confirmation).toContain(search);
  await publish(901, { title: 'Vor der Bestätigung' });
  await page.waitForTimeout(MATCHED_MS);
  await open(confirmation, '/abo/bestaetigen');
  await page.getByRole('button', { name: 'Abo bestätigen' }).click();
  await expect(main).toContainText('Ihr Abo ist bestätigt.');

  // The next flat that fits, once; its link leads to its page.
  await publish(902, { title: 'Neue Wohnung im Norden' });
  await publish(903, { title: 'Zu teuer', netRent: 900, totalRent: 1060.6 });
  const [, alert = ''] = await mails(2);
  expect(alert).toContain('Neu für Ihre Suche: Neue Wohnung im Norden');
  expect(alert).toContain('2 Zimmer, 58,4 m²');
  expect(alert).toContain(`weil Sie abonniert haben: ${search}.`);
  expect(alert).not.toMatch(/Vor der Bestätigung|Zu teuer/);
  expect(alert).toContain(`${site.url}/immobilien/angebote/neu-902`);
  await page.goto(`${site.url}/immobilien/angebote/neu-902`);
  await expect(page.getByRole('heading', { level: 1, name: 'Neue Wohnung im Norden' })).toBeVisible();
  const [all = ''] = alert.match(/https?:\S+offerslist\S+/) ?? [];
  await page.goto(all);
  await expect(page.getByRole('article', { name: 'Neue Wohnung im Norden' })).toBeVisible();

  // Once a day instead; then it ends.
  await open(alert, '/abo/verwalten');
  await page.getByRole('button', { name: 'Abos anzeigen' }).click();
  await page.getByRole('combobox', { name: /^Alle Angebote/ }).selectOption('daily');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await publish(904, { title: 'Wartet auf den Morgen' });
  await page.waitForTimeout(MATCHED_MS);
  await mails(2);
  await open(alert, '/abo/abmelden');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(main).toContainText('Sie sind abgemeldet.');
  await publish(905, { title: 'Zu spät' });
  await page.waitForTimeout(MATCHED_MS);
  await mails(2);
}

async function sendForm(page: Page): Promise<void> {
  const consent = page.getByRole('checkbox', { name: /^Ich möchte per E-Mail erfahren/ });
  await consent.check();
  await page.getByRole('button', { name: 'Suche abonnieren' }).click();
}
