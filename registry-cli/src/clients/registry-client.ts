import { errorCode } from '@stadtraum/contracts/errors';
import type { ActivationParameters, GateReport, RequestedRelease } from '@stadtraum/contracts/gate';
import type { CreatedReplay, PageHistory } from '@stadtraum/contracts/history';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { CreatedPreview, SideSet } from '@stadtraum/contracts/preview';
import type {
  Action,
  Activation,
  ContentAccess,
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
import {
  type PublicKey,
  parsePublicKey,
  type SigningKey,
  signRequest,
} from '@stadtraum/federation-kit/signing';
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
  liveSetById(id: string): Promise<LiveSet>;
  /**
   * The states of a page, see `PageHistory`.
   *
   * @param from RFC 3339
   * @param to RFC 3339
   */
  pageHistory(path: string, from: string, to: string): Promise<PageHistory>;
  releases(): Promise<PublishedRelease[]>;
  /** @param range.before number of the entry after the last one to return */
  log(range: { limit: number; before?: number }): Promise<LogPage>;
  /** The gate's report of an activation, by the id of its live set, or of a refusal. */
  report(id: string): Promise<GateReport>;
  keys(): Promise<TrustedKey[]>;
  /** @param directory that contains a built release */
  publish(directory: string): Promise<ReleaseReference & { created: boolean }>;
  activate(parameters: ActivationParameters): Promise<Activation>;
  /** Says that an activation or a preview follows within minutes, so that the registry prepares its checks. */
  expectActivation(): Promise<unknown>;
  /** @param hours how long the link is valid */
  preview(releases: readonly RequestedRelease[], hours: number): Promise<CreatedPreview>;
  /** Previews whose links are valid, newest first. */
  previews(): Promise<SideSet[]>;
  endPreview(id: string): Promise<SideSet>;
  /** Makes a link to a page as it was. @param at RFC 3339 */
  replay(path: string, at: string): Promise<CreatedReplay>;
  /** Asks for access to live content. @param name of the remote that is developed */
  readContent(name: string): Promise<ContentAccess>;
  /** The registry's public keys, the one that signs first. */
  publicKeys(): Promise<PublicKey[]>;
  /** The site's origin, if the registry knows it. */
  siteUrl(): Promise<string | undefined>;
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
    const [{ key, commit, reason }, [registryKey]] = await Promise.all([sender(), publicKeys()]);
    return signRequest(
      // No other registry accepts the request.
      { action, registry: registryKey.id, parameters, ...(reason && { reason }), ...(commit && { commit }) },
      key,
    );
  }
  async function publicKeys(): Promise<[PublicKey, ...PublicKey[]]> {
    const { keys: [first, ...others] = [] } = await http.get<{ keys?: unknown[] }>('/identity');
    if (typeof first === 'string')
      return [parsePublicKey(first), ...others.map((key) => parsePublicKey(String(key)))];
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
    liveSetById: (id) => http.get(`/live-sets/${encodeURIComponent(id)}`),
    pageHistory: (path, from, to) => http.get(`/history?${new URLSearchParams({ path, from, to })}`),
    releases: () => http.get('/releases'),
    log: ({ limit, before }) =>
      http.get(`/log?limit=${limit}${before === undefined ? '' : `&before=${before}`}`),
    report: (id) => http.get(`/reports/${encodeURIComponent(id)}`),
    keys: async () => (await http.get<{ keys: TrustedKey[] }>('/keys')).keys,
    async publish(directory) {
      const { parameters, appendTo } = await readUpload(directory);
      const form = new FormData();
      form.append('request', new Blob([JSON.stringify(await sign('publish', parameters))]), 'request.json');
      appendTo(form);
      const { status, body } = await http.upload<ReleaseReference>('/releases', form);
      return { ...body, created: status === 201 };
    },
    activate: (parameters) => change('/activations', 'activate', parameters),
    expectActivation: () => http.post('/activations/expected', {}),
    preview: (releases, hours) =>
      change('/previews', 'preview', { releases: releases.map(requestOf), hours }),
    previews: () => http.get('/previews'),
    endPreview: (id) => change('/previews', 'end-preview', { id }),
    replay: (path, at) => change('/replays', 'replay', { path, at }),
    readContent: (name) => change('/content-access', 'read-content', { name }),
    publicKeys,
    siteUrl: async () => (await http.get<{ siteUrl?: string }>('/identity')).siteUrl,
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

function requestOf({ name, version, kit }: RequestedRelease) {
  return { name, version, ...(kit !== undefined && { kit }) };
}
