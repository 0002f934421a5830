import multipart from '@fastify/multipart';
import { reasonOf } from '@stadtraum/contracts/errors';
import { reportLayers } from '@stadtraum/guarded-process/layers';
import { handleErrors } from '@stadtraum/server-base/error-responses';
import { createInternalServer } from '@stadtraum/server-base/internal-server';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { registryError } from '../errors.ts';
import { refuseBrowsers } from './refuse-browsers.ts';
import type { Registry } from './registry.ts';
import { withMetrics } from './registry-metrics.ts';
import { activate, rollBack } from './routes/activations.ts';
import { currentLiveSet, liveSet, liveSetHistory } from './routes/live-sets.ts';
import { multipartOptions, publishRelease } from './routes/publish.ts';
import { releaseFile, releaseList, releaseManifest } from './routes/releases.ts';
import { STATUSES } from './statuses.ts';

const LIVE_SET = '/live-set';
const RELEASE_FILE = '/releases/:name/:version/files/*';

/** Adds all routes. Errors are sent as `{code, message, remedy}`. */
function addRoutes(server: FastifyInstance, registry: Registry): void {
  const { liveSets, releases, activations } = registry;
  const confinement = registry.confinement && reportLayers(registry.confinement);
  server.get('/healthz', async () => ({ ok: true, ...(confinement && { confinement }) }));
  server.get(LIVE_SET, currentLiveSet(liveSets));
  server.get('/live-sets', liveSetHistory(liveSets));
  server.get('/live-sets/:id', liveSet(liveSets));
  server.get('/releases', releaseList(releases));
  server.get('/releases/:name/:version/manifest.json', releaseManifest(releases));
  server.get(RELEASE_FILE, releaseFile(releases));
  server.post('/releases', publishRelease(registry.publish, registry.uploadLimits));
  server.post('/activations', activate(activations));
  server.post('/rollbacks', rollBack(activations));
}

/** Creates the HTTP server with all its routes; it does not listen yet. */
export async function createApp(registry: Registry, log: Logger): Promise<FastifyInstance> {
  const { server, metrics } = createInternalServer({
    log,
    quiet: [LIVE_SET, RELEASE_FILE],
    bodyLimit: 64 * 1024,
    // A whole upload may take 60 s (see UploadLimits); `watchUpload` rejects a stalled upload sooner.
    requestTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
  });
  handleErrors(server, {
    statuses: STATUSES,
    // All other codes reject a release or live set.
    defaultStatus: 422,
    unexpected: (error) => registryError('REGISTRY_FAILED', { reason: reasonOf(error) }),
  });
  refuseBrowsers(server);
  await server.register(multipart, multipartOptions(registry.uploadLimits));
  addRoutes(server, withMetrics(registry, metrics));
  return server;
}
