import { join, relative, sep } from 'node:path';
import type { CodedError } from '@stadtraum/contracts/errors';
import semver from 'semver';
import webpack, { type Module } from 'webpack';
import { buildError } from '../errors.ts';
import { type Compiled, modulesOf } from './compile.ts';
import { declaredRange, type PackageFolder } from './source/package-folder.ts';
import { sharedModules, sharedRanges } from './source/shared-modules.ts';
import type { SharedImport } from './webpack/share-scope.ts';

/** The modules that a remote may import from the kit. */
export interface KitImports {
  specifiers: string[];
  /** The declared version range by specifier, for modules whose package the remote declares. */
  ranges: Map<string, string>;
}

export function kitImports(remote: PackageFolder, kit: PackageFolder): KitImports {
  const shared = sharedModules(kit);
  return {
    specifiers: shared.map(({ specifier }) => specifier),
    ranges: sharedRanges(remote, shared),
  };
}

/**
 * The declared version ranges of the kit's modules that a chunk group imports in any of the compilations, by specifier.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID when a module's package is not a dependency
 */
export function usesOf(
  remote: PackageFolder,
  compilations: readonly Compiled[],
  group: string,
  { specifiers, ranges }: KitImports,
): Record<string, string> {
  const requests = compilations.flatMap((compiled) => [...modulesOf(compiled, group)].map(importedRequest));
  const imported = specifiers.filter((specifier) => requests.includes(specifier)).sort();
  return Object.fromEntries(imported.map((specifier) => [specifier, rangeOf(remote, specifier, ranges)]));
}

/** The specifier of a module that is not in the bundle: an external one, or one from the share scope. */
function importedRequest(module: Module): string | undefined {
  if (module instanceof webpack.ExternalModule) return module.userRequest;
  return module.type === 'consume-shared-module' ? (module as SharedImport).options.shareKey : undefined;
}

/** The lowest version of the kit that the remote declares support for. */
export function lowestKit(remote: PackageFolder, kit: PackageFolder): string {
  const range = declaredRange(remote, kit.manifest.name) ?? '*';
  const minimum = semver.validRange(range) === null ? null : semver.minVersion(range);
  if (minimum !== null) return minimum.version;
  throw invalid(remote, `"${range}" is not a version range for ${kit.manifest.name}`);
}

/**
 * Rejects files from the kit in a remote's bundle: they would be second copies of modules that must exist once.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID
 */
export function rejectKitSources(remote: PackageFolder, kit: PackageFolder, { compilation }: Compiled): void {
  for (const module of compilation.modules) {
    const file = module.nameForCondition() ?? '';
    if (!file.startsWith(kit.folder + sep)) continue;
    const path = relative(kit.folder, file);
    throw invalid(remote, `it imports ${path} of ${kit.manifest.name}, which the kit does not share`);
  }
}

function rangeOf(remote: PackageFolder, specifier: string, ranges: Map<string, string>): string {
  const range = ranges.get(specifier);
  if (range !== undefined) return range;
  throw invalid(remote, `it imports ${specifier}, whose package is not a dependency`);
}

function invalid(remote: PackageFolder, reason: string): CodedError {
  return buildError('BUILD_PACKAGE_INVALID', { file: join(remote.name, 'package.json'), reason });
}
