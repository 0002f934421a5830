import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';
import { chromiumProjects } from './chromium-projects.ts';
import { firefoxProjects } from './firefox-projects.ts';

/**
 * Visitors' journeys in Chromium, its headless shell and Firefox, where they are installed. All tests share one site, which the global
 * set-up starts.
 */
export default defineConfig(baseConfig, {
  testDir: 'journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './site/shared-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  projects: [...chromiumProjects(), ...firefoxProjects()],
});
