import { readInnerSecret, requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { addRoutes } from './app.ts';
import { observeContent } from './content/content-metrics.ts';
import { type LoadResult, loadContent } from './content/load-content.ts';
import { LoadMark } from './content/load-mark.ts';
import { CONTENT_PARTS, SOURCES } from './content-parts.ts';
import { Admission } from './http/admission.ts';
import { observeAdmission } from './http/admission-metrics.ts';
import { createServer } from './http/server.ts';
import { type Inbox, openInbox } from './inbox/open-inbox.ts';
import type { Database } from './kernel/database/database.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { OutboxFiles } from './mail/outbox-files.ts';
import { MediaLibrary } from './media/catalogue/media-library.ts';
import { countRenders } from './media/media-metrics.ts';
import { MediaStore } from './media/media-store.ts';
import { RENDER_PROGRAM } from './media/rendering/render-process.ts';
import { warnOfDataLeftBehind } from './operations/left-behind.ts';
import { pageFinder } from './pages/find-page.ts';
import type { Settings } from './settings.ts';

/** A content API that is not listening yet. */
export interface ContentSite {
  server: FastifyInstance;
  database: Database;
  inbox: Inbox;
  media: MediaStore;
  /** Reloads the content files; changes may queue mails. */
  load: () => Promise<LoadResult>;
  /** Records the content that `load` loaded. */
  loadMark: LoadMark;
  close(): Promise<void>;
}

/**
 * Opens the database and builds the server on it.
 *
 * @param siteRun `SITE_RUN`, see `LoadMark`
 * @throws DATABASE_LOCKED, DATABASE_UNAVAILABLE, DATA_DIRECTORY_UNUSABLE
 */
export async function openSite(settings: Settings, log: Logger, siteRun?: string): Promise<ContentSite> {
  const database = await openDatabase(settings);
  await warnOfDataLeftBehind(settings, database, log);
  const library = new MediaLibrary(settings.mediaDirectory);
  const innerSecret = await readInnerSecret(
    settings.innerSecret === undefined ? {} : { INNER_SECRET: settings.innerSecret },
    settings.siteDirectory,
  );
  const admission = new Admission({ database, innerSecret, costlyPerNetwork: settings.searchesPerNetwork });
  const findPage = pageFinder(SOURCES);

  const { server, metrics } = createServer(log);
  observeAdmission(metrics, admission);
  const { onLoadFailed } = observeContent(metrics, database);
  const inbox = openInbox({ database, metrics, innerSecret, findPage, log: server.log }, settings);
  const media = await MediaStore.open({
    library,
    cacheDirectory: settings.mediaCacheDirectory,
    cacheBytes: settings.mediaCacheBytes,
    program: RENDER_PROGRAM,
    log: server.log,
    onRender: countRenders(metrics),
  });
  const loadMark = new LoadMark({ ...settings, siteRun });
  const load = async () => {
    try {
      const state = await loadMark.take();
      const result = await loadContent({ ...settings, library, parts: CONTENT_PARTS }, database);
      await loadMark.keep(state, result.revision);
      inbox.wake();
      return result;
    } catch (error) {
      onLoadFailed();
      throw error;
    }
  };

  addRoutes(server, {
    ...{ settings, database, admission, findPage, library, media, inbox, load },
    outboxFiles: new OutboxFiles(settings.mail.outboxDirectory),
    onlyInner: requireInnerSecret(innerSecret),
  });
  return {
    ...{ server, database, inbox, media, load, loadMark },
    async close() {
      media.close();
      await server.close();
      await inbox.stop();
      await database.close();
    },
  };
}
