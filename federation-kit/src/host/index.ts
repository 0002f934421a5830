export { createHost, type Host } from './host.ts';
export { IslandError, type IslandErrorCode } from './island-error.ts';
export type { IslandEvents } from './mount-island.ts';
