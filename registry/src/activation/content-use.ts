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
   * Paths of pages that use one of these block types, without the pages that the remote's team has loaded itself.
   *
   * @throws CodedError CONTENT_USE_UNKNOWN
   */
  pagesWith(types: readonly string[], remote: string): Promise<string[]>;
  /**
   * Removes the content that the remote's team has loaded.
   *
   * @throws CodedError CONTENT_USE_UNKNOWN
   */
  removeContentOf(remote: string, team: string): Promise<void>;
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
  async function request(remote: string, path: string, body?: object): Promise<unknown> {
    const unknown = (reason: string) => registryError('CONTENT_USE_UNKNOWN', { name: remote, reason });
    try {
      const response = await requestJson(new URL(path, withSlash(url)), {
        ...LIMITS,
        headers: { [INNER_SECRET_HEADER]: secret, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
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
      const result = validate(await request(remote, `used-blocks?without=${encodeURIComponent(remote)}`));
      if (!result.ok) {
        const reason = 'the content API returned an invalid response';
        throw registryError('CONTENT_USE_UNKNOWN', { name: remote, reason });
      }
      const used = new Map(Object.entries(result.value.types));
      return [...new Set(types.flatMap((type) => used.get(type) ?? []))].sort();
    },
    async removeContentOf(remote, team) {
      await request(remote, 'content', { team, remote, files: {} });
    },
  };
}
