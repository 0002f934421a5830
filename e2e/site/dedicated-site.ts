import { type SiteOptions, startSite } from './site.ts';
import { test as siteTest } from './test.ts';

/**
 * Playwright's `test` on a separate site with its own settings, which the tests in a worker share.
 *
 * @param options returns the site's options; called once per worker
 */
export function testOnDedicatedSite(options: () => SiteOptions | Promise<SiteOptions>) {
  return siteTest.extend<object, { dedicatedSite: string }>({
    dedicatedSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
      async ({}, use) => {
        const site = await startSite(await options());
        await use(site.url);
        await site.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ dedicatedSite }, use) => use(dedicatedSite),
  });
}
