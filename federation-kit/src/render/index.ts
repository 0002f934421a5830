export { type BlockRenderer, type BlockToRender, createBlockRenderer } from './block-renderer.ts';
export { loadClient, type ReactDomClient } from './client.ts';
export { type Kit, loadKit } from './kit.ts';
export {
  groupByKit,
  type KitGroup,
  loadKitGroups,
  mapGroups,
  openKitGroups,
  releasesIn,
} from './kit-groups.ts';
export { loadRemote, type Remote } from './remote.ts';
export {
  type OpenServerCode,
  openServerCode,
  readClientCode,
  readExamples,
  readOpenServerCode,
  readScript,
  readServerCode,
  type ServerCode,
  type ServerRelease,
} from './server-code.ts';
