import { currentCommit } from './commit.ts';
import { type FoundKey, findKey, type KeySettings } from './find-key.ts';

/** Who runs the command: a key, and the commit of the repository. */
export interface Identity extends FoundKey {
  commit: string | undefined;
}

/**
 * Returns a function that finds the key and the commit at its first call.
 *
 * @param root the repository's root
 * @returns a function that throws CodedError KEY_MISSING, KEY_INVALID
 */
export function createIdentity(root: string, cwd: string, settings: KeySettings): () => Promise<Identity> {
  let identity: Promise<Identity> | undefined;
  const find = async () => {
    const [found, commit] = await Promise.all([findKey(root, cwd, settings), currentCommit(cwd)]);
    return { ...found, commit };
  };
  return () => {
    identity ??= find();
    return identity;
  };
}
