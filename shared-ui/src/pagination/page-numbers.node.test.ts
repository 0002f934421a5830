import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [2, 9, [1, 2, 3, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
    [50, 100, [1, 'gap', 49, 50, 51, 'gap', 100]],
  ])('returns the numbers for page %d of %d', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });
});
