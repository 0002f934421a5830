import { writeSync } from 'node:fs';

/*
 * Results are sent as frames on a separate pipe. A frame consists of four bytes for the length, one byte for the kind, and the
 * HTML or the reason in UTF-8. Node's IPC channel would copy each result three more times.
 */

/** The result of rendering one block. */
export type BlockResult =
  /** `html` is in UTF-8, because a string would be decoded and encoded again on its way into a document. */
  | { kind: 'rendered'; html: Buffer }
  /** The block's content violates its release's schema; the block was not rendered. */
  | { kind: 'invalid'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'skipped' };

const KINDS = ['rendered', 'invalid', 'failed', 'skipped'] as const;
const HEADER_BYTES = 5;
/** Size of the reused buffer. A longer frame gets a separate buffer. */
const BUFFER_BYTES = 256 * 1024;

/** Writes results as frames, for the guarded process. */
export class ResultWriter {
  readonly #pipe: number;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);

  /** @param pipe file descriptor, in blocking mode */
  constructor(pipe: number) {
    this.#pipe = pipe;
  }

  /**
   * Returns once the pipe has accepted the whole frame, so the parent has this result even if the next block never returns.
   *
   * @throws EPIPE if the reader is gone
   */
  write(kind: (typeof KINDS)[number], text = ''): void {
    // A UTF-16 unit takes at most three bytes in UTF-8.
    const needed = HEADER_BYTES + text.length * 3;
    const frame = needed <= BUFFER_BYTES ? this.#buffer : Buffer.allocUnsafeSlow(needed);
    const length = frame.write(text, HEADER_BYTES);
    frame.writeUInt32LE(length, 0);
    frame.writeUInt8(KINDS.indexOf(kind), HEADER_BYTES - 1);
    const end = HEADER_BYTES + length;
    for (let sent = 0; sent < end; ) sent += writeSync(this.#pipe, frame, sent, end - sent);
  }
}

/** Reads results from the chunks of a pipe, for the parent. */
export class ResultReader {
  readonly #onResult: (result: BlockResult) => void;
  /** Chunks of an incomplete frame. */
  #chunks: Buffer[] = [];
  #chunkBytes = 0;
  /** Bytes needed before the next frame can be complete. */
  #needed = HEADER_BYTES;

  constructor(onResult: (result: BlockResult) => void) {
    this.#onResult = onResult;
  }

  read(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#chunkBytes += chunk.length;
    if (this.#chunkBytes < this.#needed) return;
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);

    let start = 0;
    for (;;) {
      const rest = bytes.length - start;
      this.#needed = HEADER_BYTES + (rest < HEADER_BYTES ? 0 : bytes.readUInt32LE(start));
      if (rest < this.#needed) break;
      const kind = bytes.readUInt8(start + HEADER_BYTES - 1);
      this.#onResult(resultOf(kind, bytes.subarray(start + HEADER_BYTES, start + this.#needed)));
      start += this.#needed;
    }
    this.#chunks = start < bytes.length ? [bytes.subarray(start)] : [];
    this.#chunkBytes = bytes.length - start;
  }
}

function resultOf(kind: number, payload: Buffer): BlockResult {
  switch (KINDS[kind]) {
    case 'rendered':
      // Copied, so that a cached fragment does not retain the whole chunk.
      return { kind: 'rendered', html: Buffer.from(payload) };
    case 'invalid':
      return { kind: 'invalid', reason: payload.toString() };
    case 'failed':
      return { kind: 'failed', reason: payload.toString() };
    default:
      return { kind: 'skipped' };
  }
}
