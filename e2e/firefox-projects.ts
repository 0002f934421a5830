import { devices, type Project } from '@playwright/test';
import { findFirefox } from '../tools/workspace/firefox.mjs';

/** Tag of the journeys that `npm test` runs in Firefox too. */
const ALWAYS = /@firefox\b/;

/**
 * The journeys in an unmodified Firefox, through WebDriver BiDi (decision 0136): those with the tag `@firefox`, and all others. The
 * second project has `@full` in its name, which Playwright matches as it matches titles, so that only full runs include it. Without
 * Firefox there are no projects.
 */
export function firefoxProjects(): Project[] {
  const executablePath = findFirefox();
  if (!executablePath) return [];
  const use: Project['use'] = {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      args: [],
      // The site must not need the internet: all names mean this machine.
      firefoxUserPrefs: { 'network.dns.native-is-localhost': true },
    },
  };
  return [
    { name: 'firefox', grep: ALWAYS, use },
    { name: 'firefox @full', grepInvert: ALWAYS, use },
  ];
}
