import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';

/**
 * Modules of the federation runtime that a host never uses if its remotes are ES modules and the page preloads them: snapshots
 * and manifests, preloading, script elements, and the long texts of errors (their codes remain).
 */
const UNREACHED = [
  'runtime-core/dist/plugins/snapshot/index.js',
  'runtime-core/dist/plugins/generate-preload-assets.js',
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/generateSnapshotFromManifest.js',
  'sdk/dist/dom.js',
  'error-codes/dist/desc.mjs',
].map((file) => `@module-federation/${file}`);

/** Every host creates a snapshot handler. The runtime's variant for hosts without remotes also suits hosts without snapshots. */
const SNAPSHOT_HANDLER = '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js';

const SINGLE_SPA = 'single-spa/lib/es2015/esm/single-spa.dev.js';

/** For `resolve.alias`: single-spa's unminified file, which can be edited. */
export const EDITABLE_SINGLE_SPA = {
  'single-spa$': join(createRequire(import.meta.url).resolve('single-spa'), '../../esm/single-spa.dev.js'),
};

/** Without a window, single-spa does not touch history or the page's events, and its router is unreachable. */
const IN_BROWSER = 'isInBrowser = typeof window !== "undefined"';
/** Every parcel gets this object as `singleSpa`. It refers to the whole library and would keep all of it in the bundle. */
const NAMESPACE = /Object\.freeze\(\{\s*__proto__: null,\s*get start[\s\S]*?\n\}\)/;

const ABSENT = `function absent() { throw new Error('left out by UnusedVendorParts'); }`;
const EXPORTS = /^export \{([^}]*)\};?$/m;

/**
 * Removes parts of single-spa and of the federation runtime that the shell's host does not use: 6.3 of 21.3 kB. Fails the build
 * if a part has changed, so that each update of either library is reviewed. See decision 0031.
 */
export class UnusedVendorParts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('UnusedVendorParts', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'UnusedVendorParts',
        ([source, ...rest], { resource }) => {
          const path = resource.replaceAll('\\', '/');
          if (path.endsWith(SINGLE_SPA)) return [onlyParcels(String(source)), ...rest];
          if (path.endsWith(SNAPSHOT_HANDLER)) return [withDisabledHandler(String(source)), ...rest];
          if (UNREACHED.some((file) => path.endsWith(file)))
            return [withoutBodies(String(source), path), ...rest];
          return [source, ...rest];
        },
      );
      compilation.hooks.finishModules.tap('UnusedVendorParts', () => reportMissing(compilation));
    });
  }
}

function onlyParcels(source: string): string {
  if (!source.includes(IN_BROWSER) || !NAMESPACE.test(source)) throw changed(SINGLE_SPA);
  return source
    .replace(IN_BROWSER, 'isInBrowser = false')
    .replace(NAMESPACE, 'Object.freeze({ __proto__: null, mountRootParcel })');
}

function withDisabledHandler(source: string): string {
  if (EXPORTS.exec(source)?.[1]?.trim() !== 'SnapshotHandler, getGlobalRemoteInfo')
    throw changed(SNAPSHOT_HANDLER);
  return [
    "export { DisabledSnapshotHandler as SnapshotHandler } from './disabled.js';",
    ABSENT,
    'export { absent as getGlobalRemoteInfo };',
  ].join('\n');
}

/** Replaces the code of every export by a function that throws. */
function withoutBodies(source: string, path: string): string {
  const names = EXPORTS.exec(source)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  if (names === undefined || names.some((name) => !/^\w+$/.test(name))) throw changed(path);
  return `${ABSENT}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} };`;
}

/** Reports parts that have moved, which would otherwise be included again unnoticed. */
function reportMissing(compilation: Compilation): void {
  const paths = [...compilation.modules].map(
    (module) => module.nameForCondition()?.replaceAll('\\', '/') ?? '',
  );
  const used = (part: string) => paths.some((path) => path.includes(part));
  if (!used('/@module-federation/runtime-core/')) return;
  for (const file of [SINGLE_SPA, SNAPSHOT_HANDLER, ...UNREACHED]) {
    if (!paths.some((path) => path.endsWith(file)))
      compilation.errors.push(new webpack.WebpackError(changed(file).message));
  }
}

function changed(file: string): Error {
  return new Error(
    `${file} has changed: check again what the host needs from it, and adapt UnusedVendorParts`,
  );
}
