import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { SideSet } from '@stadtraum/contracts/preview';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import type { PublicKey } from '@stadtraum/federation-kit/signing';
import {
  type HttpResponse,
  ResponseTooLargeError,
  requestBytes,
  withSlash,
} from '@stadtraum/server-base/http-client';
import { openSignedLiveSet, parseJson, readSignedLiveSet, type SignedLiveSet } from './signed-live-set.ts';
import { openSignedSideSet } from './signed-side-set.ts';

/** The part of the registry's HTTP API that the shell uses. */
export interface RegistryClient {
  /**
   * Returns the live set, its signature verified, or undefined if its id is still `currentId`.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, LIVE_SET_MISSING, LIVE_SET_INVALID, LIVE_SET_SIGNATURE_INVALID
   */
  liveSet(currentId: string | undefined): Promise<SignedLiveSet | undefined>;
  /**
   * Returns the newest live sets, current and earlier, newest first; sets without a valid signature are passed to `refuse`.
   * Undefined if the newest is still `newestId`.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, LIVE_SET_INVALID
   */
  history(
    newestId: string | undefined,
    refuse: (error: unknown) => void,
  ): Promise<{ newestId: string | undefined; liveSets: LiveSet[] } | undefined>;
  /**
   * Returns a preview's side set, its signature verified, or undefined if the preview has ended or never existed.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, SIDE_SET_INVALID
   */
  sideSet(id: string): Promise<SideSet | undefined>;
  /** @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE */
  manifest(release: ReleaseReference): Promise<Uint8Array>;
  /** @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE for more than `bytes` */
  file(release: ReleaseReference, path: string, bytes: number): Promise<Uint8Array>;
}

/** Timeout in milliseconds for the complete live set. */
const LIVE_SET_TIMEOUT_MS = 2000;
/** Timeout in milliseconds for one complete file. */
const FILE_TIMEOUT_MS = 10_000;
const LIVE_SET_LIMIT_BYTES = 256 * 1024;
/** Number of live sets whose releases the shell may fetch when they are asked for. */
const HISTORY_LENGTH = 50;
const HISTORY_LIMIT_BYTES = 4 * 1024 * 1024;
const MANIFEST_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * @param keys the registry's public keys; nothing that another key has signed is used
 * @param announcement headers that tell the registry about this shell whenever it polls
 */
export function createRegistryClient(
  url: URL,
  keys: readonly PublicKey[],
  announcement: () => Record<string, string> = () => ({}),
): RegistryClient {
  const releaseUrl = ({ name, version }: ReleaseReference) =>
    new URL(`releases/${name}/${version}/`, withSlash(url));

  return {
    async liveSet(currentId) {
      const target = new URL('live-set/signed', withSlash(url));
      const response = await get(target, {
        headers: { ...announcement(), ...ifNoneMatch(currentId) },
        timeoutMs: LIVE_SET_TIMEOUT_MS,
        limitBytes: LIVE_SET_LIMIT_BYTES,
      });
      if (response.status === 304) return undefined;
      if (response.status === 404) throw releaseError('LIVE_SET_MISSING', {});
      return readSignedLiveSet(okBytes(target, response), target.href, keys);
    },
    async history(newestId, refuse) {
      const target = new URL(`live-sets/signed?limit=${HISTORY_LENGTH}`, withSlash(url));
      const response = await get(target, {
        headers: ifNoneMatch(newestId),
        timeoutMs: LIVE_SET_TIMEOUT_MS,
        limitBytes: HISTORY_LIMIT_BYTES,
      });
      if (response.status === 304) return undefined;
      const listed = parseJson(okBytes(target, response), target.href);
      const liveSets: LiveSet[] = [];
      for (const value of Array.isArray(listed) ? listed.slice(0, HISTORY_LENGTH) : []) {
        try {
          liveSets.push(openSignedLiveSet(value, target.href, keys).liveSet);
        } catch (error) {
          refuse(error);
        }
      }
      return { newestId: liveSets[0]?.id, liveSets };
    },
    async sideSet(id) {
      const target = new URL(`side-sets/${id}`, withSlash(url));
      const response = await get(target, {
        timeoutMs: LIVE_SET_TIMEOUT_MS,
        limitBytes: LIVE_SET_LIMIT_BYTES,
      });
      if (response.status === 404) return undefined;
      return openSignedSideSet(okBytes(target, response), target.href, keys);
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

function ifNoneMatch(id: string | undefined): Record<string, string> {
  return id === undefined ? {} : { 'if-none-match': `"${id}"` };
}

interface GetOptions {
  headers?: Record<string, string>;
  timeoutMs: number;
  limitBytes: number;
  release?: ReleaseReference;
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
