import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/** What teams and operators do: each file starts sites of its own, one after another, because time is measured. */
export default defineConfig(baseConfig, {
  testDir: 'delivery',
  outputDir: 'test-results/delivery',
  workers: 1,
  timeout: 120_000,
});
