export { type BlockRenderer, type BlockToRender, createBlockRenderer } from './block-renderer.ts';
export { type Kit, loadKit } from './kit.ts';
export { loadRemote, type Remote } from './remote.ts';
export { readExamples, readServerCode, type ServerCode, type ServerRelease } from './server-code.ts';
