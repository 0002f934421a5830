import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/** Visitors' journeys: all tests share one site, which the global set-up starts. */
export default defineConfig(baseConfig, {
  testDir: 'journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './site/shared-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
});
