import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { Module, ModuleGraph } from 'webpack';
import { buildError } from '../errors.ts';
import { type Compiled, modulesOf } from './compile.ts';
import type { PackageFolder } from './source/package-folder.ts';
import { isSharedSource, sharedModules, sharedPackages } from './source/shared-modules.ts';
import { sourceName } from './source/source-name.ts';

/** The modules of a chunk group with the compilation that bundles them. */
export interface BundledModules {
  modules: Iterable<Module>;
  graph: ModuleGraph;
}

export function bundledModules(compiled: Compiled | undefined, group: string): BundledModules[] {
  return compiled ? [{ modules: modulesOf(compiled, group), graph: compiled.compilation.moduleGraph }] : [];
}

/**
 * The installed packages whose code a release contains, with their versions, without those of the platform.
 *
 * @param find see `packageFinder`
 * @throws CodedError BUILD_KIT_MODULE_COPIED for code of a package that the kit shares (GA6)
 */
export function bundledPackages(
  remote: PackageFolder,
  kit: PackageFolder,
  bundles: readonly BundledModules[],
  find: FindPackage,
): Record<string, string> {
  const shared = sharedPackages(kit);
  const versions = new Map<string, Set<string>>();
  for (const { modules, graph } of bundles) {
    for (const module of modules) {
      const file = module.nameForCondition() ?? '';
      const installed = find(file);
      if (shared.has(installed?.name ?? '') || isSharedSource(file))
        throw copied(remote, kit, { module, graph, installed });
      if (installed === undefined || PLATFORM.test(installed.name)) continue;
      versions.set(installed.name, (versions.get(installed.name) ?? new Set()).add(installed.version));
    }
  }
  const sorted = [...versions].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, found]) => [name, [...found].sort().join(', ')]));
}

/** Packages that belong to the site itself: the version of a release does not depend on theirs. */
const PLATFORM = /^@stadtraum\//;

interface InstalledPackage {
  name: string;
  version: string;
}

type FindPackage = (file: string) => InstalledPackage | undefined;

/**
 * Finds the package in node_modules that contains a file. Its name is that in its package.json, which an alias cannot change. Each folder
 * is read once: a finder serves one build, because an installation changes what it has read.
 */
export function packageFinder(): FindPackage {
  const byFolder = new Map<string, InstalledPackage | undefined>();
  const findAbove = (folder: string): InstalledPackage | undefined => {
    const parent = dirname(folder);
    if (byFolder.has(folder) || folder === parent) return byFolder.get(folder);
    const found = packageIn(folder) ?? findAbove(parent);
    byFolder.set(folder, found);
    return found;
  };
  return (file) =>
    isAbsolute(file) && /[\\/]node_modules[\\/]/.test(file) ? findAbove(dirname(file)) : undefined;
}

function packageIn(folder: string): InstalledPackage | undefined {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  // Some packages have files in folders that only say of which type they are.
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Partial<InstalledPackage>;
  return name !== undefined && version !== undefined ? { name, version } : undefined;
}

function copied(
  remote: PackageFolder,
  kit: PackageFolder,
  {
    module,
    graph,
    installed,
  }: { module: Module; graph: ModuleGraph; installed: InstalledPackage | undefined },
) {
  const file = module.nameForCondition() ?? '';
  const { name, version } = installed ?? { name: sourceName(remote, file), version: '' };
  const specifiers = sharedModules(kit)
    .filter(({ packageName, browser }) => packageName === name && browser)
    .map(({ specifier }) => specifier);
  return buildError('BUILD_KIT_MODULE_COPIED', {
    package: `${name} ${version}`.trim(),
    chain: importChain(module, graph)
      .map((path) => sourceName(remote, path))
      .join(' → '),
    specifiers: specifiers.join(', ') || 'none of its package',
  });
}

/** Paths from the first source file to the module, along the imports that bring it. */
function importChain(module: Module, graph: ModuleGraph): string[] {
  const chain: string[] = [];
  for (let current: Module | null | undefined = module; current; current = graph.getIssuer(current)) {
    const file = current.nameForCondition() ?? '';
    // Generated entries have no file.
    if (isAbsolute(file) && chain[0] !== file) chain.unshift(file);
  }
  return chain;
}
