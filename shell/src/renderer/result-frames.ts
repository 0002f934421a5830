import { writeSync } from 'node:fs';
import type { BlockResult } from './protocol.ts';

/*
 * Results travel on a pipe of their own, as frames: four bytes of length, one byte that says what happened, and the HTML or
 * the reason in UTF-8. Node's own channel would copy each three times more.
 */

const KINDS = ['rendered', 'invalid', 'failed', 'skipped'] as const;
const HEADER_BYTES = 5;
/** Bytes of a frame that are kept ready; a longer one gets memory of its own. */
const USUAL_BYTES = 256 * 1024;

/** Writes results as frames, the renderer's side. */
export class ResultWriter {
  readonly #pipe: number;
  readonly #usual = Buffer.allocUnsafeSlow(USUAL_BYTES);

  /** @param pipe file descriptor, in blocking mode */
  constructor(pipe: number) {
    this.#pipe = pipe;
  }

  /**
   * Returns when the pipe has taken all of it: if the next block never returns, the shell still knows that this one did.
   *
   * @throws EPIPE when nobody reads any more
   */
  write(kind: (typeof KINDS)[number], text = ''): void {
    // One UTF-16 unit takes three bytes of UTF-8 at most.
    const needed = HEADER_BYTES + text.length * 3;
    const frame = needed <= USUAL_BYTES ? this.#usual : Buffer.allocUnsafeSlow(needed);
    const length = frame.write(text, HEADER_BYTES);
    frame.writeUInt32LE(length, 0);
    frame.writeUInt8(KINDS.indexOf(kind), HEADER_BYTES - 1);
    const end = HEADER_BYTES + length;
    for (let sent = 0; sent < end; ) sent += writeSync(this.#pipe, frame, sent, end - sent);
  }
}

/** Takes results out of the chunks in which a pipe delivers them, the shell's side. */
export class ResultReader {
  readonly #onResult: (result: BlockResult) => void;
  /** Chunks that do not make a whole frame yet. */
  #begun: Buffer[] = [];
  #begunBytes = 0;
  /** Bytes that must be there before it is worth looking again. */
  #wanted = HEADER_BYTES;

  constructor(onResult: (result: BlockResult) => void) {
    this.#onResult = onResult;
  }

  read(chunk: Buffer): void {
    this.#begun.push(chunk);
    this.#begunBytes += chunk.length;
    if (this.#begunBytes < this.#wanted) return;
    const bytes = this.#begun.length === 1 ? chunk : Buffer.concat(this.#begun);

    let start = 0;
    for (;;) {
      const rest = bytes.length - start;
      this.#wanted = HEADER_BYTES + (rest < HEADER_BYTES ? 0 : bytes.readUInt32LE(start));
      if (rest < this.#wanted) break;
      const kind = bytes.readUInt8(start + HEADER_BYTES - 1);
      this.#onResult(resultOf(kind, bytes.subarray(start + HEADER_BYTES, start + this.#wanted)));
      start += this.#wanted;
    }
    this.#begun = start < bytes.length ? [bytes.subarray(start)] : [];
    this.#begunBytes = bytes.length - start;
  }
}

function resultOf(kind: number, payload: Buffer): BlockResult {
  switch (KINDS[kind]) {
    case 'rendered':
      // A copy: who keeps a fragment may not keep the whole chunk alive.
      return { kind: 'rendered', html: Buffer.from(payload) };
    case 'invalid':
      return { kind: 'invalid', reason: payload.toString() };
    case 'failed':
      return { kind: 'failed', reason: payload.toString() };
    default:
      return { kind: 'skipped' };
  }
}
