import type { PageState } from '@stadtraum/contracts/history';
import type { LogEntry } from '@stadtraum/contracts/registry-api';
import type { RegistryClient } from '../clients/registry-client.ts';
import type { ChangeSources } from './state-change.ts';

/** Entries in one request, as many as the registry returns. */
const PAGE = 500;
/** An entry is written when its request ends, at most this long before the state that it caused is noticed. In milliseconds. */
const MARGIN_MS = 60_000;

/**
 * Reads what names the changes between these states.
 *
 * @param states at least one, oldest first
 * @throws CodedError REGISTRY_UNAVAILABLE, LIVE_SET_UNKNOWN
 */
export async function readChangeSources(
  states: readonly PageState[],
  registry: Pick<RegistryClient, 'liveSetById' | 'releases' | 'log'>,
): Promise<ChangeSources & { isLogIntact: boolean }> {
  const ids = [...new Set(states.map(({ liveSet }) => liveSet))];
  const since = Date.parse(states[0]?.at ?? '') - MARGIN_MS;
  const [liveSets, releases, { entries, intact }] = await Promise.all([
    Promise.all(ids.map((id) => registry.liveSetById(id))),
    registry.releases(),
    readLogSince(since, registry),
  ]);
  return { liveSets, releases, log: entries, isLogIntact: intact };
}

/** The entries since an instant and some before it. @param since in milliseconds since 1970 */
async function readLogSince(
  since: number,
  registry: Pick<RegistryClient, 'log'>,
): Promise<{ entries: LogEntry[]; intact: boolean }> {
  const entries: LogEntry[] = [];
  let intact = true;
  for (;;) {
    const oldest = entries.at(-1);
    const page = await registry.log({ limit: PAGE, ...(oldest && { before: oldest.number }) });
    entries.push(...page.entries);
    intact &&= page.intact;
    const last = page.entries.at(-1);
    if (!last || page.entries.length < PAGE || Date.parse(last.at) < since) return { entries, intact };
  }
}
