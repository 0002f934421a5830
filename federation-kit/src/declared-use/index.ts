export { undeclaredKeys } from './undeclared-keys.ts';
export { watchPlatform } from './watch-platform.ts';
