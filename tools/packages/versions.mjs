import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, workspacePackages } from '../workspace/packages.mjs';
import { npmPack } from './pack.mjs';
import { PackageError, publicPackages } from './public-packages.mjs';

/** The content with which each package's version was cut. */
const VERSIONS = 'tools/packages/versions.json';
const LOCK = 'package-lock.json';
/** Compiled from the sources, which are packed too. */
const COMPILED = /^(dist|lib|types)\//;
const DOCUMENTS = /^(README|CHANGELOG)\.md$|^LICENSE/;
/** Parts of a package.json that do not reach those who install the package. */
const INTERNAL = ['version', 'scripts', 'nx', 'devDependencies'];
const UNRELEASED = /^## Unreleased\n\n?([\s\S]*?)(?=^## )/m;
const BUMPS = ['major', 'minor', 'patch'];
const DEPENDENCIES = /** @type {const} */ (['dependencies', 'peerDependencies', 'devDependencies']);

/**
 * @typedef {object} PackageState
 * @property {string} folder
 * @property {string} name
 * @property {string} version
 * @property {boolean} isChanged whether the packed content differs from that with which the version was cut
 * @property {string} unreleased the entries of the changelog that belong to the next version
 * @property {string} digest of the packed content
 */

/**
 * Compares each public package with its last version.
 *
 * @param {string} root of the workspace
 * @returns {Promise<PackageState[]>}
 */
export async function packageStates(root) {
  const packages = publicPackages(root);
  /** @type {Record<string, { version: string, digest: string }>} */
  const cut = readJson(join(root, VERSIONS));
  const packed = await npmPack(packages, ['--dry-run'], root);
  return packages.map(({ folder, name, manifest }) => {
    const paths = packed.find((archive) => archive.name === name)?.paths ?? [];
    const digest = digestOf(join(root, folder), paths);
    const unreleased =
      UNRELEASED.exec(readFileSync(join(root, folder, 'CHANGELOG.md'), 'utf8'))?.[1]?.trim() ?? '';
    const last = cut[name];
    const isChanged = last?.digest !== digest || last.version !== manifest.version;
    return { folder, name, version: manifest.version, isChanged, unreleased, digest };
  });
}

/**
 * Cuts a version: raises it, dates the changelog's entries and records the content. The version needs at least the current versions
 * of the packages that it depends on, because it was tested with no others. A major version also changes the ranges of all packages of
 * the workspace that depend on it.
 *
 * @param {string} root of the workspace
 * @param {string} folder of the package
 * @param {string} bump `major`, `minor` or `patch`
 * @returns {Promise<{ name: string, version: string, files: string[] }>} `files`: the changed files
 * @throws {PackageError} when the package is unknown, its changelog has no entry for the version, or a package that it depends on has
 *   changed since its own version was cut
 */
export async function cutVersion(root, folder, bump, today = new Date().toISOString().slice(0, 10)) {
  const found = publicPackages(root).find((candidate) => candidate.folder === folder);
  if (!found) throw new PackageError(`There is no package ${folder}.`);
  if (!BUMPS.includes(bump)) throw new PackageError(`Name the kind of the version: ${BUMPS.join(', ')}.`);
  const changelog = join(folder, 'CHANGELOG.md');
  const text = readFileSync(join(root, changelog), 'utf8');
  if (!UNRELEASED.exec(text)?.[1]?.trim()) {
    throw new PackageError(
      `${changelog} has no entry under "Unreleased": say what changes for those who use ${folder}.`,
    );
  }
  const first = (await packageStates(root)).find(
    (state) => state.isChanged && dependsOn(found.manifest, state.name),
  );
  if (first) {
    throw new PackageError(
      `${folder} depends on ${first.folder}, which has changed since ${first.version}: cut a version of ${first.folder} first.`,
    );
  }
  const version = raise(found.manifest.version, bump);
  const files = [...setVersion(root, found, version, bump === 'major'), LOCK, changelog, VERSIONS];
  writeFileSync(
    join(root, changelog),
    text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${today})\n`),
  );
  const state = (await packageStates(root)).find((candidate) => candidate.folder === folder);
  const versions = { ...readJson(join(root, VERSIONS)), [found.name]: { version, digest: state?.digest } };
  writeJson(join(root, VERSIONS), versions);
  return { name: found.name, version, files };
}

/** @param {string} version @param {string} bump */
function raise(version, bump) {
  const numbers = version.split('.').map(Number);
  const level = BUMPS.indexOf(bump);
  return numbers
    .map((number, index) => (index < level ? number : index === level ? number + 1 : 0))
    .join('.');
}

/** @param {{ dependencies?: object }} manifest @param {string} name */
function dependsOn({ dependencies = {} }, name) {
  return name in dependencies;
}

/**
 * @param {string} root
 * @param {import('../workspace/packages.mjs').WorkspacePackage} changed
 * @param {string} version
 * @param {boolean} isMajor
 */
function setVersion(root, changed, version, isMajor) {
  const lock = readJson(join(root, LOCK));
  const current = publicPackages(root).filter(({ name }) => dependsOn(changed.manifest, name));
  const files = [];
  for (const { folder } of workspacePackages(root)) {
    const path = join(folder, 'package.json');
    const manifest = readJson(join(root, path));
    const before = JSON.stringify(manifest);
    for (const target of [manifest, lock.packages[folder] ?? {}]) {
      if (folder === changed.folder) {
        target.version = version;
        for (const { name, manifest: needed } of current) target.dependencies[name] = `^${needed.version}`;
      }
      for (const kind of DEPENDENCIES) {
        if (isMajor && target[kind]?.[changed.name]) target[kind][changed.name] = `^${version}`;
      }
    }
    if (JSON.stringify(manifest) === before) continue;
    writeJson(join(root, path), manifest);
    files.push(path);
  }
  writeJson(join(root, LOCK), lock);
  return files;
}

/** @param {string} folder absolute path @param {string[]} paths of the packed files */
function digestOf(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter((file) => !COMPILED.test(file) && !DOCUMENTS.test(file)).sort()) {
    hash
      .update(`${path}\0`)
      .update(path === 'package.json' ? manifestContent(folder) : readFileSync(join(folder, path)));
  }
  return `sha256-${hash.digest('base64')}`;
}

/** @param {string} folder */
function manifestContent(folder) {
  const entries = Object.entries(readJson(join(folder, 'package.json')));
  return JSON.stringify(entries.filter(([name]) => !INTERNAL.includes(name)));
}

/** @param {string} file @param {unknown} value */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
