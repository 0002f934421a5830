import { createHmac, timingSafeEqual } from 'node:crypto';

/** The page with the button that requests a copy. Only the button's POST uses the token in the address. */
export const COPY_PAGE = '/kontakt/kopie';
const TOKEN_PARAMETER = 'token';

/** An id, and an HMAC-SHA-256 in base64url. */
const TOKEN = /^([1-9]\d{0,15})-([\w-]{43})$/;

/** The links by which senders request copies. Tokens are signed but not stored. */
export class CopyLinks {
  readonly #siteUrl: string;
  readonly #key: Buffer;

  /** @param innerSecret the site's secret; with it, all content APIs of the site accept each other's tokens */
  constructor(siteUrl: string, innerSecret: string) {
    this.#siteUrl = siteUrl;
    this.#key = createHmac('sha256', innerSecret).update('form-copy').digest();
  }

  /** The link for a stored form. */
  linkTo(submission: number): string {
    const token = `${submission}-${this.#signature(String(submission)).toString('base64url')}`;
    return `${this.#siteUrl}${COPY_PAGE}?${TOKEN_PARAMETER}=${token}`;
  }

  /** The id of the stored form that a link's token refers to; undefined if the token is not ours. */
  submissionOf(query: ReadonlyMap<string, string>): number | undefined {
    const [, submission = '', signature = ''] = TOKEN.exec(query.get(TOKEN_PARAMETER) ?? '') ?? [];
    if (submission === '') return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), this.#signature(submission));
    return isOurs ? Number(submission) : undefined;
  }

  #signature(submission: string): Buffer {
    return createHmac('sha256', this.#key).update(submission).digest();
  }
}
