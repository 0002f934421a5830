import { join } from 'node:path';
import type { ActivationParameters, Finding } from '@stadtraum/contracts/gate';
import type { CreatedReplay } from '@stadtraum/contracts/history';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { CreatedPreview, SideSet } from '@stadtraum/contracts/preview';
import type {
  Activation,
  Envelope,
  LogEntry,
  PublishedRelease,
  TrustedKey,
} from '@stadtraum/contracts/registry-api';
import { integrityOf } from '@stadtraum/federation-kit/release-files';
import {
  parsePublicKey,
  type RequestToSign,
  readKeyFile,
  type SigningKey,
  signRequest,
} from '@stadtraum/federation-kit/signing';
import type { FixtureRelease } from './fixture-releases.ts';
import type { ErrorBody, JsonResponse } from './running-registry.ts';

type Response<Body> = Promise<JsonResponse<Body & ErrorBody>>;

/** The workspace's key, which a registry makes at its first start. */
export async function readSigningKey(dataDirectory: string): Promise<SigningKey> {
  const key = await readKeyFile(join(dataDirectory, 'keys/workspace.pem'));
  if (!key) throw new Error(`${dataDirectory} has no workspace key`);
  return key;
}

/** An HTTP client for the registry that signs with this key. */
export function clientOf(url: string, key: SigningKey) {
  const request = async <Body>(path: string, init?: RequestInit): Promise<JsonResponse<Body>> => {
    const response = await fetch(url + path, init);
    return { status: response.status, body: (await response.json()) as Body };
  };
  const post = <Body>(path: string, body: unknown): Response<Body> =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const registryId = async () => {
    const { body } = await request<{ keys: string[] }>('/identity');
    return parsePublicKey(body.keys[0] ?? '').id;
  };
  const sign = async (
    action: RequestToSign['action'],
    parameters: RequestToSign['parameters'],
    more: Partial<RequestToSign> = {},
  ): Promise<Envelope> => signRequest({ action, registry: await registryId(), parameters, ...more }, key);
  const signPublish = ({ manifest }: FixtureRelease, more?: Partial<RequestToSign>) =>
    sign('publish', publishParameters(manifest), more);
  const upload = (release: FixtureRelease, envelope: unknown) =>
    request<{ name: string; version: string; sequence: number } & ErrorBody>('/releases', {
      method: 'POST',
      body: formOf(release, envelope),
    });

  const activate = async (releases: readonly FixtureRelease[], more: Partial<ActivationParameters> = {}) => {
    const named = releases.map(({ manifest: { name, version } }) => ({ name, version }));
    const envelope = await sign('activate', { releases: named, ...more });
    return post<Activation & { findings?: Finding[] }>('/activations', envelope);
  };

  return {
    request,
    post,
    sign,
    signPublish,
    upload,
    /** The same client with another key. */
    as: (other: SigningKey) => clientOf(url, other),
    publish: async (release: FixtureRelease, more?: Partial<RequestToSign>) =>
      upload(release, await signPublish(release, more)),
    activate: (...releases: FixtureRelease[]) => activate(releases),
    activateWith: activate,
    rollBack: async (name?: string) =>
      post<{ liveSet: LiveSet; verificationMs: number }>(
        '/rollbacks',
        await sign('roll-back', name === undefined ? {} : { name }),
      ),
    retire: async (name: string) =>
      post<{ liveSet: LiveSet }>('/retirements', await sign('retire', { name })),
    mark: async ({ manifest: { name, version } }: FixtureRelease, bad: boolean, reason?: string) =>
      post('/marks', await sign('mark', { name, version, bad }, reason === undefined ? {} : { reason })),
    prune: async (dryRun: boolean) =>
      post<{ releases: { name: string; version: string; bytes: number }[]; bytes: number }>(
        '/prunings',
        await sign('prune', { dryRun }),
      ),
    preview: async (releases: readonly FixtureRelease[], hours?: number) => {
      const references = releases.map(({ manifest: { name, version } }) => ({ name, version }));
      const parameters = { releases: references, ...(hours !== undefined && { hours }) };
      return post<CreatedPreview>('/previews', await sign('preview', parameters));
    },
    endPreview: async (id: string) => post<SideSet>('/previews', await sign('end-preview', { id })),
    replay: async (path: string, at: string) =>
      post<CreatedReplay & ErrorBody>('/replays', await sign('replay', { path, at })),
    releases: async () => (await request<PublishedRelease[]>('/releases')).body,
    manageKey: async (
      action: 'add-key' | 'revoke-key' | 'rotate-key',
      parameters: RequestToSign['parameters'],
    ) => post<{ key: TrustedKey }>('/keys', await sign(action, parameters)),
    liveSet: () => request<LiveSet & ErrorBody>('/live-set'),
    log: async (query = '') => (await request<{ entries: LogEntry[]; intact: boolean }>(`/log${query}`)).body,
  };
}

/** Parameters of a request to publish this manifest. */
export function publishParameters(manifest: FixtureRelease['manifest']) {
  const { name, version } = manifest;
  return { name, version, manifest: integrityOf(JSON.stringify(manifest)) };
}

/** The body of a request to publish: the signed request, the manifest, then each file. */
export function formOf({ manifest, files }: FixtureRelease, envelope: unknown): FormData {
  const form = new FormData();
  form.append('request', new Blob([JSON.stringify(envelope)]), 'request.json');
  form.append('manifest', new Blob([JSON.stringify(manifest)]), 'manifest.json');
  for (const [path, content] of Object.entries(files)) {
    const part = typeof content === 'string' ? content : Uint8Array.from(content);
    form.append(path, new Blob([part]), path);
  }
  return form;
}
