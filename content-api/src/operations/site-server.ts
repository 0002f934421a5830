import { reasonOf } from '@stadtraum/contracts/errors';
import { serverError } from '@stadtraum/server-base/errors';
import { type HttpResponse, requestBytes, requestJson } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER, readInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { ServerLocation } from './command-settings.ts';
import type { ServerIdentity } from './identity-route.ts';
import { readServerFile } from './server-file.ts';

/** Timeout for the identity of a content API, in milliseconds. */
const IDENTITY_TIMEOUT_MS = 2500;
/** Timeout for a command's request, in milliseconds; a load checks all content. */
const RESPONSE_TIMEOUT_MS = 120_000;
/** Large enough for backups. */
const MAX_RESPONSE_BYTES = 2 ** 31;

/** The running content API of a data directory, as a command sees it. */
export interface SiteServer {
  url: string;
  identity: ServerIdentity;
  /** @throws CONTENT_UNAVAILABLE if there is no response */
  post(path: string, body?: unknown): Promise<HttpResponse>;
}

/** Finds the content API that runs on the settings' data directory, on any port; undefined if there is none. */
export async function findServer(settings: ServerLocation): Promise<SiteServer | undefined> {
  const file = await readServerFile(settings.dataDirectory);
  if (!file) return undefined;
  const identity = await readIdentity(file.url);
  // A killed process left the file; another site may use its port now.
  if (identity?.instance !== file.instance) return undefined;
  return { url: file.url, identity, post: (path, body) => post(settings, `${file.url}${path}`, body) };
}

/** The identity of the content API at an origin; undefined if there is none. */
export async function readIdentity(origin: string): Promise<ServerIdentity | undefined> {
  try {
    const limits = { timeoutMs: IDENTITY_TIMEOUT_MS, limitBytes: 10_000 };
    const { status, body } = await requestJson(new URL('/identity', origin), limits);
    return status === 200 ? (body as ServerIdentity) : undefined;
  } catch {
    return undefined;
  }
}

async function post(settings: ServerLocation, url: string, body: unknown): Promise<HttpResponse> {
  const { innerSecret, siteDirectory } = settings;
  const environment = innerSecret === undefined ? {} : { INNER_SECRET: innerSecret };
  const secret = await readInnerSecret(environment, siteDirectory);
  try {
    return await requestBytes(new URL(url), {
      method: 'POST',
      headers: {
        [INNER_SECRET_HEADER]: secret,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeoutMs: RESPONSE_TIMEOUT_MS,
      limitBytes: MAX_RESPONSE_BYTES,
    });
  } catch (error) {
    throw serverError('CONTENT_UNAVAILABLE', { path: url, reason: reasonOf(error) }, { cause: error });
  }
}
