import { jestConfig } from './federation-kit/jest/config.mjs';

/** Unit and component tests, as in every repository with remotes. They run on the sources of all packages. */
export default jestConfig({ rootDir: import.meta.dirname, conditions: ['source'] });
