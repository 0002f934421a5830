import ICAL from 'ical.js';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/ausschreibungen';
const DETAIL = `${LIST}/dachabdichtung-gartenstrasse`;
const name = (field: string) => `tx_dmannouncements_announcementlist[${field}]`;

test('[R2.7-1] [R2.7-2] [R2.7-6] [R5.2-2] [R2.11-22] filters the list by two picked dates that limit each other, sorts it by its column headers, and resets it', async ({
  page,
}) => {
  await page.goto(LIST);
  const main = page.getByRole('main');
  const result = main.getByRole('status').filter({ hasText: /Ausschreibung/ });
  await expect(result).toHaveText('12 Ausschreibungen');
  await untilHydrated(page, block(page, 'announcement-list'));

  const openTable = main.getByRole('table', { name: 'Sie können noch bieten' });
  const header = openTable.getByRole('columnheader', { name: 'Ausschreibung' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(header).toHaveAttribute('colspan', '6');
  await expect(openTable.getByRole('rowheader').first()).toHaveText(/^Dachabdichtung/);
  await header.getByRole('button').click();
  await expect(header).not.toHaveAttribute('colspan', '6');
  await expect(openTable.getByRole('rowheader').first()).toHaveText(/^Winterdienst/);

  // The picker shows one month at a time, in German.
  await page.getByRole('button', { name: /Frist ab Datum wählen/ }).click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('grid')).toHaveCount(1);
  await expect(picker.getByRole('columnheader', { name: 'Kalenderwoche' })).toHaveText('KW');
  await picker.getByRole('button', { name: 'Nächster Monat' }).click();
  await picker
    .getByRole('gridcell')
    .getByRole('button', { name: /\b16\. / })
    .click();
  const from = main.getByRole('textbox', { name: 'Frist ab' });
  await expect(from).toHaveValue(/^16\.\d\d\.\d{4}$/);
  const picked = await from.inputValue();
  await page.getByRole('button', { name: /Frist bis Datum wählen/ }).click();
  await expect(picker.getByRole('gridcell').getByRole('button', { name: /\b15\. / })).toBeDisabled();
  await page.keyboard.press('Escape');

  await main.getByRole('button', { name: 'Filtern' }).click();
  await page.waitForURL((url) => url.searchParams.get(name('ausfristvon')) === picked);
  expect(new URL(page.url()).pathname).toBe(LIST);
  await expect(from).toHaveValue(picked);
  await expect(result).not.toHaveText('12 Ausschreibungen');

  await main.getByRole('link', { name: 'Ohne Filter neu laden' }).first().click();
  await page.waitForURL((url) => url.search === '');
  await expect(result).toHaveText('12 Ausschreibungen');
  await expect(from).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.7-2] [R2.7-6] [R5.2-1] filters and sorts the list through the query, and shows each announcement’s details on its own page @full', async ({
    page,
  }) => {
    await page.goto(LIST);
    const main = page.getByRole('main');
    const result = main.getByRole('status').filter({ hasText: /Ausschreibung/ });
    const rowCounts = await main
      .getByRole('table')
      .evaluateAll((tables) => tables.map((table) => table.querySelectorAll('th[scope=row]').length));
    expect(rowCounts).toEqual([6, 4, 2]);
    const deadlines = await main.getByRole('time').allTextContents();
    expect(deadlines).toHaveLength(12);
    // No deadline is on a weekend (FO6).
    for (const deadline of deadlines) {
      expect(deadline).toMatch(/^(Mo|Di|Mi|Do|Fr)\., \d+\. \p{L}+ \d{4}, \d\d:\d\d\sUhr$/u);
    }

    // Unparseable input counts as empty.
    await main.getByRole('textbox', { name: 'Frist ab' }).fill('morgen');
    await main.getByLabel('Gewerk', { exact: true }).selectOption('Dach');
    await main.getByRole('button', { name: 'Filtern' }).click();
    await expect(result).toHaveText(
      '1 Ausschreibung im Gewerk Dach. Nicht berücksichtigt: „morgen“, weil das kein Datum wie 18.12.2026 ist; bitte geben Sie ein Datum ein.',
    );
    await expect(main.getByText('„morgen“ ist kein Datum')).toBeVisible();
    await main.getByRole('link', { name: 'Gewerk Dach entfernen' }).click();
    await main
      .getByRole('table', { name: 'werden geprüft' })
      .getByRole('link', { name: 'Vergabenummer' })
      .click();
    expect(new URL(page.url()).searchParams.get(name('sort'))).toBe('number');
    const numbers = main.getByRole('table', { name: 'noch bieten' }).getByText(/^SW-/);
    await expect(numbers).toHaveText([
      'SW-B-417',
      'SW-B-419',
      'SW-B-421',
      'SW-D-118',
      'SW-D-120',
      'SW-D-121',
    ]);
    await main.getByRole('link', { name: 'Ohne Filter neu laden' }).click();
    await page.waitForURL((url) => url.search === '');

    const documents = main.getByText('Vergabeunterlagen (3 Dateien)').first();
    await documents.click();
    const file = main.getByRole('link', {
      name: /^Leistungsverzeichnis zu SW-B-417 \(PDF, \d+\skB, 2\sSeiten\)$/,
    });
    await expect(file).toBeVisible();
    const response = await page.request.get((await file.getAttribute('href')) ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers()['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
    expect((await response.body()).toString('latin1', 0, 5)).toBe('%PDF-');
    await main.getByRole('link', { name: /^Dachabdichtung/ }).click();
    await expect(page).toHaveURL(DETAIL);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dachabdichtung/);
    for (const fact of [
      'SW-B-417',
      'VOB/A',
      'Öffentliche Ausschreibung',
      'Nachprüfungsstelle für Vergaben der Stadt',
    ]) {
      await expect(main.getByText(fact).first()).toBeVisible();
    }
    for (const part of ['Lose', 'Vergabeunterlagen', 'Fragen von Bietern', 'Verlauf und Änderungen']) {
      await expect(main.getByRole('region', { name: part })).toBeVisible();
    }
    // No deadline is on a weekend, so it may be up to two days later.
    await expect(main.getByText(/^noch [345] Tage$/)).toBeVisible();
    const plan = main.getByRole('link', { name: /^Dachaufsicht und Details zu SW-B-417/ });
    await expect(plan).toHaveAttribute(
      'href',
      /^\/media\/dachaufsicht-gartenstrasse\.[0-9a-f]{8}\/document\.pdf$/,
    );
  });
});

