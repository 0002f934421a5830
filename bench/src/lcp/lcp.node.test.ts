import { compareLcp } from './lcp.ts';

test('compareLcp compares each pair, so that a slow spell of the machine cancels out', () => {
  const pairs = [
    { composed: 1_000, monolith: 1_000 },
    { composed: 5_500, monolith: 5_000 },
    { composed: 1_200, monolith: 1_000 },
  ];
  const { ratio, quartiles } = compareLcp({ pairs });
  expect(ratio).toBeCloseTo(1.1);
  expect(quartiles.map((value) => value.toFixed(1))).toEqual(['1.0', '1.2']);
  expect(compareLcp({ pairs: [] }).ratio).toBeNaN();
});
