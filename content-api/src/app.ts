import { readInnerSecret, requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { type LoadResult, loadContent } from './content/load-content.ts';
import { LoadMark } from './content/load-mark.ts';
import { feedRoute } from './feeds/feed-route.ts';
import { Admission } from './http/admission.ts';
import { createServer } from './http/server.ts';
import { openSubmissions, type Submissions } from './inbox/open-submissions.ts';
import { type Database, openDatabase } from './kernel/database/database.ts';
import { OutboxFiles } from './mail/outbox-files.ts';
import { MediaLibrary } from './media/catalogue/media-library.ts';
import { type ContentApiMetrics, observeContentApi } from './metrics.ts';
import { backupRoute } from './operations/backup-route.ts';
import { identityRoute } from './operations/identity-route.ts';
import { warnOfDataLeftBehind } from './operations/left-behind.ts';
import { operationRoute } from './operations/operation-route.ts';
import { basketRoute } from './press/basket-route.ts';
import type { Settings } from './settings.ts';

/** The parts of a content API, put together and not listening yet. */
export interface ContentSite {
  server: FastifyInstance;
  metrics: ContentApiMetrics;
  admission: Admission;
  database: Database;
  library: MediaLibrary;
  submissions: Submissions;
  /** Reads the content files again; what has changed may make mails due. */
  load: () => Promise<LoadResult>;
  /** Remembers what `load` has loaded. */
  loadMark: LoadMark;
}

/**
 * Opens the database and puts everything on it that answers from content.
 *
 * @throws DATABASE_LOCKED, DATABASE_UNAVAILABLE, DATA_DIRECTORY_UNUSABLE
 */
export async function openSite(settings: Settings, log: Logger): Promise<ContentSite> {
  const database = await openDatabase(settings);
  const library = new MediaLibrary(settings.mediaDirectory);
  const loadMark = new LoadMark(settings);
  const load = async () => {
    try {
      const state = await loadMark.take();
      const result = await loadContent({ ...settings, library }, database);
      await loadMark.keep(state, result.revision);
      submissions.wake();
      return result;
    } catch (error) {
      metrics.loadFailed();
      throw error;
    }
  };
  const { innerSecret: given, siteDirectory, mail, searchesPerNetwork } = settings;
  const environment = given === undefined ? {} : { INNER_SECRET: given };
  const innerSecret = await readInnerSecret(environment, siteDirectory);
  const onlyInner = requireInnerSecret(innerSecret);
  const admission = new Admission({ database, innerSecret, costlyPerNetwork: searchesPerNetwork });
  const { server, metrics: all } = createServer({ database, admission, load, log, onlyInner });
  const metrics = observeContentApi(all, { database, admission });
  const submissions = openSubmissions(server, { database, metrics: all, innerSecret }, settings);
  const files = new OutboxFiles(mail.outboxDirectory);
  operationRoute(server, { database, files }, { onRequest: onlyInner, onDone: () => submissions.wake() });
  backupRoute(server, database, onlyInner);
  identityRoute(server, database, settings);
  await warnOfDataLeftBehind(settings, database, log);
  feedRoute(server, admission, mail.siteUrl);
  basketRoute(server, admission, library);
  return { server, metrics, admission, database, library, submissions, load, loadMark };
}
