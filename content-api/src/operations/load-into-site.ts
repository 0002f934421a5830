import { serverError } from '@stadtraum/server-base/errors';
import { parseJson } from '@stadtraum/server-base/http-client';
import { confinedChecker } from '../content/content-checker.ts';
import type { ContentParts } from '../content/content-ports.ts';
import { type ContentSource, type LoadResult, loadContent } from '../content/load-content.ts';
import { ContentInvalidError, ContentOwnedError, type ContentProblem } from '../kernel/problems.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import type { CommandSettings } from './command-settings.ts';
import { reachSite } from './reach-site.ts';
import type { SiteServer } from './site-server.ts';

/**
 * Loads the content files from the command line. A running content API loads them itself, from the content directory of its
 * settings.
 *
 * @param report see `reachSite`
 * @throws CONTENT_INVALID (as ContentInvalidError), and what `reachSite` throws
 */
export function loadIntoSite(
  settings: CommandSettings,
  parts: ContentParts,
  report: (line: string) => void,
): Promise<LoadResult> {
  return reachSite(settings, report, {
    throughServer: loadThroughServer,
    directly: async (database) => loadContent(await contentSource(settings, parts), database),
  });
}

/** @throws CodedError CONFINEMENT_INCOMPLETE if a required layer is missing */
export async function contentSource(settings: CommandSettings, parts: ContentParts): Promise<ContentSource> {
  const checker = await confinedChecker(settings.requiredLayers);
  return { ...settings, parts, checker, library: new MediaLibrary(settings.mediaDirectory) };
}

async function loadThroughServer({ url, post }: SiteServer): Promise<LoadResult> {
  const { status, bytes } = await post('/load');
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
