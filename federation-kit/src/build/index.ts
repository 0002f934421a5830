export { buildRelease } from './build-release.ts';
