import { errorCode } from '@stadtraum/contracts/errors';
import { reportLayers } from '@stadtraum/guarded-process/layers';
import { listen } from '@stadtraum/server-base/listen';
import { createLogger } from '@stadtraum/server-base/logging';
import { type RunningServer, runServer } from '@stadtraum/server-base/run-server';
import { addRoutes } from './app.ts';
import { describeDifference } from './content/compare-files.ts';
import { confinedChecker } from './content/content-checker.ts';
import { readHeldBack } from './content/content-sources.ts';
import { describeFailure } from './failure.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { describeHeldBack } from './kernel/held-back.ts';
import { type ContentSite, openSite } from './open-site.ts';
import { warnOfDataLeftBehind } from './operations/left-behind.ts';
import { readSettings, type Settings } from './settings.ts';
import { readRevision } from './store/revision.ts';

await runServer(start, { closeTimeoutMs: 5000, describe: describeFailure });

/** Starts the content API: settings, database, content, server. */
async function start(): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const log = createLogger('content-api', settings.logLevel);
  const checker = await confinedChecker(settings.requiredLayers);
  const database = await openDatabase(settings);
  await warnOfDataLeftBehind(settings, database, log);
  const site = await openSite(settings, { database, checker, log });
  const { server, inbox, media, rechecks } = site;
  addRoutes(server, settings, site);
  const isEmpty = (await database.read(readRevision)) === undefined;
  if (isEmpty) await prepareContent(site, settings);
  const { host, port } = settings;
  await listen(server, {
    ...{ host, port, server: 'content API' },
    ...{ setting: 'CONTENT_API_PORT', hostSetting: 'CONTENT_API_HOST' },
  });
  log.info({ host, port, confinement: reportLayers(checker.confinement) }, 'the content API listens');
  inbox.start();
  rechecks.start();
  // Stored content is served immediately, without waiting for the files.
  const prepared = isEmpty
    ? Promise.resolve()
    : prepareContent(site, settings).catch((error) => {
        for (const line of describeFailure(error)) log.error({ code: errorCode(error) }, line);
        log.warn('the stored content stays in place');
      });
  if (settings.mediaWarmUp) void prepared.then(() => media.warmUp());
  return site;
}

/** Fills an empty database, and reports what a start leaves as it is. */
async function prepareContent(
  { server: { log }, database, loadAtStart }: ContentSite,
  { contentDirectory }: Settings,
): Promise<void> {
  const { loaded, differing } = await loadAtStart();
  if (differing.length > 0)
    log.warn(
      { differing },
      `content stays as it was loaded. ${describeDifference(contentDirectory, differing)}`,
    );
  const heldBack = loaded?.heldBack ?? (await database.read(readHeldBack));
  for (const line of [...(loaded?.warnings ?? []), ...describeHeldBack(heldBack)]) log.warn(line);
  if (!loaded) return log.info({ differing: differing.length }, 'content is unchanged');
  const { warnings: _warnings, heldBack: _heldBack, ...result } = loaded;
  log.info(result, result.changed ? 'content was loaded' : 'content is unchanged');
}
