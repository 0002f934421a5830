import { createHash } from 'node:crypto';
import { type Encoding, encode } from '../http/encodings.ts';

/** A document's bytes in every coding that somebody asked for; each is made once. */
export class DocumentBody {
  /** Weak: the codings of one document differ in their bytes. */
  readonly etag: string;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();

  /** @param html in UTF-8 */
  constructor(html: Buffer) {
    this.#identity = html;
    this.etag = `W/"${createHash('sha1').update(this.#identity).digest('base64url')}"`;
  }

  /** Bytes that the body may come to hold. */
  get size(): number {
    return 2 * this.#identity.length;
  }

  /** The bytes in a coding that was made before. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'identity') return this.#identity;
    const known = this.#encoded.get(encoding);
    return known instanceof Buffer ? known : undefined;
  }

  in(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#identity;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = encode(this.#identity, encoding).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}
