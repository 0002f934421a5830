import type { Page } from '@playwright/test';
import { AUTOFOCUS_NOTE } from '../site/autofocus-note.ts';
import { FILTERED_LISTS } from '../site/filtered-lists.ts';
import { block, hydratedBlock } from '../site/islands.ts';
import { describeOpenStates, type OpenState } from '../site/open-states.ts';
import { findLink, waitForMail } from '../site/outbox.ts';
import { NOT_FOUND_NOTES } from '../site/pages.ts';
import { expect } from '../site/test.ts';

const main = (page: Page) => page.getByRole('main');
const query = (prefix: string, values: Record<string, string>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [`${prefix}[${name}]`, value]));
/** Chromium logs the status of a rejected form. */
const REJECTED = /status of 422|^422: /;

/** Filters without a result, by the title of the list. */
const EMPTY: Readonly<Record<string, Record<string, string>>> = {
  projects: { title: 'gibtesnicht' },
  offers: { rentbis: '1' },
  'press pictures': { title: 'gibtesnicht' },
  announcements: { ausfristvon: '01.01.2090' },
};

const LISTS: OpenState[] = FILTERED_LISTS.flatMap(({ title, path, prefix, filter, wrong, pages }) => [
  {
    title: `the ${title}, filtered`,
    path: `${path}?${query(prefix, Object.fromEntries(filter.map(({ name, value }) => [name, value])))}`,
    messages: AUTOFOCUS_NOTE,
    open: (page: Page) => expect(page.getByRole('list', { name: 'Aktive Filter' })).toBeVisible(),
  },
  {
    title: `the ${title}, filtered by wrong input`,
    path: `${path}?${query(prefix, { [wrong.name]: wrong.value })}`,
    messages: AUTOFOCUS_NOTE,
    // On a phone, the field and its message may be in a closed drawer.
    open: (page: Page) => expect(main(page).getByText('Nicht berücksichtigt: ').first()).toBeVisible(),
  },
  {
    title: `the ${title}, filtered without a result`,
    path: `${path}?${query(prefix, EMPTY[title] ?? {})}`,
    messages: AUTOFOCUS_NOTE,
    open: (page: Page) =>
      expect(
        main(page)
          .getByRole('region', { name: /^Keine / })
          .first(),
      ).toBeVisible(),
  },
  {
    title: `a page beyond the last of the ${title}`,
    path: `${path}?${query(prefix, { page: String(pages + 1) })}`,
    messages: new RegExp(NOT_FOUND_NOTES.map(({ source }) => source).join('|')),
  },
]);

const NEWS: OpenState[] = [
  {
    title: 'the second page of news',
    path: `/presse/news?${query('tx_dmnews_newslist', { page: '2' })}`,
  },
  {
    title: 'news on one subject',
    path: `/presse/news?${query('tx_dmnews_newslist', { category: 'Neubau' })}`,
  },
];

const BARRIER: OpenState[] = [
  {
    title: 'errors in the form for barriers',
    path: '/barrierefreiheit/melden',
    open: async (page) => {
      const form = await hydratedBlock(page, 'contact-form');
      await form.getByRole('button', { name: 'Barriere melden' }).click();
      await expect(form.getByRole('group', { name: 'Das hat noch nicht geklappt' })).toBeFocused();
    },
  },
  {
    title: 'a reported barrier',
    path: `/barrierefreiheit/melden?${query('tx_powermail_pi1', { sent: 'barriere', reference: 'ABCD-2345' })}`,
    open: (page: Page) => expect(main(page).getByText('Ihre Meldung ist angekommen')).toBeVisible(),
  },
];

const SUBSCRIPTIONS: OpenState[] = [
  ...[
    ['/abo/bestaetigen', 'angefragt'],
    ['/abo/bestaetigen', 'bestaetigt'],
    ['/abo/bestaetigen', 'abgelaufen'],
    ['/abo/abmelden', 'abgemeldet'],
    ['/abo/verwalten', 'ungueltig'],
    ['/kontakt/kopie', 'gesendet'],
  ].map(([path, outcome]) => ({
    title: `the answer “${outcome}” on ${path}`,
    path: `${path}?ergebnis=${outcome}`,
  })),
  ...['/abo/bestaetigen', '/abo/abmelden', '/kontakt/kopie'].map((path) => ({
    title: `the question on ${path}`,
    path: `${path}?token=${'x'.repeat(43)}`,
    open: (page: Page) => expect(main(page).getByRole('button').first()).toBeVisible(),
  })),
  {
    title: 'a rejected search subscription',
    path: '/ausschreibungen/suche-abonnieren',
    messages: REJECTED,
    open: async (page) => {
      const form = block(page, 'search-subscription');
      await form.getByRole('textbox', { name: 'Frist bis' }).fill('31.02.2099');
      await form.getByRole('button', { name: 'Suche abonnieren' }).click();
      await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    title: 'all subscriptions of an address',
    path: '/ausschreibungen/abo',
    open: async (page) => {
      const address = `verwalten-${Date.now()}-${Math.random().toString(36).slice(2)}@bau.example`;
      await subscribe(page, address, ['Dach', 'Maler']);
      await page.goto(findLink('/abo/bestaetigen', await waitForMail(address)));
      await page.getByRole('button', { name: 'Abo bestätigen' }).click();
      await expect(main(page)).toContainText('Ihr Abo ist bestätigt.');
      await page.goto('/ausschreibungen/abo');
      await subscribe(page, address, ['Dach']);
      await page.goto(findLink('/abo/verwalten', await waitForMail(address, { count: 2 })));
      await page.getByRole('button', { name: 'Abos anzeigen' }).click();
      await expect(main(page)).toContainText(/Abos? für v…@bau\.example/);
    },
  },
];

describeOpenStates([...LISTS, ...NEWS, ...BARRIER, ...SUBSCRIPTIONS]);

async function subscribe(page: Page, address: string, subjects: readonly string[]): Promise<void> {
  const form = await hydratedBlock(page, 'subject-subscription');
  for (const subject of subjects) await form.getByLabel(subject, { exact: true }).check();
  await form.locator('.input-email').fill(address);
  await form.locator('.input-terms').check();
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
}
