import { execFile } from 'node:child_process';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from './site.ts';

/** Writes the site's content with so many visible offers, for `CONTENT_DIRECTORY`. @returns the directory, which the caller removes */
export async function writeManyOffers(count: number): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-offers-'));
  // The generator writes new folders only.
  await rmdir(directory);
  await promisify(execFile)('npm', ['run', '--silent', 'offers', '--', String(count), directory], {
    cwd: REPOSITORY,
  });
  return directory;
}
