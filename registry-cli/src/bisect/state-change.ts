import type { PageState } from '@stadtraum/contracts/history';
import { kitNameOf, type LiveSet } from '@stadtraum/contracts/live-set';
import type { LogEntry, PublishedRelease } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';

/**
 * How long before the registry notices new content its load may have ended, in milliseconds. Loads that follow each other faster are
 * noticed as one.
 */
const NOTICE_MS = 5_000;

/** A request that changed the site, from the registry's log. */
export type ChangeRequest = Pick<
  LogEntry,
  'at' | 'action' | 'subject' | 'team' | 'key' | 'commit' | 'reason'
>;

/** A release that a live set exchanged, or had run on another kit. */
export interface ExchangedRelease {
  name: string;
  /** Version before and after; absent if the release was not live. */
  before?: string;
  after?: string;
  /** The kits before and after, if a remote moved from one to another. */
  kits?: [before: string, after: string];
  /** Of the version after: whose key published it, from which commit, and when (RFC 3339). Absent if the registry does not know. */
  team?: string;
  commit?: string;
  publishedAt?: string;
}

/** Everything that changed a page from one state to the next. */
export interface StateChange {
  /** Instant (RFC 3339). */
  at: string;
  liveSet?: LiveSetChange;
  content?: ContentChange;
}

export interface LiveSetChange {
  before: string;
  after: string;
  /** The live set's own. */
  reason: string;
  releases: ExchangedRelease[];
  /** Who switched. Absent if the log does not know. */
  request?: ChangeRequest;
}

export interface ContentChange {
  /** Revisions. They are the same if the page changed with the date. */
  before: string;
  after: string;
  /** Loads that may have changed the page, oldest first: several if they followed each other within seconds. */
  requests: ChangeRequest[];
}

/** What names changes. */
export interface ChangeSources {
  liveSets: readonly LiveSet[];
  releases: readonly PublishedRelease[];
  /** In any order. */
  log: readonly LogEntry[];
}

/** Names what changed between two states of a page that follow each other. */
export function describeChange(before: PageState, after: PageState, sources: ChangeSources): StateChange {
  return {
    at: after.at,
    ...(before.liveSet !== after.liveSet && { liveSet: liveSetChange(before, after, sources) }),
    ...(before.page !== after.page && { content: contentChange(before, after, sources) }),
  };
}

function liveSetChange(
  before: PageState,
  after: PageState,
  { liveSets, releases, log }: ChangeSources,
): LiveSetChange {
  const setOf = ({ liveSet }: PageState) => liveSets.find(({ id }) => id === liveSet);
  const [old, next] = [setOf(before), setOf(after)];
  // Later entries name the live set without having made it: activations of what was live, starts of earlier versions.
  const [request] = log
    .filter(({ liveSet, outcome }) => liveSet === after.liveSet && outcome === 'done')
    .filter(({ action, reason }) => action !== 'start' || reason !== undefined)
    .toSorted((a, b) => a.number - b.number);
  return {
    before: before.liveSet,
    after: after.liveSet,
    reason: next?.reason ?? '',
    releases: exchangedReleases(old, next, releases),
    ...(request && { request: requestOf(request) }),
  };
}

function exchangedReleases(
  before: LiveSet | undefined,
  after: LiveSet | undefined,
  published: readonly PublishedRelease[],
): ExchangedRelease[] {
  const names = [before, after].flatMap((set) => set?.releases.map(({ name }) => name) ?? []);
  return [...new Set(names)].flatMap((name) => {
    const releaseIn = (set: LiveSet | undefined) => set?.releases.find((release) => release.name === name);
    const [old, next] = [releaseIn(before)?.version, releaseIn(after)?.version];
    const [oldKit, nextKit] = [kitIn(before, name), kitIn(after, name)];
    const isMoved = oldKit !== undefined && nextKit !== undefined && oldKit !== nextKit;
    if (old === next && !isMoved) return [];
    return [
      {
        name,
        ...(old !== undefined && { before: old }),
        ...(next !== undefined && { after: next, ...publicationOf(name, next, published) }),
        ...(isMoved && { kits: [oldKit, nextKit] as [string, string] }),
      },
    ];
  });
}

/** The kit that a remote of the set runs on. */
function kitIn(set: LiveSet | undefined, name: string): string | undefined {
  const release = set?.releases.find((candidate) => candidate.name === name);
  return set && release?.kind === 'remote' ? kitNameOf(release, set.releases) : undefined;
}

function publicationOf(
  name: string,
  version: string,
  published: readonly PublishedRelease[],
): Partial<ExchangedRelease> {
  const release = published.find((candidate) => releaseLabel(candidate) === releaseLabel({ name, version }));
  if (!release) return {};
  const { publishedAt, publishedBy, commit } = release;
  return {
    publishedAt,
    ...(publishedBy && { team: publishedBy.team }),
    ...(commit !== undefined && { commit }),
  };
}

/** The load of the new revision, and loads that the registry may have noticed together with it. */
function contentChange(before: PageState, after: PageState, { log }: ChangeSources): ContentChange {
  const noticedAt = Date.parse(after.at);
  const [first, last] = [changesIn(before.revision), changesIn(after.revision)];
  const loads = log.filter(({ action, outcome, revision, at }) => {
    if (action !== 'load-content' || outcome !== 'done' || revision === undefined) return false;
    if (revision === after.revision) return before.revision !== after.revision;
    const number = changesIn(revision);
    return number > first && number < last && Date.parse(at) >= noticedAt - NOTICE_MS;
  });
  return {
    before: before.revision,
    after: after.revision,
    requests: loads.toSorted((a, b) => a.number - b.number).map(requestOf),
  };
}

/** Number of changes of all content, with which a revision begins. */
function changesIn(revision: string): number {
  return Number.parseInt(revision, 10);
}

function requestOf({ at, action, subject, team, key, commit, reason }: LogEntry): ChangeRequest {
  return {
    ...{ at, action, subject },
    ...(team !== undefined && { team }),
    ...(key !== undefined && { key }),
    ...(commit !== undefined && { commit }),
    ...(reason !== undefined && { reason }),
  };
}
