import { expect, type Page } from '@playwright/test';
import { mapOf } from './map-journeys.ts';

/** All windows must be right within this time after a decision in one of them. */
export const AT_ONCE = { timeout: 1_000 };

/** The region that asks for consent. */
export const question = (page: Page) => page.locator('.consent-layer');
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
/** The first map of the page with all locations. */
export const map = (page: Page) => mapOf(page, 'Servicebüros und Hausmeistereien');

/** Opens another window, and watches it like the first. */
export async function secondWindow(page: Page, watch: { page(page: Page): void }): Promise<Page> {
  const window = await page.context().newPage();
  watch.page(window);
  return window;
}

/** Opens the settings from the footer. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(settings(page)).toBeVisible();
}

/** The map is drawn a second after its frame appears (R4.3-4). */
export async function expectMap(page: Page, isShown: boolean, message?: string): Promise<void> {
  await expect(map(page).locator('figure'), message).toHaveCount(isShown ? 1 : 0, AT_ONCE);
  const once = map(page).getByRole('button', { name: 'Einmal laden' });
  await expect(once, message).toHaveCount(isShown ? 0 : 1, AT_ONCE);
}
