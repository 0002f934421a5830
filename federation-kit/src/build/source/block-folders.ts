import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildError } from '../../errors.ts';
import type { PackageFolder } from './package-folder.ts';

/** A block's source files, relative to the package, with forward slashes and a leading `./`. */
export interface BlockFolder {
  /** The folder's name, which is the block's type. */
  type: string;
  declaration: string;
  component: string;
  examples: string;
  /** Absent if the block has no behaviour of its own. */
  behaviour?: string;
}

/** In the package's folder. */
export const BLOCKS_FOLDER = 'src/blocks';

/**
 * Finds the blocks of a package. Every folder in `src/blocks` is a block.
 *
 * @throws CodedError BUILD_BLOCK_INVALID when a folder lacks one of its three files
 */
export function findBlocks({ folder }: PackageFolder): BlockFolder[] {
  const root = join(folder, BLOCKS_FOLDER);
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => blockFolder(entry.name))
    .sort((a, b) => (a.type < b.type ? -1 : 1))
    .map((block) => checkFiles(folder, block));
}

function blockFolder(type: string): BlockFolder {
  const folder = `./src/blocks/${type}`;
  return {
    type,
    declaration: `${folder}/block.ts`,
    component: `${folder}/${type}.tsx`,
    examples: `${folder}/${type}.examples.ts`,
  };
}

/** Also finds the optional file. */
function checkFiles(folder: string, block: BlockFolder): BlockFolder {
  for (const file of [block.declaration, block.component, block.examples]) {
    if (!existsSync(join(folder, file))) {
      throw buildError('BUILD_BLOCK_INVALID', { file: file.slice(2), reason: 'the file is missing' });
    }
  }
  const behaviour = `./src/blocks/${block.type}/${block.type}.behaviour.ts`;
  return existsSync(join(folder, behaviour)) ? { ...block, behaviour } : block;
}
