export { createHost, type Host } from './host.ts';
export { IslandError } from './island-error.ts';
export type { IslandEvents } from './mount-island.ts';
