import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { DevelopmentRelease } from '@stadtraum/federation-kit/build';
import { checkKitFit } from '@stadtraum/federation-kit/release-files';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { sendRequest } from '@stadtraum/server-base/http-client';
import { cliError } from '../errors.ts';
import { changesBetween } from './changes.ts';
import { type LocalSets, startGateway } from './gateway.ts';
import { createLocalReleases } from './local-releases.ts';
import { type LocalShell, type LogLine, startLocalShell } from './local-shell.ts';
import { type LocalSideSet, makeLocalSideSet } from './local-side-set.ts';
import { startPageServer } from './page-server.ts';
import { createPageStates } from './page-state.ts';
import { readableMessage } from './readable-message.ts';
import type { SiteSource } from './site-source.ts';

/** Milliseconds between two looks for another live set. */
const POLL_MS = 1_000;
/** Milliseconds after which the shell's log has the reason of a failure: it is written every 100 ms. */
const LOG_DELAY_MS = 250;

/** The site composed on this computer, with one release of this computer exchanged. */
export interface ComposedSite {
  /** Where the pages are, with a trailing slash. */
  url: string;
  /** Whether the live set has a release of this name. */
  hasLive(name: string): boolean;
  /**
   * Shows a release. If it cannot be rendered, the pages keep showing the last one.
   *
   * @throws CodedError RELEASE_KIT_TOO_OLD, RELEASE_KIT_MODULE_MISSING, RELEASE_NOT_RENDERED, REGISTRY_UNAVAILABLE
   */
  show(release: DevelopmentRelease): Promise<void>;
  /** Shows over the pages why the newest source is not shown. */
  showProblem(error: unknown): void;
  /** Rejects when the shell ends by itself. */
  ended: Promise<never>;
  close(): Promise<void>;
}

export interface ComposedSiteOptions {
  source: SiteSource;
  /** The team that published each live release, by name. */
  teams: Readonly<Record<string, string>>;
  /** Root of the workspace, which has the shell. */
  root: string;
  siteUrl: string | undefined;
  /** @default the first free port from 8080 */
  port: number | undefined;
  /** Takes what the shell logs. */
  onLine: (line: LogLine) => void;
  /** Ends the shell, also while it starts. */
  signal: AbortSignal;
}

interface Shown {
  sideSet: LocalSideSet;
  release: DevelopmentRelease;
  /** Id of the live set that it is based on. */
  base: string;
  /** Whether pages may lack a block, because it could not be rendered. */
  isIncomplete: boolean;
}

/** @throws CodedError LOCAL_SHELL_MISSING, LOCAL_SHELL_ENDED, LIVE_SET_MISSING, REGISTRY_UNAVAILABLE */
export async function startComposedSite({
  source,
  teams,
  root,
  siteUrl,
  port,
  onLine,
  signal,
}: ComposedSiteOptions): Promise<ComposedSite> {
  const key = generateSigningKey();
  const states = createPageStates();
  const releases = createLocalReleases();
  const sets: LocalSets = { live: await source.liveSet(), sideSets: [] };
  const stop = new AbortController();
  let shell: LocalShell | undefined;
  let shown: Shown | undefined;
  let lastProblem: LogLine | undefined;
  /** One exchange at a time. */
  let pending: Promise<unknown> = Promise.resolve();

  const gateway = await startGateway(source, releases, () => sets);
  const pages = await startPageServer({
    shell: () => shell?.url,
    token: () => shown?.sideSet.token,
    ...{ siteUrl, states, releases, port },
  }).catch(async (error) => {
    await gateway.close();
    throw error;
  });
  const url = `http://localhost:${pages.port}/`;
  const close = async () => {
    stop.abort();
    await shell?.stop();
    await Promise.all([pages.close(), gateway.close()]);
  };

  async function showNewest(release: DevelopmentRelease): Promise<void> {
    if (shown?.release.manifest.version !== release.manifest.version) return exchange(release);
    // A mistake was undone.
    states.set({ set: shown.sideSet.id });
  }

  async function exchange(release: DevelopmentRelease): Promise<void> {
    const { liveSet } = sets.live;
    checkKitFit(release.manifest, await source.kit(liveSet, release.manifest.name));
    const id = randomBytes(8).toString('hex');
    const sideSet = makeLocalSideSet({ base: liveSet, release, teams, key, id, now: Date.now() });
    releases.add(release);
    const before = shown;
    sets.sideSets = before ? [before.sideSet, sideSet] : [sideSet];
    try {
      await open(sideSet, release);
    } catch (error) {
      sets.sideSets = before ? [before.sideSet] : [];
      throw error;
    }
    sets.sideSets = [sideSet];
    shown = { sideSet, release, base: liveSet.id, isIncomplete: false };
    const changes =
      before?.base === liveSet.id && !before.isIncomplete
        ? changesBetween(before.release, release)
        : undefined;
    states.set({
      set: sideSet.id,
      ...(before && changes && { changes: { since: before.sideSet.id, ...changes } }),
    });
  }

  /** Starts the side set's renderers before anybody sees it. */
  async function open({ id, path }: LocalSideSet, { manifest }: DevelopmentRelease): Promise<void> {
    const { statusCode: status } = await sendRequest(new URL(`${shell?.url}${path}`), {
      signal: stop.signal,
    }).then((answer) => answer.resume());
    if (status === 303) return;
    await delay(LOG_DELAY_MS);
    const reason = lastProblem?.sideSet === id ? lastProblem.msg : `its answer has status ${status}.`;
    throw cliError('RELEASE_NOT_RENDERED', { release: releaseLabel(manifest), reason: reason ?? '' });
  }

  /** Another team's release that goes live is in the pages a second later. */
  async function followLiveSet(): Promise<void> {
    while (!stop.signal.aborted) {
      await delay(POLL_MS, undefined, { signal: stop.signal }).catch(() => {});
      const next = await source.liveSetAfter(sets.live.liveSet).catch(() => undefined);
      if (!next || stop.signal.aborted) continue;
      sets.live = next;
      const { release } = shown ?? {};
      if (release) await enqueue(() => exchange(release)).catch(showProblem);
    }
  }

  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = pending.then(work);
    pending = done.catch(() => {});
    return done;
  }

  function showProblem(error: unknown): void {
    const problem = { code: errorCode(error) ?? 'BUILD_FAILED', message: readableMessage(error) };
    states.set({ set: shown?.sideSet.id, problem });
  }

  try {
    shell = await startLocalShell({
      ...{ root, signal, siteUrl: url.slice(0, -1), gateway: `http://127.0.0.1:${gateway.port}` },
      keys: [...source.keys, key.publicKey].map(({ text }) => text),
      onLine: (line) => {
        if (line.code !== undefined) lastProblem = line;
        if (shown && line.code?.startsWith('BLOCK_')) shown.isIncomplete = true;
        onLine(line);
      },
    });
  } catch (error) {
    await close();
    throw error;
  }
  void followLiveSet();
  return {
    url,
    hasLive: (name) => sets.live.liveSet.releases.some((release) => release.name === name),
    show: (release) => enqueue(() => showNewest(release)),
    showProblem,
    ended: shell.ended,
    close,
  };
}
