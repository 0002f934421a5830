import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

const here = (/** @type {string} */ file) => join(import.meta.dirname, file);

/**
 * The configuration of unit and component tests. A test's file name determines its environment: `.node.test.ts` or `.dom.test.tsx`.
 * An unexpected `console.error` or `console.warn` fails a test; stylesheets map each class name to itself.
 *
 * @param {{ rootDir: string, conditions?: string[] }} options `conditions`: export conditions besides the usual ones; a workspace that
 *   links these packages tests their sources with `['source']`
 * @returns {import('jest').Config}
 */
export function jestConfig({ rootDir, conditions = [] }) {
  const common = {
    rootDir,
    transform: {
      '\\.[jt]sx?$|\\.mjs$': /** @type {[string, object]} */ ([
        fileURLToPath(import.meta.resolve('@swc/jest')),
        swc,
      ]),
    },
    // These packages ship ES modules only.
    transformIgnorePatterns: [
      '/node_modules/(?!(@stadtraum|swiper|fslightbox-react|yet-another-react-lightbox|lru-cache)/)',
    ],
    moduleNameMapper: { '\\.css$': here('css-module.cjs') },
    modulePathIgnorePatterns: ['/dist/', '/release/', '/.data/'],
    setupFilesAfterEnv: [here('fail-on-console.mjs')],
  };
  return {
    // Generous, because a busy machine takes a minute to load sources; a test that hangs still fails.
    testTimeout: 180_000,
    projects: [
      {
        ...common,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['**/*.node.test.{ts,tsx}'],
        testEnvironmentOptions: { customExportConditions: [...conditions, 'node', 'require', 'default'] },
      },
      {
        ...common,
        displayName: 'dom',
        setupFiles: [here('adopted-styles.mjs')],
        setupFilesAfterEnv: [
          ...common.setupFilesAfterEnv,
          here('wait-longer.mjs'),
          '@testing-library/jest-dom',
        ],
        testEnvironment: 'jsdom',
        testMatch: ['**/*.dom.test.{ts,tsx}'],
        testEnvironmentOptions: { customExportConditions: [...conditions, 'require', 'default'] },
      },
    ],
  };
}
