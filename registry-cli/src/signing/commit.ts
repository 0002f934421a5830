import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Git that answers more slowly is not waited for, so that it cannot hold up a rollback; the request then names no commit. */
const TIMEOUT_MS = 1_000;

/**
 * Commit that is checked out in the repository that contains `directory`, with `-dirty` if files have changed since. Undefined outside
 * a Git repository.
 */
export async function currentCommit(directory: string): Promise<string | undefined> {
  const git = async (...parameters: string[]) =>
    (await run('git', ['-C', directory, ...parameters], { timeout: TIMEOUT_MS })).stdout.trim();
  try {
    const [commit, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
    return changes === '' ? commit : `${commit}-dirty`;
  } catch {
    return undefined;
  }
}
