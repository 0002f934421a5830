import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { layOutTable } from '../terminal/table.ts';
import { describeChanges, formatBytes, timeAgo } from '../terminal/wording.ts';
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

/** `status`: shows what is live, since when, its size and blocks, and newer releases that are not live. */
export async function status(options: StatusOptions, { registry, terminal }: CommandContext): Promise<void> {
  const [liveSet, releases] = await Promise.all([registry.liveSet(), registry.releases()]);
  const history = options.history ? await registry.history() : undefined;
  if (options.json) {
    terminal.line(
      JSON.stringify({ liveSet: liveSet ?? null, releases, ...(history && { history }) }, null, 2),
    );
    return;
  }

  const now = Date.now();
  if (liveSet) {
    terminal.line(
      `Live set ${terminal.bold(liveSet.id)}, ${timeAgo(liveSet.createdAt, now)}: ${liveSet.reason}`,
    );
    printTable(liveTable(liveSet, releases, now), [3]);
  } else {
    terminal.line('Nothing is live yet.');
  }
  printNewer(liveSet, releases, now);
  if (history) printTable(historyTable(history, now), []);

  function printTable(rows: string[][], rightAligned: number[]): void {
    const [head = '', ...body] = layOutTable(rows, rightAligned);
    terminal.line();
    terminal.line(`  ${terminal.dim(head)}`);
    for (const line of body) terminal.line(`  ${line}`);
  }

  function printNewer(live: LiveSet | undefined, published: PublishedRelease[], at: number): void {
    const newer = newerThanLive(live, published);
    if (newer.length === 0) return;
    terminal.line();
    for (const { name, version, publishedAt } of newer) {
      terminal.line(`  ${name} ${version} was published ${timeAgo(publishedAt, at)} and is not live.`);
    }
  }
}

function liveTable(liveSet: LiveSet, releases: readonly PublishedRelease[], now: number): string[][] {
  const published = new Map(releases.map((release) => [releaseLabel(release), release]));
  const rows = liveSet.releases.map((release) => {
    const { browserBytes, blocks } = published.get(releaseLabel(release)) ?? {};
    return [
      release.kind === 'kit' ? `${release.name} (kit)` : release.name,
      release.version,
      timeAgo(release.liveSince, now),
      browserBytes === undefined ? '?' : formatBytes(browserBytes),
      blocks?.join(', ') ?? '?',
    ];
  });
  return [['RELEASE', 'VERSION', 'LIVE SINCE', 'SIZE', 'BLOCKS'], ...rows];
}

function historyTable(history: readonly LiveSet[], now: number): string[][] {
  const rows = history.slice(0, MAX_HISTORY).map((set, index) => {
    const changes = describeChanges(history[index + 1], set);
    const summary = changes.length > MAX_CHANGES ? `${changes.length} releases` : changes.join(', ');
    return [set.id, timeAgo(set.createdAt, now), set.restores ? 'rollback' : 'activation', summary];
  });
  return [['LIVE SET', 'CREATED', 'BY', 'CHANGES'], ...rows];
}

/** The newest release of each name if it is not live. */
function newerThanLive(
  live: LiveSet | undefined,
  published: readonly PublishedRelease[],
): PublishedRelease[] {
  return published.filter(({ name, sequence }) => {
    const current = live?.releases.find((release) => release.name === name)?.sequence ?? 0;
    const newest = Math.max(...published.map((other) => (other.name === name ? other.sequence : 0)));
    return sequence === newest && sequence > current;
  });
}
