import type { Locator, Page } from '@playwright/test';
import { hydratedBlock } from '../site/islands.ts';
import { currentSlide, slider, untilStarted } from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

/*
 * The keys of the ARIA Authoring Practices, for the widgets where visitors meet them. `kit-keyboard.spec.ts` covers tabs, accordion,
 * sortable table and the dates' limits; `consent.spec.ts` the region that asks for consent.
 */

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const toggle = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

/** Presses each key, and expects the focus on the element with its index. */
async function expectFocusMoves(elements: Locator, moves: readonly (readonly [string, number])[]) {
  for (const [key, index] of moves) {
    await elements.page().keyboard.press(key);
    await expect(elements.nth(index), key).toBeFocused();
  }
}

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

test('[R2.7-1] [R9.6-1] date picker: all keys of the grid, Tab stays in the dialog, Enter and Space choose, Escape does not @full', async ({
  page,
}) => {
  await page.goto('/ausschreibungen');
  await hydratedBlock(page, 'announcement-list');
  const field = page.getByRole('textbox', { name: 'Frist ab' });
  await field.fill('15.03.2027');
  await field.blur();
  const button = page.getByRole('button', { name: /^Frist ab Datum ändern/ });
  const dialog = page.getByRole('dialog', { name: /^Frist ab/ });
  const day = (name: string) => dialog.getByRole('button', { name: new RegExp(` ${name}(, ausgewählt)?$`) });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(day('15. März 2027')).toBeFocused();
  for (const [key, name] of [
    ['ArrowRight', '16. März 2027'],
    ['ArrowDown', '23. März 2027'],
    ['ArrowLeft', '22. März 2027'],
    ['ArrowUp', '15. März 2027'],
    ['End', '21. März 2027'],
    ['Home', '15. März 2027'],
    ['PageDown', '15. April 2027'],
    ['PageUp', '15. März 2027'],
    ['Shift+PageDown', '15. März 2028'],
    ['Shift+PageUp', '15. März 2027'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await expectTabStaysIn(dialog);
  await day('15. März 2027').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('15.03.2027');
  for (const [key, value] of [
    ['Enter', '16.03.2027'],
    ['Space', '17.03.2027'],
  ] as const) {
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue(value);
  }
});

test('[R2.11-11] [R2.11-12] modal dialog: a gallery opens with Enter, its keys move through all items, Tab stays in it, Escape returns to the link @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/presse/mediathek');
  await hydratedBlock(page, 'gallery');
  const link = page.locator('[data-lightbox="jahreszeiten"]').getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  for (const [key, position] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 6],
    ['ArrowRight', 1],
    ['End', 6],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog.getByRole('group', { name: `${position} von 6` }), key).toBeInViewport({
      ratio: 0.9,
    });
    await expect(page, key).toHaveURL(new RegExp(`#jahreszeiten-${position}$`));
  }
  await expectTabStaysIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('[R2.11-3] [R2.11-9] carousel: rotation, previous, next and one dot are the tab stops; arrow keys, Home and End select a slide @full', async ({
  page,
}) => {
  await page.goto('/unternehmen');
  const slideshow = slider(page, 'Ein Tag bei Stadtraum');
  await untilStarted(slideshow);
  await page.mouse.move(0, 0);
  const rotation = slideshow.locator('[data-rotation]');
  const dots = slideshow.getByRole('tab');
  const last = (await dots.count()) - 1;
  const expectSlide = async (index: number, key: string) => {
    await expect.poll(() => currentSlide(slideshow), key).toBe(index);
    await expect(slideshow.locator('[role="tab"][aria-selected="true"]'), key).toHaveCount(1);
    await expect(dots.nth(index), key).toHaveAttribute('aria-selected', 'true');
  };
  await dots.first().click();
  await slideshow.getByRole('button', { name: 'Nächste Folie' }).focus();
  for (const [key, index] of [
    ['Enter', 1],
    ['Space', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(index, key);
  }
  await rotation.focus();
  for (const key of ['Space', 'Enter']) {
    const name = String(await rotation.getAttribute('aria-label'));
    await page.keyboard.press(key);
    await expect(rotation, key).not.toHaveAttribute('aria-label', name);
  }
  await page.keyboard.press('Tab');
  await expect(slideshow.getByRole('button', { name: 'Vorherige Folie' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slideshow.getByRole('tab', { selected: true })).toBeFocused();
  for (const [key, index] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(index, key);
    await expect(dots.nth(index), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(slideshow.locator('[role="tab"]:focus')).toHaveCount(0);
});

test('[R2.11-8] sticky tabs: left and right arrows in a bar, up and down in the open list of a phone, Enter chooses, Escape closes @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/ausbildung#berufe');
  const sticky = await hydratedBlock(page, 'sticky-tabs');
  const tabs = sticky.getByRole('tab');
  const selected = sticky.getByRole('tab', { selected: true });
  const last = (await tabs.count()) - 1;
  await tabs.first().focus();
  await expectFocusMoves(tabs, [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['Home', 0],
    ['End', last],
  ]);
  await expect(selected).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sticky.locator('[role="tabpanel"]:not([hidden])')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const toggleOfList = sticky.locator('summary');
  await toggleOfList.focus();
  await page.keyboard.press('Enter');
  await expect(sticky.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await page.keyboard.press('Tab');
  await expectFocusMoves(tabs, [
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ]);
  await page.keyboard.press('Enter');
  await expect(toggleOfList).toBeFocused();
  await expect(tabs.first()).toBeHidden();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(selected).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggleOfList).toBeFocused();
  await expect(tabs.first()).toBeHidden();
});

test('[AC2] consent settings: a modal dialog that keeps Tab, whose sections and switches take Enter and Space, and that Escape closes without a decision @full', async ({
  page,
  context,
}) => {
  await page.goto('/standorte');
  const stored = await context.cookies();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expectTabStaysIn(dialog);

  const section = dialog.getByRole('button', { name: 'Karten' });
  await section.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(section, key).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(section, key).toHaveAttribute('aria-expanded', 'false');
  }
  const maps = dialog.getByRole('checkbox', { name: /Karten/ });
  await maps.focus();
  await page.keyboard.press('Space');
  await expect(maps).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(await context.cookies()).toEqual(stored);
});

/** Tabs through a modal dialog once in each direction: the focus stays in it, and comes back to where it was. */
async function expectTabStaysIn(dialog: Locator): Promise<void> {
  const page = dialog.page();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const start = await page.evaluateHandle(() => document.activeElement);
    const isAtStart = () => start.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses === 0 || !(await isAtStart()); presses += 1) {
      expect(presses, `${key} comes back to the first element`).toBeLessThan(40);
      await page.keyboard.press(key);
      expect(
        await dialog.evaluate(focusOutside),
        `focus after ${key} from ${await start.evaluate(nameOf)}`,
      ).toBe('');
    }
  }
}

/** Describes the focused element if it is outside a dialog. Runs in the page. */
function focusOutside(dialog: Element): string {
  const focused = document.activeElement;
  return dialog.contains(focused) ? '' : String(focused?.outerHTML.slice(0, 160));
}

function nameOf(element: Element | null): string {
  return String(element?.outerHTML.slice(0, 160));
}
