import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GeneratorError } from './generator-error.mjs';
import { checkBlockName, checkRemoteName, pascalCase } from './names.mjs';
import { writeTemplate } from './templates.mjs';

/**
 * Adds a block to a remote: schema, component, styles, examples and tests.
 *
 * @param {string} root of the repository
 * @param {string} remote folder of the remote
 * @param {string} block its type, which no other remote may use
 * @returns {Promise<string[]>} the new files' paths, relative to the root
 * @throws {GeneratorError} when a name is invalid or in use
 */
export async function newBlock(root, remote, block) {
  checkRemoteName(remote);
  checkBlockName(block);
  if (!existsSync(join(root, remote, 'package.json'))) {
    throw new GeneratorError(`There is no remote ${remote}. Create it with: npm run new:remote -- ${remote}`);
  }
  await checkBlockUnused(root, block);
  const values = { block, Block: pascalCase(block) };
  return writeTemplate({ template: 'block', root, folder: join(remote, 'src/blocks', block), values });
}

/**
 * @param {string} root
 * @param {string} block
 */
export async function checkBlockUnused(root, block) {
  for (const folder of await readdir(root)) {
    if (folder.startsWith('mf-') && existsSync(join(root, folder, 'src/blocks', block))) {
      throw new GeneratorError(
        `${folder} already has a block ${block}: only one remote can own a block type.`,
      );
    }
  }
}
