import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from './site.ts';

/**
 * Writes the files of settings in deploy/systemd with a test's values. The servers get only these settings, so the files are
 * complete.
 *
 * @param files names in deploy/systemd, without `.env`
 * @param values one for each setting in the files
 * @returns paths of the written files
 * @throws Error if a setting has no value, or a value has no setting
 */
export async function writeSettings(
  directory: string,
  files: readonly string[],
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const unused = new Set(Object.keys(values));
  const written: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(REPOSITORY, `deploy/systemd/${file}.env`), 'utf8');
    const filled = text.replace(/^([A-Z_]+)=.*$/gm, (_line, name: string) => {
      unused.delete(name);
      const value = values[name];
      if (value === undefined) throw new Error(`deploy/systemd/${file}.env: no value for ${name}`);
      return `${name}=${value}`;
    });
    const path = join(directory, `${file}.env`);
    await writeFile(path, filled, { mode: 0o600 });
    written.push(path);
  }
  if (unused.size > 0)
    throw new Error(`No file of ${files} in deploy/systemd names ${[...unused].join(', ')}`);
  return written;
}
