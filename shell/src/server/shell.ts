import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserSettings } from '@stadtraum/contracts/page-data';
import { missingLayers } from '@stadtraum/guarded-process/layers';
import type { Program } from '@stadtraum/guarded-process/program';
import { serverError } from '@stadtraum/server-base/errors';
import { readInnerSecret } from '@stadtraum/server-base/inner-secret';
import { hostInUrl, listen } from '@stadtraum/server-base/listen';
import type { Logger } from '@stadtraum/server-base/logging';
import { createMetrics, reportConfinement, startMetricsServer } from '@stadtraum/server-base/metrics';
import { hashSettings } from '@stadtraum/server-base/site-settings';
import Fastify from 'fastify';
import { createApp } from './app.ts';
import { type Announcement, announcementHeaders } from './deployment/announcement.ts';
import { LiveSetFollower } from './deployment/follower.ts';
import { Generations } from './deployment/generations.ts';
import { LiveSetFiles, type LiveSetFilesOptions } from './deployment/live-set-files.ts';
import { LocalReleaseStore } from './deployment/local-release-store.ts';
import { ReadThrough } from './deployment/read-through.ts';
import { createRegistryClient, type RegistryClient } from './deployment/registry-client.ts';
import { readRegistryKeyFile } from './deployment/registry-keys.ts';
import { serverVersion } from './deployment/server-version.ts';
import { stopListening } from './http-server.ts';
import { BlockMetrics } from './metrics/block-metrics.ts';
import { addStateMetrics, createRefusalCounter, createRestartCounter } from './metrics/state-metrics.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { CircuitBreaker } from './pipeline/compose/circuit-breaker.ts';
import { Composer } from './pipeline/compose/compose.ts';
import { FragmentCache } from './pipeline/compose/fragments.ts';
import { LastGoodBlocks } from './pipeline/compose/last-good.ts';
import { Content } from './pipeline/content/content.ts';
import { createContentApi } from './pipeline/content/content-api.ts';
import { ContentFiles } from './pipeline/content/content-files.ts';
import { ContentSweep } from './pipeline/content/content-sweep.ts';
import { RevisionWatch } from './pipeline/content/revision-watch.ts';
import { createSkippedBlockReporter } from './pipeline/skipped-block-reporter.ts';
import { openPreviews } from './preview/previews.ts';
import { openReplays } from './replay/replays.ts';
import { addRoute } from './requests/route.ts';
import { healthRoutes, type Readiness, readReadiness } from './routes/health.ts';
import { addPageCheckRoute } from './routes/page-check.ts';
import { VisitorReports } from './routes/reports/visitor-reports.ts';
import { createSubmissionCounter } from './routes/submissions/count-submissions.ts';
import { createSubmissionTarget } from './routes/submissions/submission-target.ts';
import type { Settings } from './settings.ts';

export interface Shell {
  /** The port that the shell listens on. */
  port: number;
  /** The internal port, of `/metrics`, `/healthz`, `/readyz` and `/page-check`, open from the start. */
  metricsPort: number;
  /** Reports that the shell is not ready, but keeps responding. Resolves after `SHUTDOWN_DELAY_MS`. */
  drain(): Promise<void>;
  /** Completes pending requests, then stops everything. */
  close(): Promise<void>;
}

/**
 * Starts the shell: restores the last good live set from disk, follows the registry, and listens when it is ready. Before that,
 * connections are refused, so that a proxy tries another shell instead of sending visitors a 503 (OP11). If it is not ready
 * within `READY_WAIT_MS`, it listens anyway and responds with 503 until it is.
 *
 * @param code hash of the server's code, see `hashServerCode`
 * @throws CodedError SERVER_PORT_TAKEN, DATA_DIRECTORY_UNUSABLE, SETTING_INVALID
 */
