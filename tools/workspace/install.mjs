import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { readJson, workspacePackages } from './packages.mjs';
import { ROOT } from './root.mjs';

/** npm's own record of what it installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/** npm's error code for a package-lock.json that lacks something: a new remote, or a package for another platform. */
const LOCK_INCOMPLETE = 'EUSAGE';

/**
 * Says what differs between node_modules and package-lock.json.
 *
 * @param {string} [root]
 * @returns {string | undefined} the first difference as a phrase; undefined when they agree
 */
export function installDifference(root = ROOT) {
  if (!existsSync(join(root, INSTALLED))) return 'nothing is installed';
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(join(root, INSTALLED)).packages;
  for (const { folder, name } of workspacePackages(root)) {
    if (!existsSync(join(root, 'node_modules', name))) return `${folder} is new`;
  }
  for (const [path, entry] of Object.entries(wanted)) {
    // Not every optional package is for this platform; the entry '' is the root itself.
    if (path === '' || (!installed[path] && entry.optional)) continue;
    if (!installed[path]) return `${path} is missing`;
    if (installed[path].version !== entry.version) return `${path} has another version`;
    if (installed[path].integrity !== entry.integrity) return `${path} has other bytes`;
  }
  return undefined;
}

/**
 * Installs exactly what package-lock.json says. Where npm finds that it lacks something, falls back to `npm install`, which
 * goes by it for all the rest.
 *
 * @param {{ onLine?: (line: string) => void, signal?: AbortSignal, cwd?: string }} [options]
 * @returns {Promise<{ command: string, ok: boolean, lines: string[] }>}
 */
export async function install(options = {}) {
  const exact = await npm('ci', options);
  if (exact.ok || !exact.lines.some((line) => line.includes(LOCK_INCOMPLETE))) return exact;
  options.onLine?.('npm ci finds package-lock.json incomplete, so npm install it is');
  return npm('install', options);
}

/**
 * Installs what the package.json files say, and writes the lock: for a package that has just been made.
 *
 * @param {{ onLine?: (line: string) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<{ command: string, ok: boolean, lines: string[] }>}
 */
export function installNewPackages(options = {}) {
  return npm('install', options);
}

/** @param {string} verb @param {{ onLine?: (line: string) => void, signal?: AbortSignal, cwd?: string }} options */
async function npm(verb, options) {
  const parameters = [verb, '--prefer-offline', '--no-audit', '--no-fund', '--no-progress'];
  // Under `npm start`, npm names its own program here: the very npm that the developer uses.
  const program = process.env.npm_execpath;
  const { status, lines } = program
    ? await runCommand(process.execPath, [program, ...parameters], options)
    : await runCommand('npm', parameters, options);
  return { command: `npm ${verb}`, ok: status === 0, lines };
}
