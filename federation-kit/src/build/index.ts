export { findBlocks } from './block-folders.ts';
export { buildRelease } from './build-release.ts';
// The steps of a build, for one of another shape: the bench puts every block and the kit into a single one.
export { type Compiled, compile, filesOf } from './compile.ts';
export { compress } from './compress.ts';
export { minifyStyles } from './minify-styles.ts';
export { type PackageFolder, readPackageFolder } from './package-folder.ts';
export { browserConfiguration, classNamesOnly } from './webpack/scripts.ts';
export { serverConfiguration } from './webpack/server.ts';
export { stylesConfiguration } from './webpack/styles.ts';
