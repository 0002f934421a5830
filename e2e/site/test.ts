import { createHash } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { unsupportedOption } from './firefox.ts';
import { waitForIslands } from './islands.ts';
import { setPageClock } from './page-clock.ts';

/**
 * What Firefox says of files whose requests were aborted, for example when their page is left: a script has the hash of an empty file,
 * and a picture is incomplete.
 */
const ABORTED = [createHash('sha256').digest('base64'), 'Image corrupt or truncated'];

interface Fixtures {
  /** Whether touches wait for islands no longer than for visitors. @default false: as long as a busy machine takes */
  givesUpOnIslands: boolean;
  pageTimes: undefined;
  /** Skips tests in Firefox that set an option which Playwright ignores there. */
  supportedOptions: undefined;
  /** Origin of the shared site. */
  siteUrl: string;
  /**
   * Fails the test on console messages, uncaught errors, requests to third parties and failed requests. `expectProblem` allows
   * problems with a matching text.
   */
  watch: Watch;
}

interface Watch {
  page(page: Page): void;
  expectProblem(pattern: RegExp): void;
}

/** Playwright's `test` on the shared site, for a visitor who has refused consent. Watches every page. */
export const test = base.extend<Fixtures>({
  // The global set-up sets these variables before a worker loads this file.
  baseURL: process.env.SITE_URL ?? '',
  storageState: process.env.VISITOR_STATE ?? '',

  siteUrl: async ({ baseURL }, use) => use(String(baseURL)),

  givesUpOnIslands: [false, { option: true }],

  pageTimes: [
    async ({ context, givesUpOnIslands }, use) => {
      if (!givesUpOnIslands) await context.addInitScript(waitForIslands);
      await setPageClock(context);
      await use(undefined);
    },
    { auto: true },
  ],

  supportedOptions: [
    async ({ browserName, javaScriptEnabled, isMobile, colorScheme }, use, testInfo) => {
      const reason = unsupportedOption({ javaScriptEnabled, isMobile, colorScheme });
      testInfo.skip(browserName === 'firefox' && reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],

  watch: [
    async ({ page, siteUrl }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      const watchPage = (watched: Page) => {
        watched.on('console', (message) => {
          if (isReportLimit(message.text(), message.location().url)) return;
          problems.push(`console.${message.type()}: ${message.text()}`);
        });
        watched.on('pageerror', ({ message }) => {
          if (!ABORTED.some((sign) => message.includes(sign))) problems.push(`uncaught: ${message}`);
        });
        watched.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          if (origin !== siteUrl && protocol.startsWith('http'))
            problems.push(`third party: ${request.url()}`);
        });
        watched.on('response', (response) => {
          if (isReportLimit(String(response.status()), response.url())) return;
          if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
        });
      };
      watchPage(page);
      await use({ page: watchPage, expectProblem: (pattern) => expected.push(pattern) });
      test
        .expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))))
        .toEqual([]);
    },
    { auto: true },
  ],
});

/** All tests share one network, and the shell limits the reports that it accepts from each network. */
function isReportLimit(text: string, url: string): boolean {
  return text.includes('429') && url.endsWith('/_reports');
}

export { expect } from '@playwright/test';
