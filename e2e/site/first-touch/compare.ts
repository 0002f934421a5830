import type { Outcome } from './probe.ts';

/** What came of a touch; `inert` if the control is in an inert part of the page, such as a slide out of view. */
export type Touched = Reached | 'inert';

export interface Reached {
  after: Outcome;
  /** Whether the island's content is as before the touch, apart from the focus. */
  isUnchanged: boolean;
  /** Whether the island is hydrated. If not, its attributes may differ from those of a hydrated one. */
  isHydrated: boolean;
  /** The island before the touch. */
  before: Outcome;
}

/**
 * `lost`: the first touch does nothing, the second something. `doubled`: the first acts more than once. `no effect`: neither does
 * anything. `unreachable`: something covers or clips the control, so that neither touch reaches it. `only first`: the hydrated
 * control is inert until another control shows it, and the first touch reaches it.
 */
export type Verdict = 'same' | 'lost' | 'doubled' | 'different' | 'no effect' | 'unreachable' | 'only first';

export interface Finding {
  verdict: Verdict;
  /** Each difference, as `what: first ≠ second`. */
  differences: string[];
}

/** What a touch changes besides the island's content. */
const EFFECTS = ['address', 'historyEntries', 'actions', 'focus'] as const;
const CONTENT = ['dialogs', 'states', 'values', 'text', 'inView'] as const;
const MAX_SHOWN = 160;

/** Compares a first touch with the same touch in a hydrated island. */
export function compare(first: Touched | undefined, second: Touched | undefined): Finding {
  if (first === 'inert') return compare(undefined, second);
  if (second === 'inert') return { verdict: first ? 'only first' : 'unreachable', differences: [] };
  if (!first && !second) return { verdict: 'unreachable', differences: [] };
  if (!first || !second) {
    const differences = [`only the ${first ? 'first' : 'second'} touch can reach the control`];
    return { verdict: first ? 'different' : 'lost', differences };
  }
  // Server HTML that a touch left unchanged lacks attributes that hydration adds.
  const leavesContent = !first.isHydrated && first.isUnchanged && second.isUnchanged;
  const differences = (leavesContent ? EFFECTS : [...EFFECTS, ...CONTENT]).flatMap((part) =>
    differenceOf(part, first.after[part], second.after[part]),
  );
  if (differences.length === 0) return { verdict: actsOf(second) ? 'same' : 'no effect', differences };
  return {
    verdict: isLost(first, second) ? 'lost' : isDoubled(first, second) ? 'doubled' : 'different',
    differences,
  };
}

/** Whether a touch did anything; focusing the control alone does not count. */
function actsOf({ after, isUnchanged }: Reached): boolean {
  return !isUnchanged || after.actions.length > 0 || after.historyEntries > 0;
}

/** Whether the first touch left the island as the second one found it. */
function isLost(first: Reached, second: Reached): boolean {
  if (!actsOf(second) || first.after.actions.length > 0 || first.after.historyEntries > 0) return false;
  const content = ({ address, dialogs, states, values, text, inView }: Outcome) =>
    JSON.stringify([address, dialogs, states, values, text, inView]);
  return (first.isUnchanged && !first.isHydrated) || content(first.after) === content(second.before);
}

function isDoubled(first: Reached, second: Reached): boolean {
  if (second.after.historyEntries > 0 && first.after.historyEntries > second.after.historyEntries)
    return true;
  const times = ({ after }: Reached, action: string) =>
    after.actions.filter((each) => each === action).length;
  return second.after.actions.some((action) => times(first, action) > times(second, action));
}

function differenceOf(part: string, first: Outcome[keyof Outcome], second: Outcome[keyof Outcome]): string[] {
  if (JSON.stringify(first) === JSON.stringify(second)) return [];
  if (Array.isArray(first) && Array.isArray(second)) {
    const only = (some: string[], others: string[]) =>
      some.filter((each) => !others.includes(each)).join(', ');
    return [show(part, only(first, second) || `${first.length}`, only(second, first) || `${second.length}`)];
  }
  const [one, other] = [String(first), String(second)];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const from = Math.max(0, start - 20);
  return [show(part, one.slice(from), other.slice(from))];
}

function show(part: string, first: string, second: string): string {
  return `${part}: ${first.slice(0, MAX_SHOWN)} ≠ ${second.slice(0, MAX_SHOWN)}`;
}
