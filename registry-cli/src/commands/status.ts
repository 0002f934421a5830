import { kitNameOf, kitsOf, type LiveRelease, type LiveSet } from '@stadtraum/contracts/live-set';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { layOutTable } from '../terminal/table.ts';
import { describeChanges, formatBytes, plainText, shortCommit, timeAgo } from '../terminal/wording.ts';
import { newestFirst } from './choose-release.ts';
import type { CommandContext } from './context.ts';

export interface StatusOptions {
  /** Also show earlier live sets. */
  history?: boolean;
  /** Print `{liveSet, releases, history?}` as JSON, as the registry returns them. */
  json?: boolean;
}

const MAX_HISTORY = 20;
/** If a live set has more changes, only their number is shown. */
const MAX_CHANGES = 3;

/** What `status --json` prints, as the registry returns it. */
export interface Status {
  liveSet: LiveSet | null;
  releases: PublishedRelease[];
  history?: LiveSet[];
}

/** `status`: shows what is live, since when, who published it, its size and blocks, newer releases that are not live, and marks. */
export async function status(
  options: StatusOptions,
  { registry, terminal }: CommandContext,
): Promise<Status | undefined> {
  const [liveSet, releases] = await Promise.all([registry.liveSet(), registry.releases()]);
  const history = options.history ? await registry.history() : undefined;
  if (options.json) return { liveSet: liveSet ?? null, releases, ...(history && { history }) };

  const now = Date.now();
  if (liveSet) {
    terminal.line(
      `Live set ${terminal.bold(liveSet.id)}, ${timeAgo(liveSet.createdAt, now)}: ${liveSet.reason}`,
    );
    printTable(liveTable(liveSet, releases, now), [4]);
    printKits(liveSet);
  } else {
    terminal.line('Nothing is live yet.');
  }
  printNewer(liveSet, releases, now);
  printMarked(releases);
  if (liveSet) printReported(liveSet, releases);
  if (history) printTable(historyTable(history, now), []);
  return undefined;

  function printTable(rows: string[][], rightAligned: number[]): void {
    const [head = '', ...body] = layOutTable(rows, rightAligned);
    terminal.line();
    terminal.line(`  ${terminal.dim(head)}`);
    for (const line of body) terminal.line(`  ${line}`);
  }

  /** While two kits are live, says which remotes still need the old one. */
  function printKits({ releases: live }: LiveSet): void {
    const [stable, next] = kitsOf(live);
    if (!stable || !next) return;
    const remotes = live.filter(({ kind }) => kind === 'remote');
    const waiting = remotes.filter((remote) => kitNameOf(remote, live) === stable.name);
    terminal.line();
    terminal.line(
      waiting.length > 0
        ? `  Two kits are live. These remotes still need ${stable.name}: ${waiting.map(({ name }) => name).join(', ')}.`
        : `  Two kits are live, and no remote needs ${stable.name} any more: \`registry retire ${stable.name}\`.`,
    );
  }

  function printNewer(live: LiveSet | undefined, published: PublishedRelease[], at: number): void {
    const newer = newerThanLive(live, published);
    if (newer.length === 0) return;
    terminal.line();
    for (const { name, version, publishedAt, publishedBy } of newer) {
      const by = publishedBy ? ` by ${publishedBy.team}` : '';
      terminal.line(`  ${name} ${version} was published ${timeAgo(publishedAt, at)}${by} and is not live.`);
    }
  }

  function printReported(live: LiveSet, published: readonly PublishedRelease[]): void {
    const isLive = new Set(live.releases.map(releaseLabel));
    const reported = published.filter(
      (release) => release.visitorReports && isLive.has(releaseLabel(release)),
    );
    if (reported.length > 0) terminal.line();
    for (const { name, version, visitorReports } of reported) {
      terminal.line(
        `  Visitors in ${visitorReports} networks report errors of ${name} ${version}; not verified.`,
      );
    }
  }

  function printMarked(published: readonly PublishedRelease[]): void {
    const marked = published.filter(({ bad }) => bad);
    if (marked.length > 0) terminal.line();
    for (const { name, version, bad } of marked) {
      const by = bad?.by ? ` by ${bad.by}` : '';
      terminal.line(
        `  ${name} ${version} is marked as bad${by}${bad?.reason ? `: ${plainText(bad.reason)}` : '.'}`,
      );
    }
  }
}

function liveTable(liveSet: LiveSet, releases: readonly PublishedRelease[], now: number): string[][] {
  const published = new Map(releases.map((release) => [releaseLabel(release), release]));
  const rows = liveSet.releases.map((release) => {
    const { browserBytes, blocks, publishedBy, commit } = published.get(releaseLabel(release)) ?? {};
    return [
      describeName(release, liveSet),
      release.version,
      timeAgo(release.liveSince, now),
      [publishedBy?.team ?? '?', ...(commit ? [shortCommit(commit)] : [])].join(' '),
      browserBytes === undefined ? '?' : formatBytes(browserBytes),
      blocks?.join(', ') ?? '?',
    ];
  });
  return [['RELEASE', 'VERSION', 'LIVE SINCE', 'SHIPPED BY', 'SIZE', 'BLOCKS'], ...rows];
}

/** The name; with the kit that it runs on, if it is not the stable one. */
function describeName(release: LiveRelease, { releases }: LiveSet): string {
  const [stable, next] = kitsOf(releases);
  if (release.kind === 'kit') {
    if (!next) return `${release.name} (kit)`;
    return `${release.name} (${release.name === next.name ? 'next' : 'stable'} kit)`;
  }
  const kit = kitNameOf(release, releases);
  return release.kind === 'remote' && kit !== stable?.name ? `${release.name} (on ${kit})` : release.name;
}

function historyTable(history: readonly LiveSet[], now: number): string[][] {
  const rows = history.slice(0, MAX_HISTORY).map((set, index) => {
    const changes = describeChanges(history[index + 1], set);
    const summary = changes.length > MAX_CHANGES ? `${changes.length} releases` : changes.join(', ');
    return [set.id, timeAgo(set.createdAt, now), set.restores ? 'rollback' : 'activation', summary];
  });
  return [['LIVE SET', 'CREATED', 'BY', 'CHANGES'], ...rows];
}

/** The last published release of each name if another one is live. */
function newerThanLive(
  live: LiveSet | undefined,
  published: readonly PublishedRelease[],
): PublishedRelease[] {
  const names = [...new Set(published.map(({ name }) => name))];
  return names.flatMap((name) => {
    const [newest] = newestFirst(published.filter((release) => release.name === name));
    const current = live?.releases.find((release) => release.name === name)?.version;
    return newest === undefined || newest.version === current ? [] : [newest];
  });
}
