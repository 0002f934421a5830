import type { PageState } from '@stadtraum/contracts/history';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { ContentEntry, ServersEntry } from '../store/history-store.ts';

/** Everything that a page's states follow from, each oldest first. */
export interface HistorySources {
  liveSets: readonly Pick<LiveSet, 'id' | 'createdAt'>[];
  content: readonly ContentEntry[];
  servers: readonly ServersEntry[];
}

type Change = Partial<Omit<PageState, 'at'>>;

/**
 * The states of a page between two instants, oldest first, from the one that was valid at `from` on. A state begins when there is both a
 * live set and content.
 *
 * @param from in milliseconds since 1970
 * @param to in milliseconds since 1970, inclusive
 */
export function statesOf(path: string, sources: HistorySources, from: number, to: number): PageState[] {
  let states: PageState[] = [];
  let known: Change = { servers: [] };
  for (const { at, change } of changesOf(path, sources)) {
    const time = Date.parse(at);
    if (time > to) break;
    const next = { ...known, ...change };
    const state = stateOf(at, next);
    const last = states.at(-1);
    // The revision stays the one with which the page became so.
    if (last && state && isSame(last, state)) continue;
    known = next;
    if (!state) continue;
    // What ended before `from`, and what ended in the instant in which it began, was no state.
    if (time <= from || last?.at === at) states = time <= from ? [] : states.slice(0, -1);
    states.push(state);
  }
  return states;
}

/** Undefined while there is no live set, or no content. */
function stateOf(at: string, { liveSet, revision, page, servers = [] }: Change): PageState | undefined {
  if (liveSet === undefined || revision === undefined || page === undefined) return undefined;
  return { at, liveSet, revision, page, servers };
}

/** In the order of their instants. */
function changesOf(path: string, { liveSets, content, servers }: HistorySources) {
  const changes: { at: string; change: Change }[] = [
    ...liveSets.map(({ id, createdAt }) => ({ at: createdAt, change: { liveSet: id } })),
    ...servers.map((entry) => ({ at: entry.at, change: { servers: entry.servers } })),
  ];
  for (const [index, { at, revision, pages }] of content.entries()) {
    const page = pages[path];
    // The first entry lists all pages.
    if (page !== undefined) changes.push({ at, change: { revision, page } });
    else if (index === 0) changes.push({ at, change: { revision, page: null } });
  }
  return changes.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function isSame(a: PageState, b: PageState): boolean {
  return a.liveSet === b.liveSet && a.page === b.page && a.servers.join() === b.servers.join();
}
