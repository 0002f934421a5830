import type { Locator, Page } from '@playwright/test';
import { passAsHuman } from '../site/human.ts';
import { hydratedBlock } from '../site/islands.ts';
import { describeOpenStates, type OpenState } from '../site/open-states.ts';
import { expect } from '../site/test.ts';

const invalidFields = (form: Locator) => form.locator('[aria-invalid="true"]');

const CONTACT: OpenState[] = [
  {
    title: 'errors in the repair form',
    path: '/service/reparatur',
    open: async (page) => {
      const form = await hydratedBlock(page, 'contact-form');
      await form.getByRole('button', { name: 'Schaden melden' }).click();
      await expect(form.getByRole('group', { name: 'Das hat noch nicht geklappt' })).toBeFocused();
    },
  },
  {
    title: 'errors in the contact form',
    path: '/kontakt',
    open: async (page) => {
      const form = await hydratedBlock(page, 'contact-form');
      await form.locator('button[type="submit"]').click();
      await expect(invalidFields(form).first()).toBeVisible();
    },
  },
  {
    title: 'kontakt’s errors from the server',
    path: '/kontakt',
    messages: /422|Failed to load resource/,
    open: async (page) => {
      const form = await hydratedBlock(page, 'kontakt');
      await sendKontakt(form, 'niemand@nirgends');
      await expect(invalidFields(form).first()).toBeVisible();
    },
  },
  {
    title: 'a kontakt message that could not be sent',
    path: '/kontakt',
    messages: /503|Failed to load resource/,
    open: async (page) => {
      const form = await hydratedBlock(page, 'kontakt');
      await fulfillPosts(page, '/kontakt', { status: 503, body: '' });
      await sendKontakt(form);
      await expect(form.getByRole('group', { name: 'Das hat noch nicht geklappt' })).toBeFocused();
    },
  },
  {
    title: 'a sent kontakt message',
    path: '/kontakt',
    open: async (page) => {
      const form = await hydratedBlock(page, 'kontakt');
      await fulfillPosts(page, '/kontakt', { json: { status: 'success' } });
      await sendKontakt(form);
      await expect(form.getByText('Ihre Nachricht ist angekommen')).toBeVisible();
    },
  },
  {
    title: 'a repair form’s confirmation',
    path: '/service/reparatur?tx_powermail_pi1[sent]=reparatur',
    open: async (page) => expect(page.getByText('Ihre Meldung ist angekommen')).toBeVisible(),
  },
];

const SUBSCRIPTIONS: OpenState[] = [
  {
    title: 'no subject chosen in the subscription by subject',
    path: '/ausschreibungen/abo',
    open: async (page) => {
      const form = await hydratedBlock(page, 'subject-subscription');
      await form.getByRole('button', { name: 'Anmelden' }).click();
      await expect(form.getByText('Noch kein Gewerk gewählt')).toBeVisible();
    },
  },
  {
    title: 'errors in the subscription by subject',
    path: '/ausschreibungen/abo',
    open: async (page) => {
      const form = await hydratedBlock(page, 'subject-subscription');
      await form.getByLabel('Maler').check();
      await form.getByRole('button', { name: 'Anmelden' }).click();
      await expect(form.getByText('Validierung des Formulars fehlgeschlagen.')).toBeVisible();
    },
  },
  ...[
    { title: 'the notice for an existing subscriber', status: 'userExists' },
    { title: 'the message that replaces a subscription form', status: 'success' },
  ].map(({ title, status }) => ({
    title,
    path: '/ausschreibungen/abo',
    open: async (page: Page) => {
      const form = await hydratedBlock(page, 'subject-subscription');
      await fulfillPosts(page, /type=1777/, { json: { status, aid: 0, errors: [] } });
      await form.getByLabel('Maler').check();
      await form.getByRole('button', { name: 'Anmelden' }).click();
      await expect(form.getByText(/Sie sind bereits angemeldet|in Ihr Postfach/).first()).toBeVisible();
    },
  })),
  ...['/ausschreibungen', '/ausschreibungen/dachabdichtung-gartenstrasse'].map((path) => ({
    title: `errors in an announcement’s subscription on ${path}`,
    path,
    open: async (page: Page) => {
      const form = page.locator('details form[data-announcement-uid]').first();
      await page.getByText('Ausschreibung abonnieren').first().click();
      await expect(form).toBeVisible();
      await expect(
        page.locator('[data-island-state="hydrated"] form[data-announcement-uid]').first(),
      ).toBeVisible();
      await form.getByRole('button', { name: 'Anmelden' }).click();
      await expect(invalidFields(form).first()).toBeVisible();
    },
  })),
];

