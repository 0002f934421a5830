/*
 * The packages that other repositories install.
 *
 *   npm run pack:packages [-- <folder>]                             writes an archive of each (default folder: dist/packages)
 *   npm run version:packages                                        lists their versions, and what has changed since
 *   npm run version:packages -- <package> <major|minor|patch>       cuts a version
 *   node tools/packages.mjs check <package>                         fails if the package has changed since its version was cut, and removes
 *                                                                   what was compiled from sources that are gone
 */
import { join, resolve } from 'node:path';
import { packPackages } from './packages/pack.mjs';
import { PackageError, publicPackages } from './packages/public-packages.mjs';
import { removeStaleFiles } from './packages/stale-files.mjs';
import { cutVersion, packageStates } from './packages/versions.mjs';
import { ROOT } from './workspace/root.mjs';

/** @type {Record<string, (parameters: string[]) => Promise<void>>} */
const COMMANDS = { pack, version, check };
const [command = '', ...parameters] = process.argv.slice(2);

try {
  const run = COMMANDS[command];
  if (!run) throw new PackageError('Usage: node tools/packages.mjs pack | version | check');
  await run(parameters);
} catch (error) {
  if (!(error instanceof PackageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string[]} parameters */
async function pack([folder = 'dist/packages']) {
  const target = resolve(process.env.INIT_CWD ?? ROOT, folder);
  for (const { file } of await packPackages(target)) console.log(`${target}/${file}`);
}

/** @param {string[]} parameters */
async function version([name, bump]) {
  if (name !== undefined) {
    const cut = await cutVersion(ROOT, name, bump ?? '');
    console.log(`${cut.name} is now ${cut.version}. Changed: ${cut.files.join(', ')}`);
    return;
  }
  for (const { folder, version: current, isChanged, unreleased } of await packageStates(ROOT)) {
    console.log(
      `${folder.padEnd(16)} ${current.padEnd(10)} ${isChanged ? 'has changed since' : 'unchanged'}`,
    );
    if (isChanged) for (const line of unreleased.split('\n')) console.log(`${' '.repeat(28)}${line}`);
  }
}

/** @param {string[]} parameters */
async function check([name = '']) {
  if (!publicPackages(ROOT).some(({ folder }) => folder === name))
    throw new PackageError(`There is no package ${name}.`);
  removeStaleFiles(join(ROOT, name));
  const state = (await packageStates(ROOT)).find(({ folder }) => folder === name);
  if (!state?.isChanged) return;
  throw new PackageError(
    `${name} has changed since ${state.version} was cut. Run: npm run version:packages -- ${name} <major|minor|patch>`,
  );
}
