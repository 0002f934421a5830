import { CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { openDatabase } from '../database/database.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import type { Settings } from '../settings.ts';
import { type ContentSource, type LoadResult, loadContent } from './load-content.ts';
import { ContentInvalidError, type ContentProblem } from './problems.ts';

/**
 * Loads the content files from the command line. Where a content API is running on the embedded database, that one loads: the
 * database is its own.
 *
 * @param onAsk called when it is asked
 * @throws CONTENT_INVALID (as ContentInvalidError), DATABASE_UNAVAILABLE, CONTENT_UNAVAILABLE
 */
export async function loadOrAsk(settings: Settings, onAsk: () => void): Promise<LoadResult> {
  try {
    const database = await openDatabase(settings);
    try {
      return await loadContent(contentSource(settings), database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'DATABASE_LOCKED') throw error;
    onAsk();
    return loadThroughServer(settings);
  }
}

export function contentSource(settings: Settings): ContentSource {
  return { ...settings, library: new MediaLibrary(settings.mediaDirectory) };
}

async function loadThroughServer({ port }: Settings): Promise<LoadResult> {
  const url = `http://127.0.0.1:${port}/load`;
  const response = await fetch(url, { method: 'POST' }).catch((error: unknown) => {
    throw new CodedError('CONTENT_UNAVAILABLE', { path: url, reason: reasonOf(error) }, { cause: error });
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as LoadResult;
  const { problems, message } = answer as { problems?: ContentProblem[]; message?: string };
  if (problems) throw new ContentInvalidError(problems);
  throw new CodedError('CONTENT_UNAVAILABLE', { path: url, reason: message ?? `status ${response.status}` });
}
