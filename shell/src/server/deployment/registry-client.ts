import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { type LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import {
  type HttpResponse,
  ResponseTooLargeError,
  requestBytes,
  withSlash,
} from '@stadtraum/server-base/http-client';

/** The part of the registry's HTTP API that the shell uses. */
export interface RegistryClient {
  /**
   * Returns the live set, or undefined if its id is still `currentId`.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, LIVE_SET_MISSING, LIVE_SET_INVALID
   */
  liveSet(currentId: string | undefined): Promise<LiveSet | undefined>;
  /** @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE */
  manifest(release: LiveRelease): Promise<Uint8Array>;
  /** @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE for more than `bytes` */
  file(release: LiveRelease, path: string, bytes: number): Promise<Uint8Array>;
}

/** Timeout in milliseconds for the complete live set. */
const LIVE_SET_TIMEOUT_MS = 2000;
/** Timeout in milliseconds for one complete file. */
const FILE_TIMEOUT_MS = 10_000;
const LIVE_SET_LIMIT_BYTES = 256 * 1024;
const MANIFEST_LIMIT_BYTES = 2 * 1024 * 1024;

const validate = compileValidator(LiveSet, { trustSchema: true });

export function createRegistryClient(url: URL): RegistryClient {
  const releaseUrl = ({ name, version }: LiveRelease) =>
    new URL(`releases/${name}/${version}/`, withSlash(url));

  return {
    async liveSet(currentId) {
      const target = new URL('live-set', withSlash(url));
      const headers: Record<string, string> = currentId ? { 'if-none-match': `"${currentId}"` } : {};
      const response = await get(target, {
        headers,
        timeoutMs: LIVE_SET_TIMEOUT_MS,
        limitBytes: LIVE_SET_LIMIT_BYTES,
      });
      if (response.status === 304) return undefined;
      if (response.status === 404) throw releaseError('LIVE_SET_MISSING', {});
      return parseLiveSet(okBytes(target, response));
    },
    async manifest(release) {
      const target = new URL('manifest.json', releaseUrl(release));
      return okBytes(
        target,
        await get(target, { timeoutMs: FILE_TIMEOUT_MS, limitBytes: MANIFEST_LIMIT_BYTES, release }),
      );
    },
    async file(release, path, bytes) {
      const target = new URL(`files/${path}`, releaseUrl(release));
      return okBytes(target, await get(target, { timeoutMs: FILE_TIMEOUT_MS, limitBytes: bytes, release }));
    },
  };
}

/** @throws CodedError LIVE_SET_INVALID */
export function parseLiveSet(bytes: Uint8Array): LiveSet {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw releaseError('LIVE_SET_INVALID', { id: '(unknown)', reason: reasonOf(cause) }, { cause });
  }
  const result = validate(value);
  if (result.ok) return result.value;
  const reason = describeViolations(result.violations);
  throw releaseError('LIVE_SET_INVALID', { id: String((value as { id?: unknown })?.id), reason });
}

interface GetOptions {
  headers?: Record<string, string>;
  timeoutMs: number;
  limitBytes: number;
  release?: LiveRelease;
}

async function get(
  url: URL,
  { headers = {}, timeoutMs, limitBytes, release }: GetOptions,
): Promise<HttpResponse> {
  try {
    return await requestBytes(url, { headers, timeoutMs, limitBytes });
  } catch (cause) {
    if (!release || !(cause instanceof ResponseTooLargeError)) throw unavailable(url, reasonOf(cause), cause);
    const details = { release: releaseLabel(release), bytes: `more than ${limitBytes}`, limit: limitBytes };
    throw releaseError('RELEASE_TOO_LARGE', details);
  }
}

function okBytes(url: URL, { status, bytes }: HttpResponse): Uint8Array {
  if (status !== 200) throw unavailable(url, `it answered with status ${status}`);
  return bytes;
}

function unavailable(url: URL, reason: string, cause?: unknown): CodedError {
  return releaseError('REGISTRY_UNAVAILABLE', { url: url.href, reason }, { cause });
}
