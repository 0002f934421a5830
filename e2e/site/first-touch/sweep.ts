import type { Choice } from './choice.ts';
import { compare, type Finding, type Reached, type Touched, type Verdict } from './compare.ts';
import type { Outcome } from './probe.ts';
import type { Line, Visitor } from './visit.ts';
import { type Touch, touchesOf, type Way } from './ways.ts';

export interface SweepOptions {
  path: string;
  /** Types of the blocks to sweep. */
  types: readonly string[];
  way: Way;
  lines: readonly Line[];
  /** Chooses among the controls. @default all */
  choose?: Choice;
}

/** A touch, and how its first time differs from its second. */
export interface Result extends Finding {
  touch: Touch;
  line: Line;
}

/** How often a difference is checked again before it counts: another process may have slowed the machine. */
const CHECKS = 2;

/** Touches each control of a page's waiting islands for the first time, then in a hydrated island, and compares. */
export async function sweep(
  visitor: Visitor,
  { path, types, way, lines, choose = (all) => [...all] }: SweepOptions,
): Promise<Result[]> {
  const controls = choose(await visitor.controls(path, types));
  const touches = controls.flatMap((control) => touchesOf(control, way));
  const second = await touchAll(visitor, path, touches, 'hydrated', true);
  const results: Result[] = [];
  for (const line of lines) {
    const first = await touchAll(visitor, path, touches, line);
    for (const touch of touches) {
      let finding = compare(first.get(touch), second.get(touch));
      for (let check = 0; check < CHECKS && isDifferent(finding); check += 1) {
        const again = await touchAll(visitor, path, [touch], line);
        const reference = await touchAll(visitor, path, [touch], 'hydrated');
        finding = compare(again.get(touch), reference.get(touch));
      }
      results.push({ ...finding, touch, line });
    }
  }
  return results;
}

const FINE: readonly Verdict[] = ['same', 'unreachable', 'only first', 'no effect'];

export function isDifferent({ verdict }: Finding): boolean {
  return !FINE.includes(verdict);
}

/**
 * Touches each control once. Touches share a page load as long as each one's island is in the state that `line` asks for, and the
 * page shows no trace of the earlier ones.
 */
async function touchAll(
  visitor: Visitor,
  path: string,
  touches: readonly Touch[],
  line: Line | 'hydrated',
  isLoaded = false,
): Promise<Map<Touch, Touched>> {
  const touched = new Map<Touch, Touched>();
  const remaining = new Map<string, Touch[]>();
  for (const touch of touches) {
    const { blockId } = touch.control;
    remaining.set(blockId, [...(remaining.get(blockId) ?? []), touch]);
  }
  for (let isReady = isLoaded; remaining.size > 0; isReady = false) {
    if (!isReady) await visitor.load(path, line === 'hydrated' ? 'at once' : line);
    const before = countOf(remaining);
    for (const [blockId, queue] of remaining) {
      let isDone = false;
      let isUntouched = true;
      while (!isDone && queue.length > 0) {
        if (line === 'hydrated') {
          if ((await visitor.state(blockId)) === 'waiting') await visitor.hydrate(blockId);
        } else if ((await visitor.state(blockId)) !== 'waiting') break;
        const touch = queue.shift() as Touch;
        const result = await touchOnce(visitor, touch);
        if (!result) continue;
        touched.set(touch, result);
        if (result === 'inert') continue;
        isDone = !result.isUnchanged;
        isUntouched = leavesPage(result);
      }
      if (queue.length === 0) remaining.delete(blockId);
      if (!isUntouched) break;
    }
    if (countOf(remaining) === before) {
      throw new Error(`On ${path}, the islands ${[...remaining.keys()].join(', ')} start without a touch`);
    }
  }
  return touched;
}

function countOf(remaining: ReadonlyMap<string, readonly Touch[]>): number {
  return [...remaining.values()].reduce((sum, { length }) => sum + length, 0);
}

async function touchOnce(visitor: Visitor, touch: Touch): Promise<Touched | undefined> {
  const { blockId } = touch.control;
  const before = await visitor.outcome(blockId);
  const after = await visitor.touch(touch);
  if (!after) return (await visitor.isInert(touch)) ? 'inert' : undefined;
  const isUnchanged = contentOf(before) === contentOf(after);
  const isHydrated = (await visitor.state(blockId)) !== 'waiting';
  if (isHydrated || isUnchanged) return { before, after, isUnchanged, isHydrated };
  await visitor.hydrate(blockId);
  return {
    before,
    after: { ...(await visitor.outcome(blockId, touch)), actions: after.actions },
    isUnchanged,
    isHydrated: true,
  };
}

/** Whether other islands are as if nothing had been touched. */
function leavesPage({ before, after }: Reached): boolean {
  return after.dialogs.length === 0 && after.address === before.address && after.historyEntries === 0;
}

function contentOf({ focus: _, actions: __, historyEntries: ___, ...content }: Outcome): string {
  return JSON.stringify(content);
}
