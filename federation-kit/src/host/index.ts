export { createFederation, type Federation } from './federation.ts';
export { createHost, type Host } from './host.ts';
export { IslandError } from './island-error.ts';
export type { IslandEvents } from './mount-island.ts';
