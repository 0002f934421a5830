import { readInnerSecret, requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app.ts';
import { observeContent } from './content/content-metrics.ts';
import {
  type LoadResult,
  loadContent,
  loadTeamContent,
  repeatLoad,
  type TeamContent,
} from './content/load-content.ts';
import { LoadMarker } from './content/load-marker.ts';
import { Rechecks } from './content/recheck-content.ts';
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
import { siteMemory } from './pages/known-revision.ts';
import type { Settings } from './settings.ts';
import { savedSearches } from './sources/lists/saved-searches.ts';
import { readRevision } from './store/revision.ts';

/** A content API without routes that is not listening yet. */
export interface ContentSite extends AppParts {
  server: FastifyInstance;
  /** Records the content that `load` loaded. */
  loadMarker: LoadMarker;
  /** Checks held content again when the live set changes, once it is started. */
  rechecks: Rechecks;
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
  const knowSite = siteMemory();
  const findPage = pageFinder(SOURCES, knowSite);

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
  const inTurn = <Result extends LoadResult | undefined>(work: () => Promise<Result>): Promise<Result> => {
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
  /** A load that does not read the workspace's files: they are as loaded afterwards if they were before. */
  const inTurnKeepingMark = <Result extends LoadResult | undefined>(work: () => Promise<Result>) =>
    inTurn(async () => {
      const before = await database.read(readRevision);
      const isMarked = before !== undefined && (await loadMarker.matches(before));
      const state = isMarked ? await loadMarker.hashFiles() : undefined;
      const result = await work();
      if (result) await loadMarker.save(state, result.revision);
      inbox.wake();
      return result;
    });
  const loadTeam = (content: TeamContent) =>
    inTurnKeepingMark(() => loadTeamContent(source, database, content));
  const rechecks = new Rechecks({
    ...{ database, registryUrl: settings.registryUrl, log: server.log },
    repeat: (owner, liveBlocks) =>
      inTurnKeepingMark(() => repeatLoad(source, database, { owner, liveBlocks })),
  });

  return {
    ...{ server, database, checker, admission, findPage, knowSite, library, media, inbox },
    ...{ load, loadTeam, loadMarker, rechecks },
    internalOnly: requireInnerSecret(innerSecret),
    async close() {
      media.close();
      await server.close();
      await rechecks.stop();
      await inbox.stop();
      await database.close();
    },
  };
}
