import { describeExcess } from './over-budget.ts';

test.each([
  [2_204_000, 450_000, 'server bundle has 2.2 MB, the limit is 450.0 kB'],
  [1_100_210, 1_100_000, 'server bundle has 1,100,210 B, the limit is 1,100,000 B'],
])('%d bytes with a limit of %d are described with numbers that differ', (bytes, limit, text) => {
  expect(describeExcess({ budget: 'server', bytes, limit, files: [] })).toBe(text);
});
