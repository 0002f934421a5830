import { serverError } from '@stadtraum/server-base/errors';
import { parseJson } from '@stadtraum/server-base/http-client';
import { confinedChecker } from '../content/content-checker.ts';
import type { ContentParts } from '../content/content-ports.ts';
import { type ContentSource, type LoadResult, loadContent } from '../content/load-content.ts';
import { readContentTexts } from '../content/read-files.ts';
import { ContentInvalidError, ContentOwnedError, type ContentProblem } from '../kernel/problems.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import type { CommandSettings } from './command-settings.ts';
import { reachSite } from './reach-site.ts';
import type { SiteServer } from './site-server.ts';

/** The content files that a command uses: `CONTENT_DIRECTORY`, else those of the running content API, else those of this checkout. */
export function chooseDirectory(
  {
    contentDirectory,
    hasContentDirectory,
  }: Pick<CommandSettings, 'contentDirectory' | 'hasContentDirectory'>,
  server: SiteServer | undefined,
): string {
  return hasContentDirectory || !server ? contentDirectory : server.identity.contentDirectory;
}

/**
 * Loads the content files from the command line. A running content API loads them itself.
 *
 * @param report see `reachSite`; also receives a line that names the directory
 * @throws CONTENT_INVALID (as ContentInvalidError), and what `reachSite` throws
 */
export function loadIntoSite(
  settings: CommandSettings,
  parts: ContentParts,
  report: (line: string) => void,
): Promise<LoadResult> {
  return reachSite(settings, report, {
    async throughServer(server) {
      const directory = chooseDirectory(settings, server);
      report(describeDirectory(directory));
      return loadThroughServer(server, directory);
    },
    async directly(database) {
      report(describeDirectory(settings.contentDirectory));
      return loadContent(await contentSource(settings, parts), database);
    },
  });
}

/** Names the content files of a command, before it uses them. */
export function describeDirectory(directory: string): string {
  return `Content files in ${directory}`;
}

/** @throws CodedError CONFINEMENT_INCOMPLETE if a required layer is missing */
export async function contentSource(settings: CommandSettings, parts: ContentParts): Promise<ContentSource> {
  const checker = await confinedChecker(settings.requiredLayers);
  return { ...settings, parts, checker, library: new MediaLibrary(settings.mediaDirectory) };
}

async function loadThroughServer(
  { url, post, identity }: SiteServer,
  directory: string,
): Promise<LoadResult> {
  const isOwn = directory === identity.contentDirectory;
  const { status, bytes } = await post(
    '/load',
    isOwn ? undefined : { files: Object.fromEntries(await readContentTexts(directory)) },
  );
  const body = parseJson(bytes);
  if (status === 200) return body as LoadResult;
  const { code, problems, message } = body as {
    code?: string;
    problems?: ContentProblem[];
    message?: string;
  };
  if (problems && code === 'CONTENT_OWNED_BY_ANOTHER') throw new ContentOwnedError(problems);
  if (problems) throw new ContentInvalidError(problems);
  throw serverError('CONTENT_UNAVAILABLE', { path: `${url}/load`, reason: message ?? `status ${status}` });
}
