import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/** Deployments and operations: each file starts its own sites; serial, because the tests measure time. */
export default defineConfig(baseConfig, {
  testDir: 'delivery',
  outputDir: 'test-results/delivery',
  workers: 1,
  timeout: 120_000,
});
