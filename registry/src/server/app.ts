import multipart from '@fastify/multipart';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { missingLayers, reportLayers } from '@stadtraum/guarded-process/layers';
import { handleErrors } from '@stadtraum/server-base/error-responses';
import { requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import { createInternalServer } from '@stadtraum/server-base/internal-server';
import type { Logger } from '@stadtraum/server-base/logging';
import { reportConfinement } from '@stadtraum/server-base/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemsOf } from '../content/content-refusal.ts';
import { registryError } from '../errors.ts';
import type { RequestLog } from '../log/request-log.ts';
import { findingsOf } from '../reports/gate-refusal.ts';
import { type SignedAction, UNKNOWN_SENDERS } from '../requests/signed-requests.ts';
import { refuseBrowsers } from './refuse-browsers.ts';
import type { Registry } from './registry.ts';
import { withMetrics } from './registry-metrics.ts';
import { activate, afterSwitchOf, expectActivation, rollBack } from './routes/activations.ts';
import { loadContent, MAX_CONTENT_REQUEST_BYTES } from './routes/content.ts';
import { liveContent, readContent } from './routes/content-access.ts';
import { createReplay, pageHistory, pageModel } from './routes/history.ts';
import { addKey, keyList, revokeKey, rotateKey } from './routes/keys.ts';
import {
  currentLiveSet,
  liveSet,
  liveSetHistory,
  signedEarlierLiveSet,
  signedLiveSet,
} from './routes/live-sets.ts';
import { logEntries } from './routes/log.ts';
import { mark } from './routes/marks.ts';
import { createPreview, endPreview, previewList, signedSideSet } from './routes/previews.ts';
import { prune } from './routes/prunings.ts';
import { multipartOptions, publishRelease } from './routes/publish.ts';
import { readiness } from './routes/readiness.ts';
import { releaseFile, releaseList, releaseManifest } from './routes/releases.ts';
import { report, reportPage, reportPicture } from './routes/reports.ts';
import { retire } from './routes/retirements.ts';
import { signedLiveSets } from './routes/signed-live-sets.ts';
import { STATUSES } from './statuses.ts';

const LIVE_SET = '/live-set';
const SIGNED_LIVE_SET = '/live-set/signed';
const SIDE_SET = '/side-sets/:id';
const LIVE_PAGE = '/content-access/page';
const LIVE_REVISION = '/content-access/revision';
const RELEASE_FILE = '/releases/:name/:version/files/*';

/** Adds all routes. Errors are sent as `{code, message, remedy}`. */
function addRoutes(server: FastifyInstance, registry: Registry): void {
  const {
    key,
    trust,
    requests,
    log,
    liveSets,
    releases,
    activations,
    gate,
    marks,
    previews,
    history,
    replays,
    innerSecret,
    contentApi,
    contentTokens,
    siteUrl,
    store,
  } = registry;
  // biome-ignore lint/suspicious/noExplicitAny: each action has parameters of its own.
  const signed = (...actions: SignedAction<any, unknown>[]) => {
    const handle = requests.handle(...actions);
    return async ({ body }: FastifyRequest) => handle(body);
  };
  const confinement = registry.confinement && reportLayers(registry.confinement);
  server.get('/healthz', async () => ({ ok: true, ...(confinement && { confinement }) }));
  server.get('/readyz', readiness(registry));
  server.get('/identity', async () => ({ keys: key.publicKeys, ...(siteUrl && { siteUrl }) }));
  server.get(LIVE_SET, currentLiveSet(liveSets));
  server.get(SIGNED_LIVE_SET, signedLiveSet(registry));
  server.get('/live-sets', liveSetHistory(liveSets));
  server.get('/live-sets/signed', signedLiveSets(liveSets));
  server.get('/live-sets/:id', liveSet(liveSets));
  server.get('/live-sets/:id/signed', signedEarlierLiveSet(liveSets));
  server.get('/history', pageHistory(history));
  const forShells = { onRequest: requireInnerSecret(innerSecret) };
  server.get<{ Params: { hash: string } }>('/history/models/:hash', forShells, pageModel(history));
  server.get('/previews', previewList(previews));
  server.get(SIDE_SET, signedSideSet(previews));
  server.get('/releases', releaseList(releases, marks, registry.visitorReports));
  server.get('/releases/:name/:version/manifest.json', releaseManifest(registry));
  server.get(RELEASE_FILE, releaseFile(registry));
  server.get('/reports/:id', report(store.reports));
  server.get('/reports/:id.html', { config: { openToBrowsers: true } }, reportPage(store.reports));
  server.get('/reports/:id/:file', { config: { openToBrowsers: true } }, reportPicture(store.reports));
  server.get('/log', logEntries(log));
  server.get('/keys', keyList(trust));
  server.post('/releases', publishRelease(registry));
  server.post('/activations', signed(activate(registry)));
  server.post('/activations/expected', expectActivation(gate));
  server.post('/rollbacks', signed(rollBack(activations)));
  server.post('/retirements', signed(retire(activations)));
  server.post('/marks', signed(mark(marks, releases)));
  server.post('/prunings', signed(prune(activations, log)));
  server.post('/previews', signed(createPreview(previews), endPreview(previews)));
  server.post('/replays', signed(createReplay(replays)));
  server.post('/content-access', signed(readContent(contentTokens)));
  server.get(LIVE_PAGE, liveContent(contentTokens, contentApi, 'page'));
  server.get(LIVE_REVISION, liveContent(contentTokens, contentApi, 'revision'));
  server.post('/content', { bodyLimit: MAX_CONTENT_REQUEST_BYTES }, signed(loadContent(contentApi)));
  server.post('/keys', signed(addKey(trust), revokeKey(trust), rotateKey(trust)));
}

/**
 * Creates the HTTP server with all its routes; it does not listen yet.
 *
 * @param allowedHosts host names that requests may name, besides those of the loopback address
 */
export async function createApp(
  registry: Registry,
  log: Logger,
  allowedHosts: readonly string[] = [],
): Promise<FastifyInstance> {
  const { server, metrics } = createInternalServer({
    log,
    quiet: [LIVE_SET, SIGNED_LIVE_SET, SIDE_SET, LIVE_PAGE, LIVE_REVISION, RELEASE_FILE],
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
    details: (error) => ({ ...problemsOf(error), ...findingsOf(error), ...afterSwitchOf(error) }),
  });
  countOtherRefusals(server, registry.log);
  refuseBrowsers(server, allowedHosts);
  await server.register(multipart, multipartOptions(registry.uploadLimits));
  addRoutes(server, withMetrics(registry, metrics));
  if (registry.confinement) reportConfinement(metrics, log, missingLayers(registry.confinement));
  return server;
}

/** Counts changing requests that are refused before anyone asks who sent them: those of web pages, those that are not JSON. */
function countOtherRefusals(server: FastifyInstance, log: RequestLog): void {
  server.addHook('onError', async ({ method }, _reply, error) => {
    if (method !== 'POST' || log.has(error)) return;
    const code = errorCode(error) ?? 'REQUEST_REJECTED';
    await log.count({ action: 'unknown', subject: UNKNOWN_SENDERS, outcome: 'refused', code }, error);
  });
}
