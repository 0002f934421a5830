import { readInnerSecret, requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app.ts';
import { observeContent } from './content/content-metrics.ts';
import { type LoadResult, loadContent, loadTeamContent, type TeamContent } from './content/load-content.ts';
import { LoadMarker } from './content/load-marker.ts';
import { CONTENT_PARTS, SOURCES } from './content-parts.ts';
import { Admission } from './http/admission.ts';
import { observeAdmission } from './http/admission-metrics.ts';
import { createServer } from './http/server.ts';
import { openInbox } from './inbox/open-inbox.ts';
import { MediaLibrary } from './media/catalogue/media-library.ts';
import { countRenders } from './media/media-metrics.ts';
import { MediaStore } from './media/media-store.ts';
import { RENDER_PROGRAM } from './media/rendering/render-process.ts';
import { pageFinder } from './pages/find-page.ts';
import type { Settings } from './settings.ts';
import { savedSearches } from './sources/lists/saved-searches.ts';
import { readRevision } from './store/revision.ts';

/** A content API without routes that is not listening yet. */
export interface ContentSite extends AppParts {
  server: FastifyInstance;
  /** Records the content that `load` loaded. */
  loadMarker: LoadMarker;
  close(): Promise<void>;
}

interface SiteParts extends Pick<AppParts, 'database' | 'checker'> {
  log: Logger;
  /** `SITE_RUN`, see `LoadMarker`. */
  siteRun?: string | undefined;
}

/**
 * Builds the parts of the site on an open database, which its `close` also closes.
 *
 * @throws DATA_DIRECTORY_UNUSABLE
 */
export async function openSite(
  settings: Settings,
  { database, checker, log, siteRun }: SiteParts,
): Promise<ContentSite> {
  const library = new MediaLibrary(settings.mediaDirectory);
  const innerSecret = await readInnerSecret(
    settings.innerSecret === undefined ? {} : { INNER_SECRET: settings.innerSecret },
    settings.siteDirectory,
  );
  const admission = new Admission({ database, innerSecret, costlyPerNetwork: settings.searchesPerNetwork });
  const findPage = pageFinder(SOURCES);

  const { server, metrics } = createServer(log);
  observeAdmission(metrics, admission);
  const media = await MediaStore.open({
    library,
    cacheDirectory: settings.mediaCacheDirectory,
    cacheBytes: settings.mediaCacheBytes,
    program: RENDER_PROGRAM,
    log: server.log,
    onRender: countRenders(metrics),
  });
  const { onLoadFailed } = observeContent(metrics, database);
  const inbox = openInbox(
    { database, metrics, innerSecret, findPage, searches: savedSearches, log: server.log },
    settings,
  );
  const loadMarker = new LoadMarker({ ...settings, siteRun });
  const source = { ...settings, library, checker, parts: CONTENT_PARTS };
  // One load at a time: a second one would check content that the first one is about to change.
  let lastLoad: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<LoadResult>): Promise<LoadResult> => {
    const result = lastLoad.then(work);
    lastLoad = result.catch(() => undefined);
    return result;
  };
  const load = () =>
    inTurn(async () => {
      try {
        const state = await loadMarker.hashFiles();
        const result = await loadContent(source, database);
        await loadMarker.save(state, result.revision);
        inbox.wake();
        return result;
      } catch (error) {
        onLoadFailed();
        throw error;
      }
    });
  const loadTeam = (content: TeamContent) =>
    inTurn(async () => {
      const before = await database.read(readRevision);
      const isMarked = before !== undefined && (await loadMarker.matches(before));
      const state = isMarked ? await loadMarker.hashFiles() : undefined;
      const result = await loadTeamContent(source, database, content);
      await loadMarker.save(state, result.revision);
      inbox.wake();
      return result;
    });

  return {
    ...{ server, database, checker, admission, findPage, library, media, inbox, load, loadTeam, loadMarker },
    internalOnly: requireInnerSecret(innerSecret),
    async close() {
      media.close();
      await server.close();
      await inbox.stop();
      await database.close();
    },
  };
}
