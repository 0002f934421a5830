import { findFirstBad, type Outcome } from './search.ts';

/** Searches states of which those from `fault` on are bad, and remembers which were evaluated. */
async function search(count: number, fault: number, untestable: readonly number[] = []) {
  const evaluated: number[] = [];
  const result = await findFirstBad(count, async (index) => {
    evaluated.push(index);
    if (untestable.includes(index)) return 'untestable';
    return index < fault ? 'good' : 'bad';
  });
  return { result, evaluated };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('findFirstBad', () => {
  it.each(range(1, 61))(
    '[0168] finds a fault at place %i of 60 changes in at most 6 runs besides the ends',
    async (fault) => {
      const { result, evaluated } = await search(61, fault);
      expect(result).toEqual({ kind: 'found', lastGood: fault - 1, firstBad: fault });
      expect(evaluated.slice(0, 2)).toEqual([0, 60]);
      expect(evaluated.length - 2).toBeLessThanOrEqual(6);
      expect(new Set(evaluated).size).toBe(evaluated.length);
    },
  );

  it('[0168] takes at most ⌈log₂(n − 1)⌉ runs besides the ends, whatever the number of states', async () => {
    for (const count of range(2, 70)) {
      for (const fault of range(1, count)) {
        const { result, evaluated } = await search(count, fault);
        expect(result).toMatchObject({ lastGood: fault - 1, firstBad: fault });
        expect(evaluated.length - 2).toBeLessThanOrEqual(Math.ceil(Math.log2(count - 1)));
      }
    }
  });

  it('[0168] goes to a neighbour of an untestable state, and still names one change', async () => {
    for (const fault of [1, 20, 29, 30, 31, 32, 59, 60]) {
      const untestable = [30, 15, 45].filter((index) => index !== fault && index !== fault - 1);
      const { result } = await search(61, fault, untestable);
      expect(result).toEqual({ kind: 'found', lastGood: fault - 1, firstBad: fault });
    }
  });

  it('[0168] names the range if only untestable states are left', async () => {
    expect((await search(11, 5, [3, 4, 5, 6])).result).toEqual({ kind: 'found', lastGood: 2, firstBad: 7 });
    expect((await search(5, 2, [1, 2, 3])).result).toEqual({ kind: 'found', lastGood: 0, firstBad: 4 });
  });

  it.each<[string, number, number[], 'first' | 'last', Outcome, number]>([
    ['a bad start', 0, [], 'first', 'bad', 1],
    ['a good end', 9, [], 'last', 'good', 2],
    ['an untestable start', 3, [0], 'first', 'untestable', 1],
    ['an untestable end', 3, [4], 'last', 'untestable', 2],
  ])('[0168] stops at %s', async (_title, fault, untestable, end, outcome, runs) => {
    const { result, evaluated } = await search(5, fault, untestable);
    expect(result).toEqual({ kind: 'wrong-end', end, outcome });
    expect(evaluated).toHaveLength(runs);
  });
});
