import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSigningKey, readKeyFile, type SigningKey } from '@stadtraum/federation-kit/signing';
import { cliError } from '../errors.ts';

/** The team's key, relative to the repository's root. */
export const TEAM_KEY_FILE = '.stadtraum/key.pem';

/** A key, and where it was found. */
export interface FoundKey {
  key: SigningKey;
  /** For people: the variable's name, or the file's path. */
  origin: string;
}

/** The environment variables that choose a key. An empty one counts as unset. */
export interface KeySettings {
  SIGNING_KEY?: string | undefined;
  SIGNING_KEY_FILE?: string | undefined;
  DATA_DIRECTORY?: string | undefined;
}

/**
 * Finds the key that signs requests: `SIGNING_KEY` (PEM), the file `SIGNING_KEY_FILE`, `.stadtraum/key.pem` of the repository, or the
 * workspace's own key, which the registry makes in `DATA_DIRECTORY`.
 *
 * @param root the repository's root
 * @param cwd from which `SIGNING_KEY_FILE` is resolved
 * @throws CodedError KEY_MISSING, KEY_INVALID
 */
export async function findKey(root: string, cwd: string, settings: KeySettings): Promise<FoundKey> {
  const { SIGNING_KEY, SIGNING_KEY_FILE, DATA_DIRECTORY } = settings;
  // A secret of a pipeline often holds the line breaks as `\n`.
  if (SIGNING_KEY)
    return {
      key: parseSigningKey(SIGNING_KEY.replaceAll('\\n', '\n'), 'SIGNING_KEY'),
      origin: 'SIGNING_KEY',
    };

  const isWorkspace = existsSync(join(root, 'nx.json'));
  const data = isWorkspace || DATA_DIRECTORY ? resolve(root, DATA_DIRECTORY || '.data') : undefined;
  const files = SIGNING_KEY_FILE
    ? [resolve(cwd, SIGNING_KEY_FILE)]
    : [join(root, TEAM_KEY_FILE), ...(data ? [join(data, 'keys/workspace.pem')] : [])];
  for (const file of files) {
    const key = await readKeyFile(file);
    if (key) return { key, origin: shorten(file, cwd) };
  }
  throw cliError('KEY_MISSING', { places: files.map((file) => shorten(file, cwd)).join(' or ') });
}

/** The path relative to the current folder if the file is in that folder. */
function shorten(file: string, cwd: string): string {
  const path = relative(cwd, file);
  return path.startsWith('..') ? file : path;
}
