import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { readJson, workspacePackages } from './packages.mjs';
import { ROOT } from './root.mjs';

const LOCK = 'package-lock.json';

/** npm lists the installed packages in this file. */
const INSTALLED = 'node_modules/.package-lock.json';

/** npm's error code for a package-lock.json that lacks a new remote or a package for another platform. */
const LOCK_INCOMPLETE = 'EUSAGE';

/**
 * Compares node_modules with package-lock.json.
 *
 * @param {string} [root]
 * @returns {string | undefined} the first difference as a phrase; undefined when they agree
 */
export function installDifference(root = ROOT) {
  if (!existsSync(join(root, INSTALLED))) return 'nothing is installed';
  const locked = readJson(join(root, LOCK)).packages;
  const installed = readJson(join(root, INSTALLED)).packages;
  for (const { folder, name } of workspacePackages(root)) {
    if (!existsSync(join(root, 'node_modules', name))) return `${folder} is new`;
  }
  for (const [path, entry] of Object.entries(locked)) {
    // Optional packages may be for other platforms; the entry '' is the root itself.
    if (path === '' || (!installed[path] && entry.optional)) continue;
    if (!installed[path]) return `${path} is missing`;
    if (installed[path].version !== entry.version) return `${path} has a different version`;
    if (installed[path].integrity !== entry.integrity) return `${path} has a different checksum`;
  }
  const unlocked = Object.keys(installed).find(
    (path) => !locked[path] && !isForPlatform(path, installed[path], Object.values(locked)),
  );
  return unlocked && `${unlocked} is not in package-lock.json`;
}

/**
 * Whether a package is only for certain platforms, and a locked package has exactly this version as an optional dependency. The lock
 * lacks such a package if the registry did not have it when the lock was written (decision 0091).
 *
 * @param {string} path
 * @param {{ version?: string, os?: string[], cpu?: string[] }} entry
 * @param {{ optionalDependencies?: Record<string, string> }[]} locked
 */
function isForPlatform(path, { version, os, cpu }, locked) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isOptionalDependency = locked.some(
    ({ optionalDependencies }) => optionalDependencies?.[name] === version,
  );
  return (os ?? cpu) !== undefined && isOptionalDependency;
}

/**
 * Installs exactly what package-lock.json lists, without install scripts (OP14). If npm finds the lock incomplete, because it lacks
 * packages for other platforms, `npm install` runs instead; the lock is kept and the installed packages are compared with it.
 *
 * @param {{ onLine?: (line: string) => void, signal?: AbortSignal, cwd?: string }} [options]
 * @returns {Promise<{ command: string, ok: boolean, lines: string[] }>}
 */
export async function install(options = {}) {
  const exact = await npm('ci', options);
  if (exact.ok || !exact.lines.some((line) => line.includes(LOCK_INCOMPLETE))) return exact;
  options.onLine?.('npm ci finds package-lock.json incomplete; falling back to npm install');
  const root = options.cwd ?? ROOT;
  const lock = readFileSync(join(root, LOCK));
  try {
    const result = await npm('install', options, ['--no-save']);
    const difference = result.ok && installDifference(root);
    if (!difference) return result;
    return {
      ...result,
      ok: false,
      lines: [`npm error the installation differs from the lock: ${difference}`],
    };
  } finally {
    if (!readFileSync(join(root, LOCK)).equals(lock)) writeFileSync(join(root, LOCK), lock);
  }
}

/**
 * Installs the dependencies of all package.json files and updates the lock, after a package was added.
 *
 * @param {{ onLine?: (line: string) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<{ command: string, ok: boolean, lines: string[] }>}
 */
export function installNewPackages(options = {}) {
  return npm('install', options);
}

/** @param {string} subcommand @param {{ onLine?: (line: string) => void, signal?: AbortSignal, cwd?: string }} options @param {string[]} [flags] */
async function npm(subcommand, options, flags = []) {
  const quietFlags = ['--no-audit', '--no-fund', '--no-progress'];
  const parameters = [subcommand, '--ignore-scripts', '--prefer-offline', ...quietFlags, ...flags];
  // npm sets this variable for its scripts: the path of the npm that the developer uses.
  const program = process.env.npm_execpath;
  const { status, lines } = program
    ? await runCommand(process.execPath, [program, ...parameters], options)
    : await runCommand('npm', parameters, options);
  return { command: `npm ${subcommand}`, ok: status === 0, lines };
}
