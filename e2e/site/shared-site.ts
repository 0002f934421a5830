import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { PAGES } from './pages.ts';
import { startSite } from './site.ts';

/** All journeys together are one visitor. */
const ONE_NETWORK = { SEARCHES_PER_NETWORK: '100000' };

/**
 * Starts the site that all journeys share, and decides on consent once: `SITE_URL`, `SITE_DATA` and `VISITOR_STATE` tell the
 * tests. Who sets the first two before uses a site that runs already.
 *
 * @returns the tear-down
 */
export default async function sharedSite(config: FullConfig): Promise<() => Promise<void>> {
  const { SITE_URL: url, SITE_DATA: dataDirectory } = process.env;
  const site =
    url && dataDirectory
      ? { url, dataDirectory, stop: async () => {} }
      : await startSite({ env: ONE_NETWORK });
  const visitorState = join(site.dataDirectory, 'visitor.json');
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA = site.dataDirectory;
  process.env.VISITOR_STATE = visitorState;
  try {
    await warmUp(site.url);
    await refuseConsent(config, site.url, visitorState);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site.stop;
}

/** The first requests of a new site also compile its releases' code; the journeys are about a site that runs. */
async function warmUp(url: string): Promise<void> {
  for (const { path } of [...PAGES, ...PAGES]) await fetch(`${url}${path}`).then((answer) => answer.text());
}

/** Most journeys are those of a visitor who has refused everything before. */
async function refuseConsent(config: FullConfig, url: string, visitorState: string): Promise<void> {
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const page = await browser.newPage({ locale: 'de-DE' });
  await page.goto(url);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await page.context().storageState({ path: visitorState });
  await browser.close();
}