const FILTERS: OpenState[] = [
  {
    title: 'the offers’ filter in its drawer',
    path: '/immobilien/angebote',
    widths: [390],
    open: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /^Filter/ }).click();
      const drawer = page.getByRole('dialog', { name: 'Angebote filtern' });
      await drawer.getByText('Weitere Filter').click();
      await expect(drawer.getByLabel('Wohnberechtigungsschein')).toBeVisible();
    },
  },
  {
    title: 'the offers’ filter in its drawer, with wrong input',
    path: '/immobilien/angebote?tx_dmshoffers_offerslist[rentvon]=2000&tx_dmshoffers_offerslist[rentbis]=500',
    widths: [390],
    open: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Filter/ })
        .click();
      const drawer = page.getByRole('dialog', { name: 'Angebote filtern' });
      await expect(drawer.getByText('„500“ ist kleiner als der Anfang des Bereichs.')).toBeVisible();
    },
  },
  {
    title: 'the date picker for announcements',
    path: '/ausschreibungen',
    open: async (page) => {
      await hydratedBlock(page, 'announcement-list');
      await page.getByRole('button', { name: /Frist ab Datum wählen/ }).click();
      await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    },
  },
  {
    title: 'invalid dates in the filter for announcements',
    path: '/ausschreibungen',
    open: async (page) => {
      await hydratedBlock(page, 'announcement-list');
      const from = page.getByRole('textbox', { name: 'Frist ab' });
      await from.fill('31.02.2027');
      await from.blur();
      await expect(from).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    title: 'an announcement’s documents open',
    path: '/ausschreibungen',
    open: async (page) => {
      await page
        .getByText(/^Vergabeunterlagen \(/)
        .first()
        .click();
      await expect(page.getByText(/PDF, \d+/).first()).toBeVisible();
    },
  },
  {
    title: 'a press picture in the basket',
    path: '/presse/bildmaterial',
    open: async (page) => {
      await hydratedBlock(page, 'press-asset-list');
      await page
        .getByRole('checkbox', { name: /^Merken/ })
        .first()
        .check();
      await expect(page.getByRole('region', { name: 'Merkliste' })).toContainText('1 Bild gemerkt');
    },
  },
  {
    title: 'the notice for an empty basket',
    path: '/presse/bildmaterial?merkliste=leer',
  },
];

const SEARCHES: OpenState[] = ['', 'Elsenau', 'Betribskostenabrechnung', 'xqzwv'].map((words) => ({
  title: `search results for “${words}”`,
  path: `/suche?q=${words}`,
}));

describeOpenStates([...CONTACT, ...SUBSCRIPTIONS, ...FILTERS, ...SEARCHES]);

async function sendKontakt(form: Locator, email = 'jo@example.org'): Promise<void> {
  await form.getByLabel(/^Vor- und Nachname/).fill('Jo Öztürk');
  await form.getByLabel(/^E-Mail-Adresse/).fill(email);
  await form.getByLabel(/^Worum geht es/).selectOption('Lob und Beschwerde');
  await form.getByLabel(/^Ihre Nachricht/).fill('Im Hof am Wasserturm fehlt eine Bank.');
  await form.getByLabel(/^Sie dürfen meine Angaben/).check();
  await passAsHuman(form.page());
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
}

/** Responds to form submissions in place of the server. */
async function fulfillPosts(
  page: Page,
  url: string | RegExp,
  response: { status?: number; body?: string; json?: unknown },
): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === 'POST' ? route.fulfill(response) : route.continue(),
  );
}
