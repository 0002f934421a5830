import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type {
  Action,
  Activation,
  Envelope,
  KeyRequest,
  LoadedContent,
  LogPage,
  Pruning,
  PublishedRelease,
  TrustedKey,
} from '@stadtraum/contracts/registry-api';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { parsePublicKey, type SigningKey, signRequest } from '@stadtraum/federation-kit/signing';
import { createRegistryHttp } from './http.ts';
import { readUpload } from './upload.ts';

/** Who sends the requests that change something. */
export interface Sender {
  key: SigningKey;
  /** Commit of the sender's repository. */
  commit: string | undefined;
  /** Why, for the log. */
  reason: string | undefined;
}

/**
 * The registry's HTTP API. Each call throws the registry's own error, or REGISTRY_UNAVAILABLE. Calls that change something are signed,
 * and throw what `sender` throws.
 */
export interface RegistryClient {
  /** Without a trailing slash. */
  url: string;
  /** Returns undefined while nothing is live. */
  liveSet(): Promise<LiveSet | undefined>;
  history(): Promise<LiveSet[]>;
  releases(): Promise<PublishedRelease[]>;
  /** @param range.before number of the entry after the last one to return */
  log(range: { limit: number; before?: number }): Promise<LogPage>;
  keys(): Promise<TrustedKey[]>;
  /** @param directory that contains a built release */
  publish(directory: string): Promise<ReleaseReference & { created: boolean }>;
  activate(releases: readonly ReleaseReference[]): Promise<Activation>;
  rollBack(name: string | undefined): Promise<Activation>;
  retire(name: string): Promise<Activation>;
  mark(release: ReleaseReference, bad: boolean): Promise<unknown>;
  prune(dryRun: boolean): Promise<Pruning>;
  /**
   * Replaces the content that a remote owns.
   *
   * @param files JSON values by file name; without files, the content is removed
   */
  loadContent(name: string, files: Record<string, unknown>): Promise<LoadedContent>;
  addKey(request: KeyRequest): Promise<unknown>;
  revokeKey(id: string): Promise<unknown>;
  rotateKey(id: string, publicKey: string): Promise<unknown>;
}

/**
 * @param url the registry's URL, without a trailing slash
 * @param sender is only called for a request that changes something
 */
export function createRegistryClient(url: string, sender: () => Promise<Sender>): RegistryClient {
  const http = createRegistryHttp(url);

  async function sign(action: Action, parameters: Record<string, unknown>): Promise<Envelope> {
    const [{ key, commit, reason }, registry] = await Promise.all([sender(), registryId()]);
    return signRequest(
      { action, registry, parameters, ...(reason && { reason }), ...(commit && { commit }) },
      key,
    );
  }
  /** The id of the key of the registry at this URL, so that no other registry accepts the request. */
  async function registryId(): Promise<string> {
    const { keys } = await http.get<{ keys?: unknown[] }>('/identity');
    if (typeof keys?.[0] === 'string') return parsePublicKey(keys[0]).id;
    throw releaseError('REGISTRY_UNAVAILABLE', { url, reason: 'it does not name its key' });
  }
  async function change<Body>(
    path: string,
    action: Action,
    parameters: Record<string, unknown>,
  ): Promise<Body> {
    return http.post<Body>(path, await sign(action, parameters));
  }

  return {
    url,
    liveSet: () =>
      http.get<LiveSet>('/live-set').catch((error) => {
        if (errorCode(error) === 'LIVE_SET_MISSING') return undefined;
        throw error;
      }),
    history: () => http.get('/live-sets'),
    releases: () => http.get('/releases'),
    log: ({ limit, before }) =>
      http.get(`/log?limit=${limit}${before === undefined ? '' : `&before=${before}`}`),
    keys: async () => (await http.get<{ keys: TrustedKey[] }>('/keys')).keys,
    async publish(directory) {
      const { parameters, appendTo } = await readUpload(directory);
      const form = new FormData();
      form.append('request', new Blob([JSON.stringify(await sign('publish', parameters))]), 'request.json');
      appendTo(form);
      const { status, body } = await http.upload<ReleaseReference>('/releases', form);
      return { ...body, created: status === 201 };
    },
    activate: (releases) =>
      change('/activations', 'activate', {
        releases: releases.map(({ name, version }) => ({ name, version })),
      }),
    rollBack: (name) => change('/rollbacks', 'roll-back', name === undefined ? {} : { name }),
    retire: (name) => change('/retirements', 'retire', { name }),
    mark: ({ name, version }, bad) => change('/marks', 'mark', { name, version, bad }),
    prune: (dryRun) => change('/prunings', 'prune', { dryRun }),
    loadContent: (name, files) => change('/content', 'load-content', { name, files }),
    addKey: ({ publicKey, team, remotes, roles }) =>
      change('/keys', 'add-key', { publicKey, team, remotes, roles }),
    revokeKey: (id) => change('/keys', 'revoke-key', { id }),
    rotateKey: (id, publicKey) => change('/keys', 'rotate-key', { id, publicKey }),
  };
}
