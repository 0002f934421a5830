import type { Project } from '@playwright/test';
import { findHeadlessShell } from '../tools/workspace/chromium.mjs';
import { launchOptions } from './base-config.ts';

/**
 * Journeys that need a browser with a window. The headless shell has no cache of earlier pages, and its pointer rests at 0, 0 of the
 * first page, which counts as a touch of the block there.
 */
const WITH_WINDOW = [
  '**/between-pages.spec.ts',
  '**/first-touch*.spec.ts',
  '**/islands.spec.ts',
  '**/kontakt.spec.ts',
  '**/press-filter.spec.ts',
  '**/slider-first-touch.spec.ts',
];

/** The journeys in Chromium: where Debian's headless shell is installed, most of them in it, because it takes half the time. */
export function chromiumProjects(): Project[] {
  const executablePath = findHeadlessShell();
  if (!executablePath) return [{ name: 'chromium' }];
  return [
    { name: 'chromium', testMatch: WITH_WINDOW },
    {
      name: 'headless shell',
      testIgnore: WITH_WINDOW,
      use: { launchOptions: { ...launchOptions, executablePath } },
    },
  ];
}
