export { type BlockRenderer, type BlockToRender, createBlockRenderer } from './block-renderer.ts';
export { type Kit, loadKit } from './kit.ts';
export { loadRemote, type Remote } from './remote.ts';
export {
  type OpenServerCode,
  openServerCode,
  readExamples,
  readOpenServerCode,
  readServerCode,
  type ServerCode,
  type ServerRelease,
} from './server-code.ts';
