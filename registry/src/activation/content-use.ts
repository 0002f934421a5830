import { Type } from '@sinclair/typebox';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { compileValidator } from '@stadtraum/contracts/validation';
import { requestJson, withSlash } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { registryError } from '../errors.ts';

const LIMITS = { timeoutMs: 10_000, limitBytes: 20_000_000 };

/** What the registry asks the content API before it retires a remote. */
export interface ContentUse {
  /**
   * Paths of pages that use one of these block types.
   *
   * @param remote the owner of the block types, for the message
   * @throws CodedError CONTENT_USE_UNKNOWN
   */
  pagesWith(types: readonly string[], remote: string): Promise<string[]>;
}

export interface ContentApi {
  url: URL;
  /** The site's inner secret (SE9). */
  secret: string;
}

const validate = compileValidator(
  Type.Object({ types: Type.Record(Type.String(), Type.Array(Type.String())) }),
);

export function createContentUse({ url, secret }: ContentApi): ContentUse {
  async function usedBlocks(remote: string): Promise<unknown> {
    const unknown = (reason: string) => registryError('CONTENT_USE_UNKNOWN', { name: remote, reason });
    try {
      const response = await requestJson(new URL('used-blocks', withSlash(url)), {
        ...LIMITS,
        headers: { [INNER_SECRET_HEADER]: secret },
      });
      if (response.status < 300) return response.body;
      const { code } = (response.body ?? {}) as { code?: unknown };
      throw unknown(
        `the content API answered ${response.status}${typeof code === 'string' ? ` ${code}` : ''}`,
      );
    } catch (error) {
      throw errorCode(error) === undefined ? unknown(reasonOf(error).replace(/\.$/, '')) : error;
    }
  }

  return {
    async pagesWith(types, remote) {
      const result = validate(await usedBlocks(remote));
      if (!result.ok) {
        const reason = 'the content API returned an invalid response';
        throw registryError('CONTENT_USE_UNKNOWN', { name: remote, reason });
      }
      const used = new Map(Object.entries(result.value.types));
      return [...new Set(types.flatMap((type) => used.get(type) ?? []))].sort();
    },
  };
}
