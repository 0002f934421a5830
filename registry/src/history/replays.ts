import {
  type CreatedReplay,
  REPLAY_FOLDER,
  REPLAY_MINUTES,
  type ReplayLink,
  type ReplayParameters,
} from '@stadtraum/contracts/history';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { encodeReplayToken } from '@stadtraum/federation-kit/signing';
import { registryError } from '../errors.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { History } from './history.ts';

export interface ReplaysDependencies {
  history: Pick<History, 'stateAt' | 'model'>;
  liveSets: Pick<LiveSetStore, 'find'>;
  releases: Pick<ReleaseStore, 'find'>;
  key: Pick<RegistryKey, 'sign'>;
  /** Versions of the servers of the shells that run now. */
  servers: () => string[];
}

/** Makes links to replays. */
export interface Replays {
  /**
   * Makes a link with which a shell shows a page as it was, once it is certain that everything for it is still there.
   *
   * @throws CodedError HISTORY_UNKNOWN, LIVE_SET_UNKNOWN, RELEASE_UNKNOWN
   */
  create(parameters: ReplayParameters): Promise<CreatedReplay>;
}

export function createReplays(dependencies: ReplaysDependencies): Replays {
  const { history, key, servers } = dependencies;
  return {
    async create({ path, at }) {
      const state = history.stateAt(path, Date.parse(at));
      checkReleases(dependencies, state.liveSet);
      if (!(await history.model(state.page))) {
        const reason = 'its page model is lost or damaged';
        throw registryError('HISTORY_UNKNOWN', { path, time: at, reason });
      }
      const expiresAt = Math.floor(Date.now() / 1000) + REPLAY_MINUTES * 60;
      const link: ReplayLink = {
        ...{ liveSet: state.liveSet, page: state.page, servers: state.servers, expiresAt },
      };
      return {
        state,
        path: REPLAY_FOLDER + encodeReplayToken(link, key.sign),
        expiresAt: new Date(expiresAt * 1000).toISOString(),
        servers: [...new Set(servers())].sort(),
      };
    },
  };
}

/** @throws CodedError LIVE_SET_UNKNOWN, RELEASE_UNKNOWN */
function checkReleases({ liveSets, releases }: ReplaysDependencies, id: string): void {
  const set = liveSets.find(id);
  if (!set) throw registryError('LIVE_SET_UNKNOWN', { id });
  const missing = set.releases.find((release) => !releases.find(release));
  if (missing) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(missing) });
}
