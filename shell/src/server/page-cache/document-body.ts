import { createHash } from 'node:crypto';
import { type Encoding, encode } from '../http/encodings.ts';

/** The bytes of a document in every requested coding. Each coding is computed once. */
export class DocumentBody {
  /** A weak ETag, because the bytes depend on the coding. */
  readonly etag: string;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();

  /** @param html in UTF-8 */
  constructor(html: Buffer) {
    this.#identity = html;
    this.etag = `W/"${createHash('sha1').update(this.#identity).digest('base64url')}"`;
  }

  /** An estimate of the bytes in all codings. */
  get size(): number {
    return 2 * this.#identity.length;
  }

  /** The bytes, if they already exist in this coding. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'identity') return this.#identity;
    const existing = this.#encoded.get(encoding);
    return existing instanceof Buffer ? existing : undefined;
  }

  inEncoding(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#identity;
    const existing = this.#encoded.get(encoding);
    if (existing) return existing;
    const encoded = encode(this.#identity, encoding).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}
