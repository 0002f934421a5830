export { type Behaviours, buildBehaviours, findKitBehaviours } from './behaviours.ts';
export { buildRelease } from './build-release.ts';
// The bench uses single steps of a build to compile all blocks and the kit into one bundle.
export { type Compiled, compile, filesOf, lazyFilesOf } from './compile.ts';
export { compress } from './compress.ts';
export { minifyStyles } from './css/minify-styles.ts';
export type { DevelopmentRelease } from './development-release.ts';
export { findBlocks } from './source/block-folders.ts';
export { type PackageFolder, readPackageFolder } from './source/package-folder.ts';
export { watchRelease } from './watch-release.ts';
export { browserConfiguration, classNamesOnly } from './webpack/scripts.ts';
export { serverConfiguration } from './webpack/server.ts';
export { stylesConfiguration } from './webpack/styles.ts';
