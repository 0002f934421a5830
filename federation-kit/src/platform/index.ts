export { PlatformProvider, usePlatform } from './platform-context.tsx';
export { serverPlatform } from './server-platform.ts';
