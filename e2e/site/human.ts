import type { Page } from '@playwright/test';

/** Waits long enough to pass the bot check, which silently drops forms sent within two seconds. */
export async function passAsHuman(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2100);
}
