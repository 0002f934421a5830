import type { Locator } from '@playwright/test';
import { hydratedBlock } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

/*
 * The keys of the ARIA Authoring Practices for modal dialogs. `consent.spec.ts` covers the region that asks for consent,
 * `kit-keyboard.spec.ts` how two dates limit each other.
 */

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
