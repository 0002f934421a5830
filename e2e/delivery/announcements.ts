import { execFile } from 'node:child_process';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY, type Site } from '../site/site.ts';

const run = promisify(execFile);

/** Copies the site's content, because publishing an announcement changes it. @returns a directory for one test */
export async function copyContent(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-subscriptions-'));
  await cp(join(REPOSITORY, 'content-api/content'), join(directory, 'content'), { recursive: true });
  return directory;
}

/** Settings of a site with the content of `copyContent`. */
export function contentSettings(directory: string): { CONTENT_DIRECTORY: string } {
  return { CONTENT_DIRECTORY: join(directory, 'content') };
}

/**
 * Publishes or changes an announcement as an editor would.
 *
 * @param settings the site's settings
 * @param announcement the uid and the changed fields; all fields of a new announcement
 */
export async function announce(
  site: Site,
  directory: string,
  announcement: { uid: number } & Record<string, unknown>,
  settings: Record<string, string> = contentSettings(directory),
): Promise<void> {
  const file = join(directory, 'change.json');
  await writeFile(file, JSON.stringify(announcement));
  await runInSite(site, settings, 'operate.js', ['announce', file]);
}

/** Loads the site's content, as editors do after a change of its files. @param settings the site's settings */
export async function loadContent(site: Site, settings: Record<string, string>): Promise<void> {
  await runInSite(site, settings, 'load.js', []);
}

async function runInSite(
  site: Site,
  settings: Record<string, string>,
  program: string,
  options: string[],
): Promise<void> {
  const { port } = new URL(site.contentApiUrl);
  const env = {
    ...process.env,
    ...settings,
    DATA_DIRECTORY: site.dataDirectory,
    CONTENT_API_PORT: port,
    REGISTRY_URL: site.registryUrl,
  };
  await run(process.execPath, [join(REPOSITORY, 'content-api/dist', program), ...options], { env });
}
