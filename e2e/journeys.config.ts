import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';
import { firefoxProjects } from './firefox-projects.ts';

/** Visitors' journeys in Chromium and, where it is installed, Firefox. All tests share one site, which the global set-up starts. */
export default defineConfig(baseConfig, {
  testDir: 'journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './site/shared-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  projects: [{ name: 'chromium' }, ...firefoxProjects()],
});
