import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/** Deployments and operations: each file starts its own sites. The tests run one at a time because they measure time. */
export default defineConfig(baseConfig, {
  testDir: 'delivery',
  outputDir: 'test-results/delivery',
  workers: 1,
  timeout: 240_000,
});
