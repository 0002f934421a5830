/*
 * Generates a remote or a block that builds, passes its tests and can be shipped.
 *
 *   npm run new:remote -- mf-energy [block]      a remote with its first block (default: <name>-overview)
 *   npm run new:block -- mf-energy energy-card   another block
 */
import { GeneratorError } from './new/generator-error.mjs';
import { newBlock } from './new/new-block.mjs';
import { newRemote } from './new/new-remote.mjs';
import { runCommand } from './workspace/command.mjs';
import { installNewPackages } from './workspace/install.mjs';
import { ROOT } from './workspace/root.mjs';

const USAGE = 'Usage: npm run new:remote -- mf-<name> [block]   or   npm run new:block -- mf-<name> <block>';
const [kind, remote, block] = process.argv.slice(2);

try {
  if (!remote || (kind === 'block' && !block)) throw new GeneratorError(USAGE);
  const files =
    kind === 'remote' ? await newRemote(ROOT, remote, block) : await newBlock(ROOT, remote, block ?? '');
  for (const file of files) console.log(`  new  ${file}`);
  await format(files);
  if (kind === 'remote') await linkRemote();
  console.log(`
Preview:  npm run dev -w ${remote}
Test:     npx nx test ${remote}
Ship:     npm run ship ${remote}
Page:     name the block in ${remote}/content/pages/<path>.json, then ship (docs/teams.md)`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

/**
 * Formats the new files, because the order of their imports depends on the names.
 *
 * @param {string[]} files
 */
async function format(files) {
  const { status, lines } = await runCommand(process.execPath, [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    ...files,
  ]);
  if (status !== 0) throw new GeneratorError(`The new files could not be formatted:\n${lines.join('\n')}`);
}

/** Adds the new package to the lockfile; the next `npm ci` would fail otherwise. */
async function linkRemote() {
  console.log('  npm install …');
  const { ok, lines } = await installNewPackages();
  if (!ok) throw new GeneratorError(`npm install failed:\n${lines.join('\n')}`);
}
