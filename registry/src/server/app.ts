import multipart from '@fastify/multipart';
import { reasonOf } from '@stadtraum/contracts/errors';
import { answerErrors } from '@stadtraum/server-base/error-answers';
import { createInnerServer } from '@stadtraum/server-base/inner-server';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { registryError } from '../errors.ts';
import { refuseBrowsers } from './refuse-browsers.ts';
import type { Registry } from './registry.ts';
import { withMetrics } from './registry-metrics.ts';
import { activate, rollBack } from './routes/activations.ts';
import { currentLiveSet, liveSet, liveSetHistory } from './routes/live-sets.ts';
import { multipartOptions, publish } from './routes/publish.ts';
import { releaseFile, releaseManifest, releases } from './routes/releases.ts';
import { STATUSES } from './statuses.ts';

const LIVE_SET = '/live-set';
const RELEASE_FILE = '/releases/:name/:version/files/*';

/** All routes. Errors are answered as `{code, message, remedy}`. */
function addRoutes(server: FastifyInstance, registry: Registry): void {
  server.get('/healthz', async () => ({ ok: true }));
  server.get(LIVE_SET, currentLiveSet(registry));
  server.get('/live-sets', liveSetHistory(registry));
  server.get('/live-sets/:id', liveSet(registry));
  server.get('/releases', releases(registry));
  server.get('/releases/:name/:version/manifest.json', releaseManifest(registry));
  server.get(RELEASE_FILE, releaseFile(registry));
  server.post('/releases', publish(registry));
  server.post('/activations', activate(registry));
  server.post('/rollbacks', rollBack(registry));
}

/** The HTTP server with all its routes, not listening yet. */
export async function createApp(registry: Registry, log: Logger): Promise<FastifyInstance> {
  const { server, metrics } = createInnerServer({
    log,
    quiet: [LIVE_SET, RELEASE_FILE],
    bodyLimit: 64 * 1024,
    // A whole upload may take 60 s (see UploadLimits); `watchUpload` refuses a stalled one sooner.
    requestTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
  });
  answerErrors(server, {
    statuses: STATUSES,
    // All other codes reject a release or live set.
    preset: 422,
    unexpected: (error) => registryError('REGISTRY_FAILED', { reason: reasonOf(error) }),
  });
  refuseBrowsers(server);
  await server.register(multipart, multipartOptions(registry.uploadLimits));
  addRoutes(server, withMetrics(registry, metrics));
  return server;
}
