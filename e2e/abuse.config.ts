import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/**
 * Who means harm, and what stands before the site against it: floods, slow clients, forged headers, with and without a proxy. Without
 * a browser; one after another, because time is measured.
 */
export default defineConfig(baseConfig, {
  testDir: 'abuse',
  outputDir: 'test-results/abuse',
  workers: 1,
  timeout: 60_000,
});
