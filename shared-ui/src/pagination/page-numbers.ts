/**
 * The pages that a pagination shows: the first, the last, and the current one with its neighbours. `gap` represents omitted
 * pages; a single page is never omitted.
 *
 * @param current from 1 to `count`
 */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  const shown = [1, current - 1, current, current + 1, count]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  const numbers: (number | 'gap')[] = [];
  let last = 0;
  for (const page of new Set(shown)) {
    if (page - last === 2) numbers.push(page - 1);
    else if (page - last > 2) numbers.push('gap');
    numbers.push(page);
    last = page;
  }
  return numbers;
}
