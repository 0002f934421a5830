import { join, sep } from 'node:path';
import { declaredRange, installedPackage, type PackageFolder } from './package-folder.ts';

export interface SharedModuleSource {
  /** The specifier in the import statements of remotes. */
  specifier: string;
  /** The package that contains it; its version is the module's version. */
  packageName: string;
  browser: boolean;
  server: boolean;
}

const REACT: readonly SharedModuleSource[] = [
  { specifier: 'react', packageName: 'react', browser: true, server: true },
  { specifier: 'react/jsx-runtime', packageName: 'react', browser: true, server: true },
  { specifier: 'react-dom', packageName: 'react-dom', browser: true, server: true },
  { specifier: 'react-dom/client', packageName: 'react-dom', browser: true, server: false },
  { specifier: 'react-dom/server', packageName: 'react-dom', browser: false, server: true },
];

/** Packages that React is made of. */
const REACT_PARTS = ['scheduler'];

const FEDERATION_KIT_NAME = '@stadtraum/federation-kit';

/** `src` or `dist` of this package. */
const ROOT = join(import.meta.dirname, '../..');

const FEDERATION_KIT: readonly SharedModuleSource[] = [
  fromFederationKit('platform', { server: true }),
  fromFederationKit('island', { server: false }),
];

/**
 * All modules that a kit shares: React, two modules of this package, and the subpaths that the kit exports and does not list
 * as private. A kit's build provides exactly these, and a remote's build imports exactly these from the kit.
 */
export function sharedModules(kit: PackageFolder): SharedModuleSource[] {
  const { name: packageName, exports = {}, release } = kit.manifest;
  const subpaths = Object.keys(exports).filter((subpath) => isShared(subpath, release?.private ?? []));
  const kitModules = subpaths.map((subpath) => ({
    specifier: subpath.replace('.', packageName),
    packageName,
    browser: true,
    server: true,
  }));
  return [...REACT, ...FEDERATION_KIT, ...kitModules];
}

/**
 * Names of packages that a remote must not contain, because the kit shares them. Of this package, it contains other modules than those
 * that the kit shares.
 */
export function sharedPackages(kit: PackageFolder): ReadonlySet<string> {
  const names = sharedModules(kit).map(({ packageName }) => packageName);
  return new Set([...names.filter((name) => name !== FEDERATION_KIT_NAME), ...REACT_PARTS]);
}

/** Whether the file belongs to a module of this package that the kit shares. */
export function isSharedSource(file: string): boolean {
  const shared = FEDERATION_KIT.map(
    ({ specifier }) => join(ROOT, specifier.slice(FEDERATION_KIT_NAME.length)) + sep,
  );
  return shared.some((folder) => file.startsWith(folder));
}

/** The module's version in the kit. */
export function sharedVersion(kit: PackageFolder, { packageName }: SharedModuleSource): string {
  const source = packageName === kit.manifest.name ? kit : installedPackage(kit, packageName);
  return source.manifest.version;
}

/** The module's name as a Module Federation expose. */
export function exposeOf({ specifier }: SharedModuleSource): string {
  return `./${specifier}`;
}

/** The version range that a remote declares for each module that it may share, by specifier. */
export function sharedRanges(remote: PackageFolder, modules: SharedModuleSource[]): Map<string, string> {
  const ranges = new Map<string, string>();
  for (const { specifier, packageName } of modules) {
    const range = declaredRange(remote, packageName);
    if (range !== undefined) ranges.set(specifier, range);
  }
  return ranges;
}

function isShared(subpath: string, privateSubpaths: string[]): boolean {
  const name = subpath.replace(/^\.\//, '');
  // Behaviours (a pattern) are scripts of their own. Data files such as tsconfig.json are not modules.
  return !privateSubpaths.includes(name) && !name.includes('*') && !/\.(json|css|d\.ts)$/.test(name);
}

function fromFederationKit(subpath: string, { server }: { server: boolean }): SharedModuleSource {
  const packageName = FEDERATION_KIT_NAME;
  return { specifier: `${packageName}/${subpath}`, packageName, browser: true, server };
}
