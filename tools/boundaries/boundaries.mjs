import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { readJson } from '../workspace/packages.mjs';
import { importsOf } from './imports.mjs';
import { findLayerViolations } from './layers.mjs';
import { OWNED_PACKAGES, RULES } from './rules.mjs';

/** @typedef {import('../workspace/packages.mjs').WorkspacePackage} WorkspacePackage */

const SCOPE = '@stadtraum/';
const SOURCE_FILE = /\.(ts|tsx|mjs|cjs|js|jsx)$/;
/** Folders that are not checked: installed and built files, and fixtures, which imitate other packages. */
const IGNORED_FOLDERS = [
  'node_modules',
  'dist',
  'lib',
  'types',
  'release',
  'fixtures',
  'test-results',
  'playwright-report',
];
/** Files that are never delivered to visitors. They may use the root's devDependencies (jest, testing-library). */
const TEST_FILE =
  /(\.test\.tsx?$|\/test(ing)?\/|\.config\.\w+$|^shared-ui\/(catalogue|src\/base\/fonts)\/|^(e2e|bench)\/)/;

/**
 * Checks that packages and the folders within them import only what the architecture allows, that no import cycle exists, and that a
 * package imports only what it declares.
 *
 * @param {string} root
 * @param {WorkspacePackage[]} packages
 * @returns {string[]} one line for each violation
 */
export function findViolations(root, packages) {
  const testDependencies = readJson(join(root, 'package.json')).devDependencies ?? {};
  return packages.flatMap((pack) => {
    const rule = RULES.find(({ folder }) => folder.test(pack.folder));
    if (!rule) return [`${pack.folder}: tools/boundaries/rules.mjs has no rule for this folder`];
    const inManifest = declaredWorkspacePackages(pack)
      .filter((folder) => !rule.mayImport[folder])
      .map((folder) => `${pack.folder}/package.json: may not declare ${SCOPE}${folder}`);
    const files = sourceFiles(root, pack.folder).map((file) => ({
      file,
      specifiers: importsOf(readFileSync(join(root, file), 'utf8'), file),
    }));
    const inSources = files.flatMap(({ file, specifiers }) =>
      specifiers
        .map((specifier) => violationOf(specifier, { root, file, pack, rule, testDependencies }))
        .filter((violation) => violation !== undefined)
        .map((violation) => `${file}: ${violation}`),
    );
    return [...inManifest, ...inSources, ...findLayerViolations(root, pack.folder, files)];
  });
}

/**
 * @param {string} specifier
 * @param {{ root: string, file: string, pack: WorkspacePackage, rule: typeof RULES[number], testDependencies: object }} context
 * @returns {string | undefined}
 */
function violationOf(specifier, { root, file, pack, rule, testDependencies }) {
  if (specifier.startsWith('.')) {
    const target = relative(join(root, pack.folder), resolve(root, file, '..', specifier));
    const isInPackage = !target.startsWith('..') || (TEST_FILE.test(file) && target.startsWith('../tools/'));
    return isInPackage ? undefined : `may not import ${specifier}, which is outside the package`;
  }
  const name = packageNameOf(specifier);
  if (name === pack.name || /^(node|virtual):/.test(specifier) || builtinModules.includes(specifier))
    return undefined;
  if (name.startsWith(SCOPE) && !isAllowed(specifier, rule)) return `may not import ${specifier}`;
  const owned = OWNED_PACKAGES.find((each) => each.package.test(specifier));
  if (owned && !owned.owners.includes(pack.folder))
    return `only ${owned.owners.join(' and ')} may import ${specifier}`;
  const declared = {
    ...pack.manifest.dependencies,
    ...pack.manifest.peerDependencies,
    ...(TEST_FILE.test(file) && { ...pack.manifest.devDependencies, ...testDependencies }),
  };
  return name in declared ? undefined : `imports ${name}, which ${pack.folder}/package.json does not declare`;
}

/** @param {string} specifier for example `@stadtraum/shared-ui/button` @param {typeof RULES[number]} rule */
function isAllowed(specifier, rule) {
  const [folder = '', ...rest] = specifier.slice(SCOPE.length).split('/');
  const subpath = rest.join('/');
  const allowed = rule.mayImport[folder];
  // Packages export only subpaths, so that an import loads only the code that it needs.
  return subpath !== '' && allowed !== undefined && (allowed === 'any' || allowed.includes(subpath));
}

/** @param {WorkspacePackage} pack */
function declaredWorkspacePackages({ manifest }) {
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies })
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length));
}

/** @param {string} root @param {string} folder @returns {string[]} paths from the root */
function sourceFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.includes(entry.name) ? [] : sourceFiles(root, path);
    return SOURCE_FILE.test(entry.name) ? [path] : [];
  });
}

/** @param {string} specifier */
function packageNameOf(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
