import type { Page } from '@playwright/test';

/** Goes back within the document. `page.goBack()` would not end in Firefox, where Playwright does not notice such steps. */
export async function goBackInDocument(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Goes forward within the document. */
export async function goForwardInDocument(page: Page): Promise<void> {
  await page.evaluate(() => history.forward());
}

/** The page's URL, also after a step within the document, when `page.url()` is outdated in Firefox. */
export function currentUrl(page: Page): Promise<string> {
  return page.evaluate(() => location.href);
}
