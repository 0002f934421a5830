import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { Budgets, ReleaseKind, ReleaseName } from '@stadtraum/contracts/release-manifest';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { buildError } from '../../errors.ts';

const Ranges = Type.Optional(Type.Record(Type.String(), Type.String()));

/** The parts of a package.json that the build reads. */
const PackageJson = Type.Object({
  name: Type.String(),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
  release: Type.Optional(
    Type.Object({
      kind: ReleaseKind,
      /** Name of a kit's releases, if not the package's: a kit that goes live beside another one has a name of its own. */
      name: Type.Optional(ReleaseName),
      /** Subpaths that a kit does not share with remotes. */
      private: Type.Optional(Type.Array(Type.String())),
      /** Specifiers of a kit's modules that nearly every island imports: they become one script. */
      together: Type.Optional(Type.Array(Type.String())),
      budgets: Type.Optional(Budgets),
    }),
  ),
  exports: Type.Optional(Type.Record(Type.String({ pattern: '^\\.' }), Type.Unknown())),
  dependencies: Ranges,
  peerDependencies: Ranges,
});
type PackageJson = Static<typeof PackageJson>;

/** What separates the parts of a request in webpack, so that paths with these characters would change names and hashes in the release. */
const RESERVED_IN_PATHS = /[!#?]/;

const validate = lazyValidator(PackageJson);

/** A package to build, or a package that it is built against. */
export interface PackageFolder {
  /** Absolute path without symbolic links. */
  folder: string;
  /** Name of its releases: that of the package without its scope, unless package.json has another one. */
  name: string;
  manifest: PackageJson;
}

/** @throws CodedError BUILD_PACKAGE_INVALID */
export function readPackageFolder(path: string): PackageFolder {
  const file = join(path, 'package.json');
  const result = validate(readJson(file));
  if (!result.ok) throw invalid(file, describeViolations(result.violations));
  const folder = realpathSync(path);
  const reserved = RESERVED_IN_PATHS.exec(folder)?.[0];
  if (reserved) throw invalid(folder, `webpack reserves "${reserved}"; move it to a path without !, # and ?`);
  const { name, release } = result.value;
  const unscoped = name.slice(name.indexOf('/') + 1);
  return { folder, name: release?.name ?? unscoped, manifest: result.value };
}

/** The version range that the package declares for another package. */
export function declaredRange({ manifest }: PackageFolder, packageName: string): string | undefined {
  return manifest.dependencies?.[packageName] ?? manifest.peerDependencies?.[packageName];
}

/** @throws CodedError BUILD_PACKAGE_INVALID when `packageName` is not installed for `from` */
export function installedPackage(from: PackageFolder, packageName: string): PackageFolder {
  for (let folder = from.folder; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', packageName);
    if (existsSync(candidate)) return readPackageFolder(candidate);
    if (folder === dirname(folder)) break;
  }
  throw invalid(join(from.folder, 'package.json'), `${packageName} is not installed`);
}

/**
 * The kit that a remote is built against: the dependency whose package.json declares `"release": {"kind": "kit"}`.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID
 */
export function kitOf(remote: PackageFolder): PackageFolder {
  const { dependencies, peerDependencies } = remote.manifest;
  for (const packageName of Object.keys({ ...dependencies, ...peerDependencies })) {
    const candidate = installedPackage(remote, packageName);
    if (candidate.manifest.release?.kind === 'kit') return candidate;
  }
  throw invalid(join(remote.folder, 'package.json'), 'no dependency is a kit ("release": {"kind": "kit"})');
}

/**
 * The kit whose styles the package's examples use: the package itself, or the remote's kit.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID
 */
export function kitFor(source: PackageFolder): PackageFolder {
  return source.manifest.release?.kind === 'kit' ? source : kitOf(source);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw buildError('BUILD_PACKAGE_INVALID', { file, reason: reasonOf(cause) }, { cause });
  }
}

function invalid(file: string, reason: string): CodedError {
  return buildError('BUILD_PACKAGE_INVALID', { file, reason });
}
