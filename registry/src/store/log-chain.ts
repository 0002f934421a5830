import { createHash } from 'node:crypto';
import type { LogEntry } from '@stadtraum/contracts/registry-api';

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

/** Reads a line. Undefined if it does not follow `previous`. */
export function decodeEntry(line: string, previous: LogHead): { entry: LogEntry; head: LogHead } | undefined {
  const entry = readEntry(line);
  if (entry?.number !== previous.number + 1 || entry.previous !== previous.hash) return undefined;
  const { previous: _, ...rest } = entry;
  return { entry: rest, head: { number: entry.number, hash: hashOf(line) } };
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
