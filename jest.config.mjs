/** Unit and component tests. A test's file name determines its environment: `.node.test.ts` or `.dom.test.tsx`. */
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

const common = {
  rootDir: import.meta.dirname,
  transform: { '\\.[jt]sx?$|\\.mjs$': ['@swc/jest', swc] },
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@stadtraum|swiper|fslightbox-react|yet-another-react-lightbox|lru-cache)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tools/jest/css-module.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/release/', '/.data/'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/fail-on-console.mjs'],
};

export default {
  // Generous for busy machines; a test that hangs still fails.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.node.test.{ts,tsx}'],
      testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
    },
    {
      ...common,
      displayName: 'dom',
      setupFiles: ['<rootDir>/tools/jest/adopted-styles.mjs'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '@testing-library/jest-dom'],
      testEnvironment: 'jsdom',
      testMatch: ['**/*.dom.test.{ts,tsx}'],
      testEnvironmentOptions: { customExportConditions: ['source', 'require', 'default'] },
    },
  ],
};
