import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../workspace/command.mjs';
import { runTargets } from '../workspace/nx.mjs';
import { ROOT } from '../workspace/root.mjs';
import { PackageError, publicPackages } from './public-packages.mjs';
import { removeStaleFiles } from './stale-files.mjs';

/**
 * Compiles all packages and writes an archive of each, as `npm publish` would send it.
 *
 * @param {string} target absolute path of a folder
 * @returns {Promise<{ name: string, version: string, file: string }[]>} `file`: name of the archive
 * @throws {PackageError} when a package cannot be compiled or packed
 */
export async function packPackages(target) {
  const packages = publicPackages(ROOT);
  const projects = packages.map(({ name }) => name).join(',');
  const { ok, lines } = await runTargets(['package'], { parameters: [`--projects=${projects}`] });
  if (!ok) throw new PackageError(`The packages could not be compiled:\n${lines.join('\n')}`);
  for (const { folder } of packages) removeStaleFiles(join(ROOT, folder));
  await mkdir(target, { recursive: true });
  return npmPack(packages, ['--pack-destination', target]);
}

/**
 * @param {{ folder: string }[]} packages
 * @param {string[]} flags
 * @returns {Promise<{ name: string, version: string, file: string, paths: string[] }[]>} `paths`: of the packed files
 */
export async function npmPack(packages, flags, root = ROOT) {
  const workspaces = packages.flatMap(({ folder }) => ['-w', folder]);
  /** @type {string[]} */
  const output = [];
  const { status, lines } = await runCommand(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', ...flags, ...workspaces],
    { cwd: root, onLine: (line) => output.push(line) },
  );
  if (status !== 0) throw new PackageError(`npm pack failed:\n${lines.join('\n')}`);
  const start = output.findIndex((line) => line === '[' || line === '{');
  /** @type {{ name: string, version: string, filename: string, files: { path: string }[] }[]} */
  const packed = Object.values(JSON.parse(output.slice(start).join('\n')));
  return packed.map(({ name, version, filename, files }) => ({
    name,
    version,
    file: filename,
    paths: files.map(({ path }) => path),
  }));
}
