import { createHash } from 'node:crypto';
import { LiveSet } from '@stadtraum/contracts/live-set';
import { compileValidator } from '@stadtraum/contracts/validation';

/** Content of `current` before the first activation. A file with neither this nor an id is damaged. */
const NOTHING = 'none';

const FILE_NAME = /^((\d{1,9})-[0-9a-f]{8})\.json$/;
const POINTER = /^\d{1,9}-[0-9a-f]{8}$/;

const validate = compileValidator(LiveSet);

/** A set's id contains the hash of its content, so that a damaged file is detected without another file. */
export function idOf(content: Omit<LiveSet, 'id'>): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${content.sequence}-${hash.slice(0, 8)}`;
}

export function encodeLiveSet(set: LiveSet): string {
  return `${JSON.stringify(set, null, 2)}\n`;
}

/** Reads a set from a file's text. Undefined if it is not the set that was written under that id. */
export function decodeLiveSet(text: string, id: string): LiveSet | undefined {
  const result = validate(parse(text));
  if (!result.ok || result.value.id !== id) return undefined;
  const { id: _, ...content } = result.value;
  return idOf(content) === id ? result.value : undefined;
}

export function fileNameOf(id: string): string {
  return `${id}.json`;
}

/** Id and sequence in a file's name; undefined for other files. */
export function parseFileName(name: string): { id: string; sequence: number } | undefined {
  const [, id, sequence] = FILE_NAME.exec(name) ?? [];
  return id !== undefined && sequence !== undefined ? { id, sequence: Number(sequence) } : undefined;
}

/** Content of `current`: the id of a set, `nothing` before the first activation, or `damaged`. */
export type Pointer =
  | { kind: 'set'; id: string; sequence: number }
  | { kind: 'nothing' }
  | { kind: 'damaged' };

export function encodePointer(id: string | undefined): string {
  return `${id ?? NOTHING}\n`;
}

export function decodePointer(text: string): Pointer {
  const value = text.trimEnd();
  if (value === NOTHING) return { kind: 'nothing' };
  if (POINTER.test(value)) return { kind: 'set', id: value, sequence: Number.parseInt(value, 10) };
  return { kind: 'damaged' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
