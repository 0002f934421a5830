import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Activation, PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE, readManifest } from '@stadtraum/federation-kit/release-files';
import { type HttpRequest, requestJson } from '@stadtraum/server-base/http-client';

/** The registry's HTTP API. Each call throws the registry's own error, or REGISTRY_UNAVAILABLE. */
export interface RegistryClient {
  /** Returns undefined while nothing is live. */
  liveSet(): Promise<LiveSet | undefined>;
  history(): Promise<LiveSet[]>;
  releases(): Promise<PublishedRelease[]>;
  /** @param directory that contains a built release */
  publish(directory: string): Promise<ReleaseReference & { created: boolean }>;
  activate(releases: readonly ReleaseReference[]): Promise<Activation>;
  rollBack(name: string | undefined): Promise<Activation>;
}

/** Publishing may take 60 s, see UploadLimits. */
const LIMITS = { timeoutMs: 90_000, limitBytes: 100_000_000 };

/** An error with the registry's own code and texts. */
class RegistryError extends Error {
  readonly code: string;
  readonly remedy: string;

  constructor({ code, message, remedy }: { code: string; message: string; remedy: string }) {
    super(message);
    this.code = code;
    this.remedy = remedy;
  }
}

/** @param url the registry's URL, without a trailing slash */
export function createRegistryClient(url: string): RegistryClient {
  async function request<Body>(path: string, init: Partial<HttpRequest> = {}) {
    const unavailable = (cause: unknown) =>
      releaseError('REGISTRY_UNAVAILABLE', { url, reason: reasonOf(cause) }, { cause });
    const { status, body } = await requestJson(new URL(url + path), { ...LIMITS, ...init }).catch((cause) => {
      throw unavailable(cause);
    });
    if (status < 300) return { status, body: body as Body };
    throw isErrorBody(body) ? new RegistryError(body) : unavailable(`it responded with status ${status}`);
  }
  async function post<Body>(path: string, value: unknown): Promise<Body> {
    const headers = { 'content-type': 'application/json' };
    return (await request<Body>(path, { method: 'POST', headers, body: JSON.stringify(value) })).body;
  }

  return {
    liveSet: () =>
      request<LiveSet>('/live-set').then(
        ({ body }) => body,
        (error) => {
          if (errorCode(error) === 'LIVE_SET_MISSING') return undefined;
          throw error;
        },
      ),
    history: async () => (await request<LiveSet[]>('/live-sets')).body,
    releases: async () => (await request<PublishedRelease[]>('/releases')).body,
    async publish(directory) {
      const { status, body } = await request<ReleaseReference>('/releases', {
        method: 'POST',
        body: await formOf(directory),
      });
      return { ...body, created: status === 201 };
    },
    activate: (releases) =>
      post('/activations', { releases: releases.map(({ name, version }) => ({ name, version })) }),
    rollBack: (name) => post('/rollbacks', name === undefined ? {} : { name }),
  };
}

/** The manifest, then each file that it lists. */
async function formOf(directory: string): Promise<FormData> {
  const form = new FormData();
  const append = async (field: string, path: string) =>
    form.append(field, new Blob([await readFile(join(directory, path))]), path);
  const manifest = await readManifest(directory);
  await append('manifest', MANIFEST_FILE);
  for (const path of Object.keys(manifest.files)) await append(path, path);
  return form;
}

function isErrorBody(body: unknown): body is ConstructorParameters<typeof RegistryError>[0] {
  const { code, message, remedy } = (body ?? {}) as Record<string, unknown>;
  return [code, message, remedy].every((value) => typeof value === 'string');
}
