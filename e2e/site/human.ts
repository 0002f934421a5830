import type { Page } from '@playwright/test';

/** Forms that are sent within two seconds are taken for a robot's, which is not told so. */
export async function passAsHuman(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2100);
}
