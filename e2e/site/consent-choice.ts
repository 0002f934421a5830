import type { BrowserContext } from '@playwright/test';

type Service = 'maps' | 'video' | 'analytics';

/** Sets the consent cookie as if the visitor had already accepted these services. */
export async function storeConsent(
  context: BrowserContext,
  siteUrl: string,
  accepted: readonly Service[],
): Promise<void> {
  const now = new Date().toISOString();
  const choice = {
    categories: ['necessary', ...accepted],
    revision: 1,
    consentId: 'a-visitor-of-a-test',
    consentTimestamp: now,
    lastConsentTimestamp: now,
    services: {},
  };
  const value = encodeURIComponent(JSON.stringify(choice));
  await context.addCookies([{ name: 'consent', value, url: siteUrl }]);
}

/** Categories that the consent tool's cookie accepts; undefined without the cookie. */
export async function storedChoice(context: BrowserContext): Promise<string[] | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  return cookie && JSON.parse(decodeURIComponent(cookie.value)).categories;
}
