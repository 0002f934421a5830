import type { PageState } from '@stadtraum/contracts/history';
import type { RegistryClient } from '../clients/registry-client.ts';

/** A state of a page that can be replayed. */
export interface ReplayableState extends PageState {
  /** Instant (RFC 3339) within the state and the range. */
  replayAt: string;
}

export interface PageStates {
  /** Oldest first, from the one that was valid at the start of the range. */
  states: ReplayableState[];
  /** Instant (RFC 3339) since which the history is complete. */
  keptSince: string;
}

/**
 * Reads the states of a page in a range. States that differ only in the version of the shell's server are one: a replay does not depend
 * on it.
 *
 * @param range.from RFC 3339
 * @param range.to RFC 3339
 * @throws CodedError HISTORY_UNKNOWN, REGISTRY_UNAVAILABLE
 */
export async function readStates(
  path: string,
  { from, to }: { from: string; to: string },
  registry: Pick<RegistryClient, 'pageHistory'>,
): Promise<PageStates> {
  const { states, keptSince } = await registry.pageHistory(path, from, to);
  const start = Math.max(Date.parse(from), Date.parse(keptSince));
  const different = states.filter((state, index) => {
    const before = states[index - 1];
    return before?.liveSet !== state.liveSet || before.page !== state.page;
  });
  return {
    keptSince,
    states: different.map((state) => ({
      ...state,
      replayAt: new Date(Math.max(Date.parse(state.at), start)).toISOString(),
    })),
  };
}
