import type { Page } from '@playwright/test';
import { isFirefox } from './firefox.ts';

/** Milliseconds without a loaded file, after which the network counts as idle, as for Playwright. */
const IDLE_MS = 500;

/**
 * Waits until the page has loaded nothing for half a second. Playwright's `networkidle` sometimes never comes in Firefox, where it does
 * not notice the end of every request.
 */
export async function untilNetworkIdle(page: Page): Promise<void> {
  if (!isFirefox(page.context())) return page.waitForLoadState('networkidle');
  await page.waitForLoadState();
  const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before: number | undefined;
  for (let count = await countFiles(); count !== before; count = await countFiles()) {
    before = count;
    await page.waitForTimeout(IDLE_MS);
  }
}
