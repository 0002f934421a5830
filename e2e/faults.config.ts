import { defineConfig } from '@playwright/test';
import { baseConfig } from './base-config.ts';

/**
 * What breaks: releases, blocks, browsers' networks, the servers behind the shell. All files share one registry and one
 * content API, and start shells of their own. One after another, because time is measured.
 */
export default defineConfig(baseConfig, {
  testDir: 'faults',
  globalSetup: './faults/stage/set-up.ts',
  workers: 1,
  timeout: 60_000,
});
