import { createHash } from 'node:crypto';
import { LiveSet } from '@stadtraum/contracts/live-set';
import { type Envelope, LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { RegistryKey } from '../identity/registry-key.ts';
import { openDocument } from '../identity/signed-document.ts';
import type { NewLiveSet } from './live-set-store.ts';
import type { StoreLog } from './store-log.ts';

/** Content of `current` before the first activation. A file with neither this nor an id is damaged. */
const NOTHING = 'none';

const FILE_NAME = /^((\d{1,9})-[0-9a-f]{8})\.json$/;
const POINTER = /^\d{1,9}-[0-9a-f]{8}$/;

const validate = lazyValidator(LiveSet);

/** A set's id contains the hash of its content, so that a damaged file is detected without another file. */
function idOf(content: Omit<LiveSet, 'id'>): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${content.sequence}-${hash.slice(0, 8)}`;
}

/** A live set with the envelope that signs it. */
export interface SignedLiveSet {
  set: LiveSet;
  envelope: Envelope;
}

export function encodeLiveSet({ set, envelope }: SignedLiveSet): string {
  return `${JSON.stringify({ ...set, envelope }, null, 2)}\n`;
}

/** Makes and signs a live set. */
export function makeLiveSet(
  { reason, releases, restores }: Omit<NewLiveSet, 'minSequence'>,
  sequence: number,
  sign: (set: LiveSet) => Envelope,
): SignedLiveSet {
  const content = {
    sequence,
    createdAt: new Date().toISOString(),
    reason,
    releases,
    ...(restores !== undefined && { restores }),
  };
  const set: LiveSet = { id: idOf(content), ...content };
  return { set, envelope: sign(set) };
}

/** A set that was read, and whether it was signed again and has to be stored. */
export interface ReadLiveSet {
  signed: SignedLiveSet;
  signedAgain: boolean;
}

/**
 * Reads a set from a file's text: valid if the registry signed it, and it is the set that was written under that id. Others are
 * reported.
 */
export function readLiveSet(
  text: string,
  id: string,
  { key, log }: { key: RegistryKey; log: StoreLog },
): ReadLiveSet | undefined {
  const decoded = decodeLiveSet(text, id, key);
  if ('code' in decoded) {
    const problem = decoded.code === 'LIVE_SET_INVALID' ? 'is damaged' : 'is not signed by this registry';
    log.warn({ code: decoded.code, liveSet: id }, `live set ${id} ${problem}`);
    return undefined;
  }
  const { set, envelope, signAgain } = decoded;
  const signed = { set, envelope: envelope && !signAgain ? envelope : key.sign(LIVE_SET_PAYLOAD, set) };
  return { signed, signedAgain: signAgain };
}

/** Whether all releases in a set are complete. The newest set that passes is used. */
export type UsabilityCheck = (set: LiveSet) => Promise<boolean>;

/** The first usable set. Others before it are reported. @param sets newest first */
export async function newestUsable(
  sets: readonly SignedLiveSet[],
  { isUsable, log }: { isUsable: UsabilityCheck; log: StoreLog },
): Promise<SignedLiveSet | undefined> {
  for (const signed of sets) {
    const { id } = signed.set;
    if (await isUsable(signed.set)) return signed;
    log.warn({ code: 'LIVE_SET_INVALID', liveSet: id }, `live set ${id} has missing or damaged releases`);
  }
  return undefined;
}

type DecodedLiveSet =
  | { set: LiveSet; envelope: Envelope | undefined; signAgain: boolean }
  | { code: 'LIVE_SET_INVALID' | 'LIVE_SET_SIGNATURE_INVALID' };

function decodeLiveSet(text: string, id: string, key: RegistryKey): DecodedLiveSet {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null) return { code: 'LIVE_SET_INVALID' };
  const opened = openDocument(key, LIVE_SET_PAYLOAD, stored);
  if (!opened) return { code: 'LIVE_SET_SIGNATURE_INVALID' };
  const result = validate(opened.value);
  if (!result.ok || result.value.id !== id) return { code: 'LIVE_SET_INVALID' };
  const { id: _, ...content } = result.value;
  if (idOf(content) !== id) return { code: 'LIVE_SET_INVALID' };
  return { set: result.value, envelope: opened.envelope, signAgain: opened.signAgain };
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
