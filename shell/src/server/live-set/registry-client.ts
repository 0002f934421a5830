import { CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { type LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import { readBytes } from '../http-client/read-bytes.ts';

/** The part of the registry's HTTP API that the shell needs. */
export interface RegistryClient {
  /**
   * The live set, or undefined while it is still the one with id `known`.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, LIVE_SET_MISSING, LIVE_SET_INVALID
   */
  liveSet(known: string | undefined): Promise<LiveSet | undefined>;
  /** @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE */
  manifest(release: LiveRelease): Promise<Uint8Array>;
  /** @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE when there is more than `bytes` */
  file(release: LiveRelease, path: string, bytes: number): Promise<Uint8Array>;
}

/** Milliseconds until the last byte of the live set. */
const LIVE_SET_DEADLINE = 2000;
/** Milliseconds until the last byte of one file. */
const FILE_DEADLINE = 10_000;
const LIVE_SET_LIMIT = 256 * 1024;
const MANIFEST_LIMIT = 2 * 1024 * 1024;

const validate = compileValidator(LiveSet, { trustSchema: true });

export function createRegistryClient(url: URL): RegistryClient {
  const releaseUrl = ({ name, version }: LiveRelease) =>
    new URL(`releases/${name}/${version}/`, withSlash(url));

  return {
    async liveSet(known) {
      const target = new URL('live-set', withSlash(url));
      const headers: Record<string, string> = known ? { 'if-none-match': `"${known}"` } : {};
      const answer = await get(target, { headers, deadline: LIVE_SET_DEADLINE, limit: LIVE_SET_LIMIT });
      if (answer.status === 304) return undefined;
      if (answer.status === 404) throw new CodedError('LIVE_SET_MISSING');
      return parseLiveSet(okBytes(target, answer));
    },
    async manifest(release) {
      const target = new URL('manifest.json', releaseUrl(release));
      return okBytes(target, await get(target, { deadline: FILE_DEADLINE, limit: MANIFEST_LIMIT, release }));
    },
    async file(release, path, bytes) {
      const target = new URL(`files/${path}`, releaseUrl(release));
      return okBytes(target, await get(target, { deadline: FILE_DEADLINE, limit: bytes, release }));
    },
  };
}

/** @throws CodedError LIVE_SET_INVALID */
export function parseLiveSet(bytes: Uint8Array): LiveSet {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new CodedError('LIVE_SET_INVALID', { id: '(unknown)', reason: reasonOf(cause) }, { cause });
  }
  const result = validate(value);
  if (result.ok) return result.value;
  const reason = describeViolations(result.violations);
  throw new CodedError('LIVE_SET_INVALID', { id: String((value as { id?: unknown })?.id), reason });
}

interface Get {
  headers?: Record<string, string>;
  deadline: number;
  limit: number;
  release?: LiveRelease;
}

interface Answer {
  status: number;
  bytes: Uint8Array;
}

async function get(url: URL, { headers = {}, deadline, limit, release }: Get): Promise<Answer> {
  let status: number;
  let bytes: Uint8Array | undefined;
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(deadline) });
    status = response.status;
    bytes = await readBytes(response, limit);
  } catch (cause) {
    throw unavailable(url, reasonOf((cause as Error).cause ?? cause), cause);
  }
  if (bytes) return { status, bytes };
  if (!release) throw unavailable(url, `the answer has more than ${limit} bytes`);
  const label = `${release.name}@${release.version}`;
  throw new CodedError('RELEASE_TOO_LARGE', { release: label, bytes: `more than ${limit}`, limit });
}

function okBytes(url: URL, { status, bytes }: Answer): Uint8Array {
  if (status !== 200) throw unavailable(url, `it answers status ${status}`);
  return bytes;
}

function unavailable(url: URL, reason: string, cause?: unknown): CodedError {
  return new CodedError('REGISTRY_UNAVAILABLE', { url: url.href, reason }, { cause });
}

function withSlash(url: URL): URL {
  return url.href.endsWith('/') ? url : new URL(`${url.href}/`);
}
