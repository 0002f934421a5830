import { createHash } from 'node:crypto';
import type { LogEntry, LogPage } from '@stadtraum/contracts/registry-api';

/** The newest entry of a log. It is stored apart from the entries, so that a log whose end was cut off is noticed. */
export interface LogHead {
  number: number;
  /** Hash of the newest line. */
  hash: string;
}

/** The head of a log without entries. */
export const EMPTY_LOG: LogHead = { number: 0, hash: '0'.repeat(64) };

/** Stored form of an entry: one line of JSON that contains the hash of the line before it. */
export function encodeEntry(entry: LogEntry, previous: LogHead): { line: string; head: LogHead } {
  const line = JSON.stringify({ ...entry, previous: previous.hash });
  return { line, head: { number: entry.number, hash: hashOf(line) } };
}

/** Checks lines from the first one of a log on. */
export class ChainCheck {
  #head = EMPTY_LOG;

  /** Head according to the lines so far. */
  get head(): LogHead {
    return this.#head;
  }

  /** Whether each of the next lines follows the one before it. */
  follows(lines: readonly string[]): boolean {
    return lines.every((line) => {
      const entry = readEntry(line);
      if (entry?.number !== this.#head.number + 1 || entry.previous !== this.#head.hash) return false;
      this.#head = { number: entry.number, hash: hashOf(line) };
      return true;
    });
  }
}

/**
 * Reads a page of lines and checks that each follows the one before it.
 *
 * @param lines the oldest first
 * @param hash of the last line, according to the line after it or to the head
 */
export function readPage(lines: readonly string[], hash: string | undefined): LogPage {
  const read = lines.map((line) => ({ entry: readEntry(line), hash: hashOf(line) }));
  const intact = read.every(({ entry, hash: actual }, index) => {
    const next = read[index + 1];
    return entry !== undefined && actual === (next ? next.entry?.previous : hash);
  });
  const entries = read.flatMap(({ entry }) => {
    if (!entry) return [];
    const { previous: _, ...rest } = entry;
    return [rest];
  });
  return { entries: entries.reverse(), intact };
}

/** Hash of the line before this one. Undefined if this is not a log entry. */
export function previousHash(line: string | undefined): string | undefined {
  return line === undefined ? undefined : readEntry(line)?.previous;
}

export function isSameHead(a: LogHead, b: LogHead): boolean {
  return a.number === b.number && a.hash === b.hash;
}

/** Reads a line without checking what it follows. Undefined if it is not a log entry. */
export function readEntry(line: string): (LogEntry & { previous: string }) | undefined {
  try {
    const entry = JSON.parse(line);
    return typeof entry?.number === 'number' && typeof entry.previous === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}

export function hashOf(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}
