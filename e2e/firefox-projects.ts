import { devices, type Project } from '@playwright/test';
import { browserEnvironment } from '../tools/test/clock.mjs';
import { findFirefox } from '../tools/workspace/firefox.mjs';

/** Tag of the journeys that `npm test` runs in Firefox too. */
const ALWAYS = /@firefox\b/;
/** Journeys over HTTP alone: they would do the same again. */
const WITHOUT_BROWSER = ['**/found.spec.ts', '**/whole-site.spec.ts'];

/**
 * The journeys in an unmodified Firefox, through WebDriver BiDi (decision 0136): those with the tag `@firefox`, and all others that use a
 * browser. The second project has `@full` in its name, which Playwright matches as it matches titles, so that only full runs include
 * it. Without Firefox there are no projects.
 */
export function firefoxProjects(): Project[] {
  const executablePath = findFirefox();
  if (!executablePath) return [];
  const use: Project['use'] = {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      env: browserEnvironment(),
      args: [],
      firefoxUserPrefs: {
        // The site must not need the internet: all names mean this machine.
        'network.dns.native-is-localhost': true,
        // Scrollbars take no width, as in Chromium.
        'ui.useOverlayScrollbars': 1,
        // Pages may read the clipboard.
        'dom.events.testing.asyncClipboard': true,
        // A panel with downloads would take the keyboard focus from the page.
        'browser.download.alwaysOpenPanel': false,
        // No page is restored from memory, because Playwright does not notice that. Chromium is launched like this too.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  };
  return [
    { name: 'firefox', grep: ALWAYS, use },
    { name: 'firefox @full', grepInvert: ALWAYS, testIgnore: WITHOUT_BROWSER, use },
  ];
}
