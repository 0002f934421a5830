import { devices, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from '../tools/workspace/chromium.mjs';

const executablePath = findChromium();

/** What both suites share: the browser, and results that name every failure once. */
export const baseConfig: PlaywrightTestConfig = {
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What fails is tried again by `npm test`, and traced then: tracing everything takes a tenth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox needs rights that containers rarely have; the pages are our own.
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        // The machine may have no internet, and the site may not need any.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
};
