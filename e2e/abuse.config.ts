import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/**
 * Abuse from outside, with and without the proxy: floods, slow clients, forged headers. No browser; serial, because the tests
 * measure time.
 */
export default defineConfig(baseConfig, {
  testDir: 'abuse',
  outputDir: 'test-results/abuse',
  workers: 1,
  timeout: 60_000,
});
