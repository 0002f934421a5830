import { errorCode } from '@stadtraum/contracts/errors';
import { reportLayers } from '@stadtraum/guarded-process/layers';
import { listen } from '@stadtraum/server-base/listen';
import { createLogger, logProblem } from '@stadtraum/server-base/logging';
import { type RunningServer, runServer } from '@stadtraum/server-base/run-server';
import type { FastifyInstance } from 'fastify';
import { addRoutes } from './app.ts';
import { confinedChecker } from './content/content-checker.ts';
import type { LoadResult } from './content/load-content.ts';
import { describeFailure } from './failure.ts';
import type { Database } from './kernel/database/database.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { describeHeldBack } from './kernel/held-back.ts';
import { openSite } from './open-site.ts';
import { warnOfDataLeftBehind } from './operations/left-behind.ts';
import { readSettings } from './settings.ts';
import { readRevision } from './store/revision.ts';

await runServer(start, { closeTimeoutMs: 5000, describe: describeFailure });

/** Starts the content API: settings, database, content, server. */
async function start(): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const log = createLogger('content-api', settings.logLevel);
  const checker = await confinedChecker(settings.requiredLayers);
  const database = await openDatabase(settings);
  await warnOfDataLeftBehind(settings, database, log);
  const site = await openSite(settings, { database, checker, log, siteRun: process.env.SITE_RUN });
  const { server, inbox, media, load, loadMarker, rechecks } = site;
  addRoutes(server, settings, site);
  // After a crash, stored content is served immediately, without waiting for a check of the files.
  const revision = await database.read(readRevision);
  const hasContent = revision !== undefined;
  if (!hasContent) await loadAtStart(server, database, load);
  const { host, port } = settings;
  await listen(server, {
    ...{ host, port, server: 'content API' },
    ...{ setting: 'CONTENT_API_PORT', hostSetting: 'CONTENT_API_HOST' },
  });
  log.info({ host, port, confinement: reportLayers(checker.confinement) }, 'the content API listens');
  inbox.start();
  rechecks.start();
  const warmUp = () => settings.mediaWarmUp && void media.warmUp();
  if (!hasContent) warmUp();
  else if (await loadMarker.matches(revision)) {
    log.info({ revision }, 'content is unchanged since this run loaded it');
    warmUp();
  } else {
    // During the load, the server responds and can be stopped.
    void loadAtStart(server, database, load)
      .catch((error) => logProblem(log, 'error', error))
      .then(warmUp);
  }
  return site;
}

/** Loads content; what does not fit stays as it was. If that fails, the stored content remains in use; if there is no stored content, it throws. */
async function loadAtStart(
  { log }: FastifyInstance,
  database: Database,
  load: () => Promise<LoadResult>,
): Promise<void> {
  try {
    const { warnings, heldBack, ...result } = await load();
    for (const line of [...warnings, ...describeHeldBack(heldBack)]) log.warn(line);
    log.info(result, result.changed ? 'content was loaded' : 'content is unchanged');
  } catch (error) {
    const revision = await database.read(readRevision);
    if (revision === undefined) throw error;
    for (const line of describeFailure(error)) log.error({ code: errorCode(error) }, line);
    log.warn({ revision }, 'the stored content stays in place');
  }
}
