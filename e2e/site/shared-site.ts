import { setPriority } from 'node:os';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { storeConsent } from './consent-choice.ts';
import { PAGES } from './pages.ts';
import { startSite } from './site.ts';

/** Niceness of browsers and tests; the site has 0. */
const BROWSERS_PRIORITY = 5;

/** High limits, because all journeys come from one address. */
const HIGH_LIMITS = { SEARCHES_PER_NETWORK: '100000', SUBMISSIONS_PER_NETWORK: '100000' };

/**
 * Starts the site that all journeys share, and refuses consent once. `SITE_URL`, `SITE_DATA` and `VISITOR_STATE` pass the site
 * to the tests. If the first two are already set, the tests use the running site that they name.
 *
 * @returns a function that stops the site
 */
export default async function sharedSite(config: FullConfig): Promise<() => Promise<void>> {
  const { SITE_URL: url, SITE_DATA: dataDirectory } = process.env;
  const site =
    url && dataDirectory
      ? { url, dataDirectory, stop: async () => {} }
      : await startSite({ env: HIGH_LIMITS });
  const visitorState = join(site.dataDirectory, 'visitor.json');
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA = site.dataDirectory;
  process.env.VISITOR_STATE = visitorState;
  try {
    await warmUp(site.url);
    await refuseConsent(config, site.url, visitorState);
    // The browsers inherit it: on a busy machine the site goes first, because a block that is late is missing from the page.
    setPriority(BROWSERS_PRIORITY);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site.stop;
}

/** A new site's first requests also compile its releases' code, which the journeys do not measure. */
async function warmUp(url: string): Promise<void> {
  for (const { path } of [...PAGES, ...PAGES])
    await fetch(`${url}${path}`).then((response) => response.text());
}

/** Stores the browser state of a visitor who has refused everything, which most journeys need. */
async function refuseConsent(config: FullConfig, url: string, visitorState: string): Promise<void> {
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const context = await browser.newContext();
  await storeConsent(context, url, []);
  await context.storageState({ path: visitorState });
  await browser.close();
}
