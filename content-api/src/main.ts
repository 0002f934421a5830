import { CodedError, errorCode } from '@stadtraum/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { describeFailure, exitWithReasons } from './failure.ts';
import type { LoadResult } from './loading/load-content.ts';
import type { MediaLibrary } from './media/catalogue/media-library.ts';
import { addMediaRoute } from './media/media-route.ts';
import { MediaStore } from './media/media-store.ts';
import { RENDER_PROGRAM } from './media/rendering/render-process.ts';
import { readRevision } from './pages/revision.ts';
import { previewRoute } from './previews/preview-route.ts';
import { Previews } from './previews/previews.ts';
import { openSite } from './server/open-site.ts';
import { readSettings, type Settings } from './settings.ts';
import type { Submissions } from './submissions/open-submissions.ts';

/** Milliseconds that open requests get to finish after SIGTERM. */
const DRAIN = 5000;

await main().catch(exitWithReasons);

/** The content API as a process: settings, database, content, server, until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { server, database, library, submissions, load } = await openSite(settings);
  previewRoute(server, database, new Previews(library));
  const media = await openMedia(server, library, settings);
  // After a crash visitors wait for the answers, not for the check of content that is stored already.
  const isStored = (await database.read(readRevision)) !== undefined;
  if (!isStored) await loadAtStart(server, database, load);
  await listen(server, settings);
  submissions.start();
  stopOnSignal(server, database, media, submissions);
  if (isStored) await loadAtStart(server, database, load);
  if (settings.mediaWarmUp) void media.warmUp();
}

async function openMedia(
  server: FastifyInstance,
  library: MediaLibrary,
  { mediaCacheDirectory, mediaCacheBytes }: Settings,
): Promise<MediaStore> {
  const media = await MediaStore.open({
    library,
    cacheDirectory: mediaCacheDirectory,
    cacheBytes: mediaCacheBytes,
    program: RENDER_PROGRAM,
    log: server.log,
  });
  addMediaRoute(server, media);
  return media;
}

/** A failed load does not take the site down: what was loaded before stays. Without that there is nothing to serve. */
async function loadAtStart(
  { log }: FastifyInstance,
  database: Database,
  load: () => Promise<LoadResult>,
): Promise<void> {
  try {
    const { warnings, ...result } = await load();
    for (const warning of warnings) log.warn(warning);
    log.info(result, result.changed ? 'content was loaded' : 'content is unchanged');
  } catch (error) {
    const revision = await database.read(readRevision);
    if (revision === undefined) throw error;
    for (const line of describeFailure(error)) log.error({ code: errorCode(error) }, line);
    log.warn({ revision }, 'the content that was loaded before stays');
  }
}

async function listen(server: FastifyInstance, { port }: Settings): Promise<void> {
  try {
    await server.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CodedError('SERVER_PORT_TAKEN', { port, server: 'content API', setting: 'CONTENT_API_PORT' });
  }
}

function stopOnSignal(
  server: FastifyInstance,
  database: Database,
  media: MediaStore,
  submissions: Submissions,
): void {
  const stop = async () => {
    setTimeout(() => process.exit(1), DRAIN).unref();
    media.close();
    await server.close();
    await submissions.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().catch(exitWithReasons);
    });
  }
}
