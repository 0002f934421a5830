import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GeneratorError } from './generator-error.mjs';
import { checkBlockName, checkRemoteName } from './names.mjs';
import { checkBlockUnused, newBlock } from './new-block.mjs';
import { writeTemplate } from './templates.mjs';

/** A new remote uses the package versions in this file. */
const VERSIONS_FROM = 'mf-content-blocks/package.json';

/**
 * Creates a remote with its first block. Workspaces, builds, tests and the registry find remotes by their folders; only
 * `CODEOWNERS` needs a new entry.
 *
 * @param {string} root of the repository
 * @param {string} remote name of its folder, `mf-…`
 * @param {string} [block] type of its first block
 * @returns {Promise<string[]>} the new files' paths, relative to the root
 * @throws {GeneratorError} when a name is invalid or in use
 */
export async function newRemote(root, remote, block = `${remote.replace(/^mf-/, '')}-overview`) {
  checkRemoteName(remote);
  checkBlockName(block);
  if (existsSync(join(root, remote))) throw new GeneratorError(`${remote} already exists.`);
  await checkBlockUnused(root, block);
  const values = { remote, team: remote.replace(/^mf-/, ''), block, ...(await versions(root)) };
  const files = await writeTemplate({ template: 'remote', root, folder: remote, values });
  return [...files, ...(await newBlock(root, remote, block))];
}

/** @param {string} root */
async function versions(root) {
  const { dependencies, peerDependencies, devDependencies } = JSON.parse(
    await readFile(join(root, VERSIONS_FROM), 'utf8'),
  );
  return {
    typebox: dependencies['@sinclair/typebox'],
    federationKit: peerDependencies['@stadtraum/federation-kit'],
    kit: peerDependencies['@stadtraum/shared-ui'],
    react: peerDependencies.react,
    testing: devDependencies['@testing-library/react'],
  };
}
