import { createHash } from 'node:crypto';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { PageModel } from '@stadtraum/contracts/page-model';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import type { PublicKey } from '@stadtraum/federation-kit/signing';
import { requestBytes, withSlash } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { shellError } from '../../errors.ts';
import { parseJson, readSignedLiveSet } from '../deployment/signed-live-set.ts';

const LIMITS = { timeoutMs: 5_000, limitBytes: 8 * 1024 * 1024 };

const validate = lazyValidator(PageModel);

/** What the registry keeps of how pages were. */
export interface PastPages {
  /**
   * Returns an earlier live set, its signature verified; undefined if the registry does not have it.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, LIVE_SET_INVALID, LIVE_SET_SIGNATURE_INVALID
   */
  liveSet(id: string): Promise<LiveSet | undefined>;
  /**
   * Returns a page model, verified by its hash; undefined if the registry does not keep it any more. Its revision is the hash.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, PAGE_MODEL_INVALID
   */
  page(hash: string): Promise<PageModel | undefined>;
}

export interface PastPagesOptions {
  registryUrl: URL;
  /** The registry's public keys. */
  keys: readonly PublicKey[];
  innerSecret: string;
}

export function createPastPages({ registryUrl, keys, innerSecret }: PastPagesOptions): PastPages {
  async function get(path: string): Promise<{ url: string; bytes: Uint8Array } | undefined> {
    const url = new URL(path, withSlash(registryUrl));
    const headers = { [INNER_SECRET_HEADER]: innerSecret };
    const unavailable = (reason: string, cause?: unknown) =>
      releaseError('REGISTRY_UNAVAILABLE', { url: url.href, reason }, { cause });
    const { status, bytes } = await requestBytes(url, { ...LIMITS, headers }).catch((cause) => {
      throw unavailable(reasonOf(cause), cause);
    });
    if (status === 404) return undefined;
    if (status !== 200) throw unavailable(`it answered with status ${status}`);
    return { url: url.href, bytes };
  }

  return {
    async liveSet(id) {
      const found = await get(`live-sets/${id}/signed`);
      if (!found) return undefined;
      const { liveSet } = readSignedLiveSet(found.bytes, found.url, keys);
      if (liveSet.id === id) return liveSet;
      throw releaseError('LIVE_SET_INVALID', { id: `from ${found.url}`, reason: `it is ${liveSet.id}` });
    },
    async page(hash) {
      const found = await get(`history/models/${hash}`);
      if (!found) return undefined;
      const invalid = (reason: string) => shellError('PAGE_MODEL_INVALID', { hash, reason });
      if (createHash('sha256').update(found.bytes).digest('hex') !== hash) {
        throw invalid('its bytes have another hash');
      }
      const result = validate({ ...(parseJson(found.bytes, found.url) as object), revision: hash });
      if (result.ok) return result.value;
      throw invalid(describeViolations(result.violations));
    },
  };
}
