import type { Outline, OutlineItem } from './outline.ts';

/** A difference between two outlines. A missing side means that it was added or removed. */
export interface OutlineChange {
  before?: string;
  after?: string;
  /** Equal for changes of the same kind: what differs, without the content of the block. */
  signature: string;
}

/** Above this product of lengths, what differs is paired by position instead. */
const MAX_TABLE = 250_000;
/** Words around a difference that are shown. */
const CONTEXT_WORDS = 4;
const MAX_SHOWN_LENGTH = 200;
/** Texts of at most this length are part of a signature; longer ones are content. */
const MAX_SIGNATURE_LENGTH = 30;

/** The differences between two outlines, in their order. Pure; none if visitors notice nothing. */
export function compareOutlines(before: Outline, after: Outline): OutlineChange[] {
  return pairItems(differences(before.items, after.items)).map(([removed, added]) =>
    changeOf(removed, added),
  );
}

interface Edits {
  removed: OutlineItem[];
  added: OutlineItem[];
}

/** Runs of items that differ, between those that are equal. */
function differences(before: readonly OutlineItem[], after: readonly OutlineItem[]): Edits[] {
  const isEqual = (a: number, b: number) => before[a]?.key === after[b]?.key;
  let start = 0;
  while (start < before.length && start < after.length && isEqual(start, start)) start += 1;
  let endBefore = before.length;
  let endAfter = after.length;
  while (endBefore > start && endAfter > start && isEqual(endBefore - 1, endAfter - 1)) {
    endBefore -= 1;
    endAfter -= 1;
  }
  const removed = before.slice(start, endBefore);
  const added = after.slice(start, endAfter);
  if (removed.length === 0 && added.length === 0) return [];
  if (removed.length * added.length > MAX_TABLE) return [{ removed, added }];
  return editsBetween(removed, added);
}

/** Splits two lists at their longest common subsequence. */
function editsBetween(before: readonly OutlineItem[], after: readonly OutlineItem[]): Edits[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const isEqual = before[a]?.key === after[b]?.key;
      lengths[a * width + b] = isEqual ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const edits: Edits[] = [];
  let current: Edits = { removed: [], added: [] };
  for (let a = 0, b = 0; a < before.length || b < after.length; ) {
    const [removed, added] = [before[a], after[b]];
    if (removed && added && removed.key === added.key) {
      edits.push(current);
      current = { removed: [], added: [] };
      a += 1;
      b += 1;
    } else if (removed && (!added || at(a + 1, b) >= at(a, b + 1))) {
      current.removed.push(removed);
      a += 1;
    } else if (added) {
      current.added.push(added);
      b += 1;
    }
  }
  return [...edits, current].filter(({ removed, added }) => removed.length + added.length > 0);
}

/** Pairs what was removed with what was added in its place: items of the same kind, in their order. */
function pairItems(edits: readonly Edits[]): [OutlineItem | undefined, OutlineItem | undefined][] {
  return edits.flatMap(({ removed, added }) => {
    const rest = [...added];
    const pairs = removed.map((item): [OutlineItem, OutlineItem | undefined] => {
      const index = rest.findIndex(({ kind }) => kind === item.kind);
      return [item, index < 0 ? undefined : rest.splice(index, 1)[0]];
    });
    return [...pairs, ...rest.map((item): [undefined, OutlineItem] => [undefined, item])];
  });
}

function changeOf(removed: OutlineItem | undefined, added: OutlineItem | undefined): OutlineChange {
  if (removed && added) {
    const { shown, differing } = difference(removed.label, added.label);
    return { ...shown, signature: signatureOf(removed.kind, differing) };
  }
  return {
    ...(removed && { before: shorten(removed.label) }),
    ...(added && { after: shorten(added.label) }),
    signature: removed ? `${removed.kind} removed` : `${added?.kind} added`,
  };
}

/** The words that differ, and both texts with some words around them. */
function difference(before: string, after: string) {
  const [a, b] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const part = (words: string[]) => words.slice(start, words.length - end).join(' ');
  const around = (words: string[]) => {
    const first = Math.max(0, start - CONTEXT_WORDS);
    const last = Math.min(words.length, words.length - end + CONTEXT_WORDS);
    const text = words.slice(first, last).join(' ');
    return shorten(`${first > 0 ? '… ' : ''}${text}${last < words.length ? ' …' : ''}`);
  };
  return { shown: { before: around(a), after: around(b) }, differing: [part(a), part(b)] as const };
}

function signatureOf(kind: string, [before, after]: readonly [string, string]): string {
  const [from, to] = [generalise(before), generalise(after)];
  return to === '' || to === '""' ? `${kind} emptied` : `${kind} ${from} → ${to}`;
}

/** Short texts are likely the release's own, long ones are content. Numbers differ from block to block. */
function generalise(text: string): string {
  return text.length > MAX_SIGNATURE_LENGTH ? '…' : text.replace(/\d+/g, '0');
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH - 1)}…` : text;
}
