import type { Page } from '@playwright/test';
import { hydratedBlock } from '../site/islands.ts';
import { expectFocusMoves } from '../site/keyboard.ts';
import { expect, test } from '../site/test.ts';

/* The keys of the ARIA Authoring Practices for the header's menu and search field. */

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const toggle = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

test('[R2.1-2] disclosure navigation: arrow keys, Home and End move along the bar and within a panel, Enter and Space toggle it, Escape and leaving close it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/impressum');
  await hydratedBlock(page, 'site-header');
  const bar = menu(page).locator('[data-menu-control]').filter({ visible: true });
  const end = (await bar.count()) - 1;
  await bar.first().focus();
  await expectFocusMoves(bar, [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['End', end],
    ['ArrowUp', end - 1],
    ['Home', 0],
  ]);

  const press = toggle(page, 'Presse');
  const links = press
    .locator('xpath=ancestor::li[1]')
    .locator('[data-menu-submenu] :is(a, button)')
    .filter({ visible: true });
  await press.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(links.first()).toBeVisible();
    await expect(press).toBeFocused();
    await page.keyboard.press(key);
    await expect(links).toHaveCount(0);
  }
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  const last = (await links.count()) - 1;
  await expectFocusMoves(links, [
    ['ArrowDown', 0],
    ['End', last],
    ['ArrowUp', last - 1],
    ['Home', 0],
    ['Tab', 1],
  ]);
  await page.keyboard.press('Escape');
  await expect(press).toBeFocused();
  await expect(links).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  await links.nth(last).focus();
  await page.keyboard.press('Tab');
  await expect(links).toHaveCount(0);
});

test('[R2.1-4] disclosure: Enter and Space toggle the menu of a phone and its submenus, and Escape closes them in turn @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/impressum');
  await hydratedBlock(page, 'site-header');
  const hamburger = page.getByRole('banner').locator('summary', { hasText: 'Menü' }).first();
  await hamburger.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(menu(page)).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await toggle(page, 'Service').focus();
  await page.keyboard.press('Space');
  const overview = page.getByRole('link', { name: 'Übersicht Service' });
  await expect(overview).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(overview).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page, 'Service')).toBeFocused();
  await expect(overview).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(hamburger).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test('[R2.1-8] combobox: the arrow keys move through field and suggestions, Home and End stay in the field, Escape closes, then clears, Enter searches @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/impressum');
  await hydratedBlock(page, 'site-header');
  const field = page.getByRole('combobox', { name: 'Suche' });
  const list = page.getByRole('listbox', { name: 'Suchvorschläge' });
  const options = list.getByRole('option');
  const expectActive = async (index: number | undefined, key: string) => {
    await expect(list.locator('[aria-selected="true"]'), key).toHaveCount(index === undefined ? 0 : 1);
    const id = index === undefined ? null : await options.nth(index).getAttribute('id');
    expect(await field.getAttribute('aria-activedescendant'), key).toBe(id);
    await expect(field, key).toBeFocused();
  };
  await field.focus();
  await page.keyboard.type('miet');
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(await list.getAttribute('id')).toBe(await field.getAttribute('aria-controls'));
  const last = (await options.count()) - 1;
  expect(last).toBeGreaterThan(0);
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', undefined],
    ['ArrowUp', last],
    ['ArrowDown', undefined],
    ['ArrowDown', 0],
    ['Home', undefined],
    ['ArrowDown', 0],
    ['End', undefined],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(index, key);
    const caret = await field.evaluate((input: HTMLInputElement) => input.selectionStart);
    if (key === 'Home' || key === 'End') expect(caret, key).toBe(key === 'Home' ? 0 : 'miet'.length);
  }

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('miet');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list).toBeVisible();
  await expectActive(undefined, 'Alt+ArrowDown');
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Suchen' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');

  await page.keyboard.type('miet');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = await options.first().locator('span').first().innerText();
  await page.keyboard.press('Enter');
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/suche' && searchParams.get('q') === chosen,
  );
});
