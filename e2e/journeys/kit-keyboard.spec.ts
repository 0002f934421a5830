import { AxeBuilder } from '@axe-core/playwright';
import { block, untilLive } from '../site/islands.ts';
import { mountKit } from '../site/mount-kit.ts';
import { expect, test } from '../site/test.ts';

/*
 * Tests the kit's components by keyboard on a real page under its policy. A policy violation logs to the console, which fails
 * the test.
 */

test.beforeEach(async ({ page }) => {
  await page.goto('/service/fragen');
});

test('[R5.2-1] [R5.2-2] [R9.6-1] chooses a date range from calendars by keyboard, and its two dates limit each other @full', async ({
  page,
}) => {
  await mountKit(page, {
    module: 'date-range',
    component: 'DateRange',
    props: {
      from: { id: 'von', name: 'von', label: 'Frist von', defaultValue: '27.11.2026' },
      to: { id: 'bis', name: 'bis', label: 'Frist bis' },
    },
  });
  const from = page.getByRole('textbox', { name: 'Frist von' });
  const to = page.getByRole('textbox', { name: 'Frist bis' });
  const openFrom = page.getByRole('button', { name: 'Frist von Datum ändern, Freitag, 27. November 2026' });
  await openFrom.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Frist von/ });
  await expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expect(dialog.getByRole('columnheader').first()).toHaveText('KW');
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);

  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'Home', 'Enter']) await page.keyboard.press(key);
  await expect(dialog).toBeHidden();
  // The 27th plus a day, a week and a month, then back to that week's Monday.
  await expect(from).toHaveValue('04.01.2027');
  await expect(page.getByRole('button', { name: /^Frist von Datum ändern/ })).toBeFocused();

  // Typed, because a field that Playwright fills does not report a change in Firefox.
  await to.pressSequentially('01.01.2027');
  await to.blur();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await to.press('ControlOrMeta+A');
  await to.pressSequentially('31.02.2027');
  await to.blur();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await to.press('ControlOrMeta+A');
  await to.pressSequentially('x5a.1.b2027');
  await to.blur();
  await expect(to).toHaveValue('5.1.2027');
  await expect(to).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: /^Frist bis/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: /^Frist bis/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Frist bis/ })).toBeFocused();
});

test('[R2.11-16] arrow keys, Home and End activate tabs, and the URL names the panel', async ({ page }) => {
  const tabs = ['Lage', 'Ausstattung', 'Energie'].map((title) => ({
    id: title.toLowerCase(),
    title,
    content: `Alles über ${title}.`,
  }));
  await mountKit(page, { module: 'tabs', component: 'Tabs', props: { tabs, label: 'Objekt', level: 3 } });
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Lage').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Ausstattung'],
    ['End', 'Energie'],
    ['ArrowRight', 'Lage'],
    ['ArrowLeft', 'Energie'],
    ['Home', 'Lage'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toHaveText(new RegExp(`Alles über ${name}`));
  }
  await expect(page).toHaveURL(/#lage$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Lage' })).toBeFocused();
});

test('[R2.11-15] arrow keys, Home and End move between an accordion’s headers, and Enter and Space open them @full', async ({
  page,
}) => {
  const accordion = block(page, 'accordion');
  await untilLive(accordion);
  const heads = accordion.locator('summary');
  const last = (await heads.count()) - 1;
  await heads.first().focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowUp', last - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(heads.nth(index)).toBeFocused();
  }
  const first = accordion.locator('details').first();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(first).toHaveAttribute('open');
    await expect(first).toHaveAttribute('data-active');
    await page.keyboard.press(key);
    await expect(first).not.toHaveAttribute('open');
  }
  await page.keyboard.press('Tab');
  await expect(heads.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(heads.first()).toBeFocused();
});

test('[R2.11-22] Enter and Space sort a table by its column headers @full', async ({ page }) => {
  await mountKit(page, {
    module: 'sortable-table',
    component: 'SortableTable',
    props: {
      caption: 'Häuser',
      columns: [
        { key: 'haus', label: 'Haus', isRowHead: true, isSortable: true },
        { key: 'jahr', label: 'Baujahr', isSortable: true },
      ],
      rows: [
        { key: '1', cells: { haus: 'Ufer', jahr: 1928 } },
        { key: '2', cells: { haus: 'Ahorn', jahr: 1965 } },
      ],
    },
  });
  const table = page.getByRole('table', { name: 'Häuser' });
  await page.getByRole('region', { name: 'Häuser' }).focus();
  await page.keyboard.press('Tab');
  const head = table.getByRole('columnheader', { name: 'Haus' });
  await expect(head.getByRole('button')).toBeFocused();
  for (const [key, order, first] of [
    ['Enter', 'ascending', 'Ahorn'],
    ['Space', 'descending', 'Ufer'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(head).toHaveAttribute('aria-sort', order);
    await expect(table.getByRole('rowheader').first()).toHaveText(first);
    await expect(head.getByRole('button')).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: 'Baujahr' })).toBeFocused();
});
