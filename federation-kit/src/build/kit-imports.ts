import { join, relative, sep } from 'node:path';
import type { CodedError } from '@stadtraum/contracts/errors';
import semver from 'semver';
import webpack from 'webpack';
import { buildError } from '../errors.ts';
import { type Compiled, modulesOf } from './compile.ts';
import { declaredRange, type PackageFolder } from './source/package-folder.ts';
import { sharedModules, sharedRanges } from './source/shared-modules.ts';

/** What a remote may take from the kit. */
export interface KitImports {
  specifiers: string[];
  /** The version range that the remote declares, by specifier; none when it does not declare the module's package. */
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
 * The kit's modules that a part of a compilation's graph imports, by specifier, with the declared range.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID when one of them comes from a package that is no dependency
 */
export function usesOf(
  remote: PackageFolder,
  compiled: Compiled,
  group: string,
  { specifiers, ranges }: KitImports,
): Record<string, string> {
  const imported = [...modulesOf(compiled, group)]
    .filter((module) => module instanceof webpack.ExternalModule)
    .map(({ userRequest }) => userRequest)
    .filter((request) => specifiers.includes(request))
    .sort();
  return Object.fromEntries(imported.map((specifier) => [specifier, rangeOf(remote, specifier, ranges)]));
}

/** Lowest version of the kit that the remote says it works with. */
export function lowestKit(remote: PackageFolder, kit: PackageFolder): string {
  const range = declaredRange(remote, kit.manifest.name) ?? '*';
  const lowest = semver.validRange(range) === null ? null : semver.minVersion(range);
  if (lowest !== null) return lowest.version;
  throw invalid(remote, `"${range}" is no version range of ${kit.manifest.name}`);
}

/**
 * Refuses a file of the kit in the bundle of a remote: it would be a second copy of what must exist once.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID
 */
export function refuseKitSources(remote: PackageFolder, kit: PackageFolder, { compilation }: Compiled): void {
  for (const module of compilation.modules) {
    const file = module.nameForCondition() ?? '';
    if (!file.startsWith(kit.folder + sep)) continue;
    const path = relative(kit.folder, file);
    throw invalid(remote, `${path} of ${kit.manifest.name} is imported, which the kit does not share`);
  }
}

function rangeOf(remote: PackageFolder, specifier: string, ranges: Map<string, string>): string {
  const range = ranges.get(specifier);
  if (range !== undefined) return range;
  throw invalid(remote, `${specifier} is imported, but its package is no dependency`);
}

function invalid(remote: PackageFolder, reason: string): CodedError {
  return buildError('BUILD_PACKAGE_INVALID', { file: join(remote.name, 'package.json'), reason });
}
