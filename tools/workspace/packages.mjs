import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} WorkspacePackage
 * @property {string} folder relative to the root, for example `mf-press`
 * @property {string} name for example `@stadtraum/mf-press`
 * @property {{
 *   name: string,
 *   version: string,
 *   release?: { kind: string },
 *   files?: string[],
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 * }} manifest the package.json
 */

/**
 * Finds every workspace package by its folder, so that a new `mf-*` folder needs no entry in a list.
 *
 * @param {string} [root]
 * @returns {WorkspacePackage[]}
 */
export function workspacePackages(root = ROOT) {
  /** @type {string[]} */
  const patterns = readJson(join(root, 'package.json')).workspaces ?? [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && patterns.some((pattern) => matches(pattern, entry.name)))
    .filter((entry) => existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => {
      const manifest = readJson(join(root, entry.name, 'package.json'));
      return { folder: entry.name, name: manifest.name, manifest };
    });
}

/** @param {string} path */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} pattern a folder name, or a prefix with a star @param {string} folder */
function matches(pattern, folder) {
  return pattern.endsWith('*') ? folder.startsWith(pattern.slice(0, -1)) : folder === pattern;
}
