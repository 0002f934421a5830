import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/**
 * Faults in releases, blocks, browsers' networks and the servers behind the shell. All files share one registry and one
 * content API, and each file starts a shell. The tests run one at a time because they measure time.
 */
export default defineConfig(baseConfig, {
  testDir: 'faults',
  outputDir: 'test-results/faults',
  globalSetup: './faults/stage/set-up.ts',
  workers: 1,
  timeout: 120_000,
});
