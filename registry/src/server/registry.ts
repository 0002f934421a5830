import type { SiteParts } from '@stadtraum/contracts/page-model';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { Confinement } from '@stadtraum/guarded-process/layers';
import type { Logger } from '@stadtraum/server-base/logging';
import { hashSettings } from '@stadtraum/server-base/site-settings';
import { type Activations, createActivations } from '../activation/activations.ts';
import { type Marks, openMarks } from '../activation/marks.ts';
import { type ContentTokens, createContentTokens } from '../content/content-access.ts';
import type { ContentApi } from '../content/content-api.ts';
import { followContent } from '../gate/content/live-content.ts';
import { createGate, type Gate, type GateOptions } from '../gate/gate.ts';
import { History } from '../history/history.ts';
import { recordLivePages } from '../history/record-live-pages.ts';
import { createReplays, type Replays } from '../history/replays.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import { createRequestLog, type RequestLog } from '../log/request-log.ts';
import { createPreviews, type Previews } from '../previews/previews.ts';
import { openSideSetList } from '../previews/side-set-list.ts';
import { createPublish, type Publish } from '../publish/publish-release.ts';
import { UPLOAD_LIMITS, type UploadLimits } from '../publish/upload-limits.ts';
import { openNonces } from '../requests/nonces.ts';
import { createSignedRequests, type SignedRequests } from '../requests/signed-requests.ts';
import { type AfterSwitchCheck, createAfterSwitch } from '../shells/after-switch.ts';
import { AnnouncedShells, serversOf } from '../shells/announced-shells.ts';
import { createAskShell } from '../shells/ask-shell.ts';
import { createVisitorReports, type VisitorReports } from '../shells/visitor-reports.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import { createQueue } from '../store/queue.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createVerifiedFiles, type VerifiedFiles } from '../store/verified-files.ts';
import { openTrust } from '../trust/open-trust.ts';
import type { Trust } from '../trust/trust.ts';
import {
  type CandidateVerificationOptions,
  createVerifyCandidate,
} from '../verification/verify-candidate.ts';

/** The registry's operations and stores, independent of HTTP. */
export interface Registry {
  key: RegistryKey;
  trust: Trust;
  requests: SignedRequests;
  log: RequestLog;
  releases: ReleaseStore;
  files: VerifiedFiles;
  liveSets: LiveSetStore;
  uploadLimits: UploadLimits;
  publish: Publish;
  activations: Activations;
  marks: Marks;
  previews: Previews;
  history: History;
  replays: Replays;
  gate: Gate;
  contentApi: ContentApi;
  contentTokens: ContentTokens;
  /** The site's origin, if it is known. */
  siteUrl: string | undefined;
  /** The secret that authenticates the site's servers to each other. */
  innerSecret: string;
  shells: AnnouncedShells;
  afterSwitch: AfterSwitchCheck;
  visitorReports: VisitorReports;
  store: RegistryStore;
  /** How smoke tests are confined; undefined if they are not. */
  confinement: Confinement | undefined;
}

export interface RegistryOptions {
  uploadLimits?: UploadLimits;
  verification?: CandidateVerificationOptions;
  gate?: GateOptions & { pollMs?: number };
}

interface RegistryParts {
  /** Directory of the workspace's key. */
  keysDirectory: string;
  contentApi: ContentApi;
  innerSecret: string;
  /** What blocks get from the operator, as in the shell. */
  site: SiteParts;
  siteUrl: string | undefined;
  /** Path of a Chromium for the gate's pictures. */
  chromium?: string | undefined;
  logger: Parameters<typeof createRequestLog>[1] & Pick<Logger, 'info'>;
}

/**
 * @throws CodedError TRUST_INVALID, KEY_INVALID, DATA_DIRECTORY_UNUSABLE
 */
export async function openRegistry(
  store: RegistryStore,
  key: RegistryKey,
  { keysDirectory, contentApi, innerSecret, site, siteUrl, chromium, logger }: RegistryParts,
  { uploadLimits = UPLOAD_LIMITS, verification = {}, gate: gateOptions = {} }: RegistryOptions = {},
): Promise<Registry> {
  const { releases, liveSets, documents, reports, log: releaseLog, forRollback } = store;
  const verify = createVerifyCandidate(releases, verification);
  const trust = await openTrust(documents, key, keysDirectory);
  const nonces = await openNonces(store);
  const marks = await openMarks(documents, key, logger);
  const log = createRequestLog(releaseLog, logger);
  const publishing = createQueue();
  const shells = new AnnouncedShells();
  const settings = hashSettings(site);
  const afterSwitch = createAfterSwitch({ shells, ask: createAskShell(innerSecret), releases, settings });
  const isLive = (release: string) =>
    liveSets.current()?.releases.some((live) => releaseLabel(live) === release) ?? false;
  const { execArgv, confinement } = verification;
  const history = await History.open(store.history, { liveSets, log: logger });
  const content = followContent(recordLivePages(contentApi, history), { site, ...gateOptions });
  const processes = { execArgv, confinement };
  const gate = createGate(releases, content, { processes, chromium, ...gateOptions });
  gate.renderAhead(liveSets.current()?.releases ?? []);
  const sideSets = await openSideSetList(documents, key, logger);
  const previews = createPreviews({ sideSets, releases, liveSets, key, verify, gate });
  return {
    key,
    trust,
    requests: createSignedRequests({ trust, nonces, log, registryId: key.id, forRollback }),
    log,
    releases,
    files: createVerifiedFiles(releases),
    liveSets,
    uploadLimits,
    publish: createPublish({ releases, liveSets }, uploadLimits, publishing),
    activations: createActivations({
      ...{ releases, liveSets, reports, key, verify, marks, contentApi, gate, publishing, forRollback },
      ...{ afterSwitch, documents, addEntry: log.add, logger },
      previewed: previews.neededReleases,
    }),
    gate,
    marks,
    previews,
    history,
    replays: createReplays({ history, liveSets, releases, key, servers: () => serversOf(shells.list()) }),
    contentApi,
    contentTokens: createContentTokens(),
    siteUrl,
    innerSecret,
    shells,
    afterSwitch,
    visitorReports: createVisitorReports({ isLive, log: releaseLog, addEntry: log.add }),
    store,
    confinement,
  };
}