test('offers deadlines as calendar files, and feeds of all announcements and of one subject @full', async ({
  page,
  context,
}) => {
  await page.goto(DETAIL);
  const main = page.getByRole('main');
  const deadline = await main.getByRole('time').first().getAttribute('datetime');
  const href = await main.getByRole('link', { name: 'Frist in den Kalender' }).getAttribute('href');
  const response = await page.request.get(String(href));
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  expect(event.uid).toMatch(/^ausschreibung-401@/);
  expect(event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Europe/Berlin');
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin');
  expect(event.startDate.toString()).toBe(`${deadline}:00`);
  const alarm = event.component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P3D');

  // The feed is parsed in a blank page, because the site's policy forbids parsing XML in the site's pages.
  const reader = await context.newPage();
  const entriesOf = async (path: string) => {
    const feed = await page.request.get(path);
    expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    return reader.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const problem = parsed.querySelector('parsererror')?.textContent;
        const texts = (selector: string) =>
          [...parsed.querySelectorAll(selector)].map((element) => element.textContent);
        return { problem, ids: texts('entry > id'), updates: texts('entry > updated') };
      },
      await feed.text(),
    );
  };
  const all = await entriesOf('/daten/ausschreibungen.atom');
  expect(all.problem).toBeUndefined();
  expect(new Set(all.ids).size).toBe(12);
  expect(all.updates).toEqual([...all.updates].sort().reverse());
  const link = main.getByRole('link', { name: 'Neues zum Gewerk „Dach“' });
  expect((await entriesOf(String(await link.getAttribute('href')))).ids).toEqual([
    all.ids.find((id) => id?.endsWith('/401')),
  ]);
});
