import { median, medians, percentile, worstOf } from './medians.ts';

test('median returns the middle value, and medians returns the median of each figure', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
  expect(medians([{ a: 1 }, { a: 9 }, { a: 2 }])).toEqual({ a: 2 });
});

test('percentile returns the nearest rank', () => {
  expect(percentile([40, 10, 30, 20], 0.75)).toBe(30);
  expect(percentile([50, 40, 10, 30, 20], 0.75)).toBe(40);
  expect([percentile([7], 0.75), percentile([1, 2], 0), percentile([], 0.75)]).toEqual([7, 1, Number.NaN]);
});

test('worstOf returns the first entry with the largest figure, and prefers an entry that was not measured', () => {
  const value = ({ is }: { is: number }) => is;
  const [low, high, same] = [{ is: 1 }, { is: 5 }, { is: 5 }];
  expect(worstOf([low, high, same], value)).toBe(high);
  const failed = { is: Number.NaN };
  expect(worstOf([low, failed, high], value)).toBe(failed);
  expect(worstOf([], value)).toBeUndefined();
});
