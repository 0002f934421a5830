import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 2_000;

/**
 * The newest commit that the checked-out one and all of these have in common. Undefined if one of them is unknown here, such as in a
 * shallow clone, and outside a Git repository.
 *
 * @param commits as requests name them, see `RegistryRequest`
 */
export async function commonCommit(
  commits: readonly (string | undefined)[],
  directory: string,
): Promise<string | undefined> {
  const known = commits.flatMap((commit) => (commit === undefined ? [] : [commit.replace(/-dirty$/, '')]));
  if (known.length === 0 || known.length < commits.length) return undefined;
  const parameters = ['-C', directory, 'merge-base', '--octopus', 'HEAD', ...known];
  const found = await run('git', parameters, { timeout: TIMEOUT_MS }).catch(() => undefined);
  return found?.stdout.trim() || undefined;
}
