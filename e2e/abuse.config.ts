import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/**
 * Abuse from outside, with and without the proxy: floods, slow clients, forged headers. The tests use no browser, and run
 * one at a time because they measure time.
 */
export default defineConfig(baseConfig, {
  testDir: 'abuse',
  outputDir: 'test-results/abuse',
  workers: 1,
  timeout: 120_000,
});
