import { readFile } from 'node:fs/promises';
import { EMPTY_LOG, hashOf, type LogHead, readEntry } from '../log-chain.ts';

const NEWLINE = 0x0a;

/** Where the line of an entry starts, in bytes. */
export interface LinePosition {
  number: number;
  start: number;
}

export interface LogLines {
  positions: LinePosition[];
  /** Byte position after the last complete line. */
  end: number;
  /** Head according to the last line, whatever precedes it. */
  head: LogHead;
}

/** Finds the complete lines of a log. */
export function indexLines(bytes: Buffer): LogLines {
  const positions: LinePosition[] = [];
  let start = 0;
  let head = EMPTY_LOG;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    const line = bytes.subarray(start, end).toString();
    const number = readEntry(line)?.number ?? head.number + 1;
    head = { number, hash: hashOf(line) };
    positions.push({ number, start });
    start = end + 1;
  }
  return { positions, end: start, head };
}

/** Reads the recorded head. `EMPTY_LOG` if none was written yet. */
export async function readHead(path: string): Promise<LogHead> {
  try {
    const { number, hash } = JSON.parse(await readFile(path, 'utf8'));
    return { number: Number(number), hash: String(hash) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY_LOG;
    // Its writes are atomic: it was changed. No line has this hash.
    return { number: Number.NaN, hash: '' };
  }
}

/**
 * The head that the next entry follows. A crash may leave one line that the recorded head does not name. After any other difference
 * the log continues from the recorded head, so that the gap stays visible.
 */
export function continuedHead(recorded: LogHead, { head, positions }: LogLines): LogHead {
  const isUnrecordedLine = head.number === recorded.number + 1 && positions.length > 0;
  if (isUnrecordedLine) return head;
  return Number.isNaN(recorded.number) ? { ...recorded, number: head.number } : recorded;
}
