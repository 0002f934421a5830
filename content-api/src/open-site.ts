import { missingLayers } from '@stadtraum/guarded-process/layers';
import { readInnerSecret, requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { Logger } from '@stadtraum/server-base/logging';
import { reportConfinement } from '@stadtraum/server-base/metrics';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app.ts';
import { observeContent } from './content/content-metrics.ts';
import { loadAtStart, type StartedContent } from './content/load-at-start.ts';
import { loadContent, loadTeamContent, repeatLoad } from './content/load-content.ts';
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

/** A content API without routes that is not listening yet. */
export interface ContentSite extends AppParts {
  server: FastifyInstance;
  /** Fills an empty database from the content files. */
  loadAtStart: () => Promise<StartedContent>;
  /** Checks held content again when the live set changes, once it is started. */
  rechecks: Rechecks;
  close(): Promise<void>;
}

interface SiteParts extends Pick<AppParts, 'database' | 'checker'> {
  log: Logger;
}

/**
 * Builds the parts of the site on an open database, which its `close` also closes.
 *
 * @throws DATA_DIRECTORY_UNUSABLE
 */
export async function openSite(
  settings: Settings,
  { database, checker, log }: SiteParts,
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
  reportConfinement(metrics, server.log, missingLayers(checker.confinement));
  const media = await MediaStore.open({
    library,
    cacheDirectory: settings.mediaCacheDirectory,
    cacheBytes: settings.mediaCacheBytes,
    program: RENDER_PROGRAM,
    log: server.log,
    onRender: countRenders(metrics),
  });
  const { onLoadFailed } = observeContent(metrics, database, settings.contentDirectory);
  const inbox = openInbox(
    { database, metrics, innerSecret, findPage, searches: savedSearches, log: server.log },
    settings,
  );
  const source = { ...settings, library, checker, parts: CONTENT_PARTS };
  // One load at a time: a second one would check content that the first one is about to change.
  let lastLoad: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = lastLoad.then(work);
    lastLoad = result.then(
      () => inbox.wake(),
      () => undefined,
    );
    return result;
  };
  const countFailure = (error: unknown): never => {
    onLoadFailed();
    throw error;
  };
  const rechecks = new Rechecks({
    ...{ database, registryUrl: settings.registryUrl, log: server.log },
    repeat: (owner, liveBlocks) => inTurn(() => repeatLoad(source, database, { owner, liveBlocks })),
  });

  return {
    ...{ server, database, checker, admission, findPage, knowSite, library, media, inbox },
    rechecks,
    load: (texts) => inTurn(() => loadContent(source, database, texts)).catch(countFailure),
    loadTeam: (content) => inTurn(() => loadTeamContent(source, database, content)),
    loadAtStart: () => inTurn(() => loadAtStart(source, database)).catch(countFailure),
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
