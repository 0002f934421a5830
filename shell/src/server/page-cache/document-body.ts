import { type Encoding, encode, type Use } from '../http/encodings.ts';

/** The bytes of a document in each requested encoding. The document is encoded once per encoding. */
export class DocumentBody {
  /** A weak ETag, because the bytes depend on the encoding; undefined for a document that no cache may keep. */
  readonly etag: string | undefined;
  readonly #identity: Buffer;
  readonly #use: Use;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();

  /**
   * @param html in UTF-8
   * @param version differs if the HTML differs; undefined if that is unknown
   */
  constructor(html: Buffer, use: Use, version?: string) {
    this.#identity = html;
    this.#use = use;
    this.etag = version === undefined ? undefined : `W/"${version}"`;
  }

  /** The estimated number of bytes in all encodings together. */
  get size(): number {
    return 2 * this.#identity.length;
  }

  /** Returns the bytes in an encoding if they already exist. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'identity') return this.#identity;
    const existing = this.#encoded.get(encoding);
    return existing instanceof Buffer ? existing : undefined;
  }

  inEncoding(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#identity;
    const existing = this.#encoded.get(encoding);
    if (existing) return existing;
    const encoded = encode(this.#identity, encoding, this.#use).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}
