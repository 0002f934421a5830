import { kitNameOf, kitsOf, LiveSet } from '@stadtraum/contracts/live-set';
import { type Envelope, LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { integrityOf, parseManifest } from '@stadtraum/federation-kit/release-files';
import {
  openEnvelope,
  type PublicKey,
  parseEnvelope,
  parsePublicKey,
} from '@stadtraum/federation-kit/signing';
import { type HttpResponse, parseJson, requestBytes } from '@stadtraum/server-base/http-client';
import type { RegistryClient } from '../clients/registry-client.ts';
import { cliError } from '../errors.ts';

const validateLiveSet = lazyValidator(LiveSet);

const LIVE_SET_PATH = '/live-set/signed';
const LIMITS = { timeoutMs: 10_000, limitBytes: 50_000_000 };

/** The live set with the registry's signature. */
export interface SignedLiveSet {
  liveSet: LiveSet;
  envelope: Envelope;
}

/** What a local shell reads of a site: its registry's releases, and its content with the developer's key. */
export interface SiteSource {
  /** The site's origin, if the registry knows it. */
  siteUrl: string | undefined;
  /** Public keys of the registry. */
  keys: readonly PublicKey[];
  /** @throws CodedError REGISTRY_UNAVAILABLE, LIVE_SET_MISSING, ENVELOPE_INVALID */
  liveSet(): Promise<SignedLiveSet>;
  /**
   * The live set if it is no longer this one; undefined if it is.
   *
   * @throws CodedError as `liveSet`
   */
  liveSetAfter(known: LiveSet): Promise<SignedLiveSet | undefined>;
  /** The manifest of the kit that a live remote runs on, or of the stable one. @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_HASH_MISMATCH */
  kit(liveSet: LiveSet, remote: string): Promise<ReleaseManifest>;
  /** Reads an address of the registry that is open to shells. @param path starts with a slash */
  read(path: string): Promise<HttpResponse>;
  /**
   * Reads live content as a shell does.
   *
   * @param path `/page?path=…` or `/revision`
   * @throws CodedError REGISTRY_UNAVAILABLE, KEY_MISSING, and what the registry refuses: KEY_UNKNOWN, ACTION_NOT_ALLOWED …
   */
  content(path: string, etag?: string): Promise<HttpResponse>;
}

export interface SiteSourceOptions {
  registry: Pick<RegistryClient, 'url' | 'readContent' | 'publicKeys' | 'siteUrl'>;
  /** Name of the remote that is developed. */
  name: string;
  /** Public keys of the registry, separated by commas, if they are pinned (`REGISTRY_KEYS`). */
  pinned: string | undefined;
}

/** @throws CodedError SITE_UNKNOWN, KEY_INVALID, and what `content` throws */
export async function openSiteSource({ registry, name, pinned }: SiteSourceOptions): Promise<SiteSource> {
  const { url } = registry;
  const keys = pinned
    ? pinned.split(',').map((text) => parsePublicKey(text.trim()))
    : await registry.publicKeys().catch((cause) => {
        throw cliError(
          'SITE_UNKNOWN',
          { url, reason: cause instanceof Error ? cause.message : '' },
          { cause },
        );
      });
  let access = await registry.readContent(name);
  let lastKit: { integrity: string; manifest: ReleaseManifest } | undefined;

  const get = (path: string, headers: Record<string, string> = {}) =>
    requestBytes(new URL(url + path), { ...LIMITS, headers }).catch((cause: Error) => {
      throw releaseError('REGISTRY_UNAVAILABLE', { url, reason: cause.message }, { cause });
    });
  const contentWith = (token: string, path: string, etag?: string) =>
    get(`/content-access${path}`, {
      authorization: `Bearer ${token}`,
      ...(etag !== undefined && { 'if-none-match': etag }),
    });

  return {
    siteUrl: await registry.siteUrl(),
    keys,
    liveSet: async () => openLiveSet(await get(LIVE_SET_PATH), keys),
    async liveSetAfter({ id }) {
      // The registry's ETag is the id.
      const response = await get(LIVE_SET_PATH, { 'if-none-match': `"${id}"` });
      return response.status === 304 ? undefined : openLiveSet(response, keys);
    },
    async kit({ releases }, remote) {
      const kitName = kitNameOf(releases.find(({ name }) => name === remote) ?? {}, releases);
      const kit = kitsOf(releases).find(({ name }) => name === kitName);
      if (!kit) throw releaseError('LIVE_SET_MISSING', {});
      if (lastKit?.integrity === kit.manifest) return lastKit.manifest;
      const { bytes } = await get(`/releases/${kit.name}/${kit.version}/manifest.json`);
      if (integrityOf(Buffer.from(bytes)) !== kit.manifest)
        throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(kit), file: 'manifest.json' });
      lastKit = { integrity: kit.manifest, manifest: parseManifest(bytes, releaseLabel(kit)) };
      return lastKit.manifest;
    },
    read: (path) => get(path),
    async content(path, etag) {
      const response = await contentWith(access.token, path, etag);
      if (response.status !== 401) return response;
      // The registry was restarted, or the token has expired.
      access = await registry.readContent(name);
      return contentWith(access.token, path, etag);
    },
  };
}

/** @throws CodedError LIVE_SET_MISSING, ENVELOPE_INVALID */
function openLiveSet({ status, bytes }: HttpResponse, keys: readonly PublicKey[]): SignedLiveSet {
  if (status === 404) throw releaseError('LIVE_SET_MISSING', {});
  const envelope = parseEnvelope(parseJson(bytes), LIVE_SET_PAYLOAD);
  const opened = openEnvelope(envelope, keys);
  if (!opened) throw releaseError('ENVELOPE_INVALID', { reason: 'no pinned key has signed the live set' });
  const result = validateLiveSet(parseJson(opened.payload));
  if (result.ok) return { envelope, liveSet: result.value };
  throw releaseError('ENVELOPE_INVALID', { reason: describeViolations(result.violations) });
}