export async function startShell(
  settings: Settings,
  renderer: Program,
  log: Logger,
  code: string,
): Promise<Shell> {
  const { innerSecret: configuredSecret, siteDirectory } = settings;
  const keys = settings.registryKeys ?? (await readRegistryKeyFile(siteDirectory, settings.readyWaitMs));
  let announcement: Omit<Announcement, 'visitorReports'> | undefined;
  const registry = createRegistryClient(settings.registryUrl, keys, () =>
    announcement ? announcementHeaders({ ...announcement, visitorReports: visitorReports.alerts() }) : {},
  );
  const metrics = createMetrics();
  const onRefused = createRefusalCounter(metrics.registry);
  const { store, files } = await openData(settings.dataDirectory, registry, { keys, onRefused, log });
  const innerSecret = await readInnerSecret(
    configuredSecret === undefined ? {} : { INNER_SECRET: configuredSecret },
    siteDirectory,
  );
  const source = createContentApi(settings.contentApiUrl, innerSecret);
  const revisions = new RevisionWatch(source, log);
  const contentFiles = new ContentFiles(join(settings.dataDirectory, 'content'), log);
  const content = new Content({ source, revisions, files: contentFiles, log });
  const sweep = new ContentSweep({ source, content, revisions, log });
  const site = { maps: settings.maps, frames: settings.frames };
  const documents = {
    siteUrl: settings.siteUrl,
    browserSettings: browserSettings(settings),
    consentSettings: { maps: settings.maps, analytics: settings.analytics },
  };
  const server = serverVersion(code, { site, documents });
  const replays = await openReplays({
    ...{ directory: settings.dataDirectory, registryUrl: settings.registryUrl, innerSecret, server },
    ...{ keys, registry, store, renderer, site, log },
  });
  const previews = await openPreviews({
    directory: settings.dataDirectory,
    siteUrl: settings.siteUrl,
    ...{ keys, registry, store, renderer, site, log },
  });
  const blockMetrics = new BlockMetrics(metrics.registry);
  const generations = new Generations({
    store,
    files,
    renderer,
    site,
    log,
    onActivated: ({ index }) => void blockMetrics.keepOnly(index.blocks.values()),
    onRendererEnd: createRestartCounter(metrics.registry),
  });
  const follower = new LiveSetFollower({
    registry,
    current: () => generations.current?.id,
    accept: (liveSet) => files.advanceTo(liveSet),
    activate: (signed) => generations.activate(signed),
    onRefused,
    log,
  });
  const visitorReports = new VisitorReports({
    live: () => generations.current?.index.liveSet.releases ?? [],
    log,
    registry: metrics.registry,
  });
  const fragments = new FragmentCache(settings.fragmentCacheBytes);
  const breaker = new CircuitBreaker();
  const pageCache = new PageCache(settings.pageCacheBytes);
  const observed = { generations, follower, revisions, content, pageCache, fragments, breaker };
  addStateMetrics(metrics.registry, observed);
  if (renderer.confinement) reportConfinement(metrics, log, missingLayers(renderer.confinement));
  let closing = false;
  const isClosing = () => closing;
  const readiness = () =>
    readReadiness({ generations, content, revisions, isClosing, confinement: renderer.confinement });
  const app = createApp({
    ...documents,
    metrics,
    visitorReports,
    previews,
    replays,
    generations,
    content,
    composer: new Composer({
      fragments,
      lastGood: new LastGoodBlocks(),
      breaker,
      observer: blockMetrics,
      log,
    }),
    pageCache,
    reportSkipped: createSkippedBlockReporter(log),
    source,
    store,
    releases: new ReadThrough({ store, files, registry, onRefused, log }),
    readiness,
    allowedHosts: settings.allowedHosts,
    isTrustedProxy: settings.isTrustedProxy,
    contentApiUrl: settings.contentApiUrl,
    innerSecret,
    submissionTarget: createSubmissionTarget(settings.contentApiUrl, innerSecret),
    countSubmission: createSubmissionCounter(metrics),
    isClosing,
    log,
  });

  const address = { host: settings.host, port: settings.port, server: 'shell', setting: 'PORT' };
  await checkPort(address);
  const metricsServer = await startMetricsServer(metrics, {
    host: settings.metricsHost,
    port: settings.metricsPort,
    server: 'shell',
    addRoutes: (http) => {
      for (const route of healthRoutes(readiness)) addRoute(http, route);
      addPageCheckRoute(http, { ...documents, generations, content, innerSecret, log });
    },
  });
  announcement = {
    address: settings.shellAddress ?? `http://${hostInUrl(settings.metricsHost)}:${metricsServer.port}`,
    innerSecret,
    settings: hashSettings(site),
    server,
  };
  await Promise.all([generations.restore(), content.restore()]);
  await revisions.start();
  follower.start();
  sweep.start();
  await waitUntilReady(readiness, settings.readyWaitMs);
  const port = await listen(app, address);

  return {
    port,
    metricsPort: metricsServer.port,
    async drain() {
      closing = true;
      await delay(settings.shutdownDelayMs);
    },
    async close() {
      closing = true;
      await stopListening(app.server);
      await Promise.all([app.close(), sweep.stop()]);
      revisions.stop();
      await content.close();
      await follower.stop();
      await Promise.all([generations.close(), previews.sets.close(), replays.sets.close()]);
      await metricsServer.close();
    },
  };
}

/** Milliseconds between two readiness checks. */
const POLL_MS = 25;

async function waitUntilReady(readiness: () => Readiness, waitMs: number): Promise<void> {
  const end = performance.now() + waitMs;
  while (!readiness().ready && performance.now() < end) await delay(POLL_MS);
}

/** Checks at startup that the port can be opened later. @throws CodedError SERVER_PORT_TAKEN, SETTING_INVALID */
async function checkPort(address: Parameters<typeof listen>[1]): Promise<void> {
  const probe = Fastify();
  await listen(probe, address);
  await probe.close();
}

/** The settings that every document passes to its script. */
function browserSettings({ siteHost, testHost, botCheck }: Settings): BrowserSettings {
  return {
    ...(siteHost && { siteHost }),
    ...(testHost && { testHost }),
    ...(botCheck && { botCheck }),
  };
}

async function openData(directory: string, registry: RegistryClient, options: LiveSetFilesOptions) {
  try {
    return {
      store: await LocalReleaseStore.open(join(directory, 'releases'), registry, options.log),
      files: await LiveSetFiles.open(directory, options),
    };
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw serverError('DATA_DIRECTORY_UNUSABLE', { path: directory, reason }, { cause });
  }
}
