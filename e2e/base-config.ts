import { devices, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import { browserEnvironment } from '../tools/test/clock.mjs';
import { findChromium } from '../tools/workspace/chromium.mjs';

const executablePath = findChromium();

/** How all suites launch Chromium. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  env: browserEnvironment(),
  args: [
    // Chromium's sandbox needs permissions that containers rarely grant, and the pages are trusted.
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
    // Machines without a display have no graphics processor, and its emulation takes processor time from the tests.
    '--disable-gpu',
    // The site must not need the internet, which the machine may lack.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

/** Configuration that all suites share: the browser, and a reporter that lists every failure once. */
export const baseConfig: PlaywrightTestConfig = {
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Generous, because the machine may be busy; only a test that fails takes so long.
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions,
  },
};
