import { sortAfterPress, sortRows } from './sort.ts';
import type { Cell } from './table-content.ts';

const rows = (...cells: (Cell | undefined)[]) =>
  cells.map((cell, index) => ({ key: String(index), cells: cell === undefined ? {} : { a: cell } }));
const sorted = (direction: 'ascending' | 'descending', ...cells: (Cell | undefined)[]) =>
  sortRows(rows(...cells), { column: 'a', direction }).map(({ key }) => key);

describe('sortRows', () => {
  it('sorts numbers by value', () => {
    expect(sorted('ascending', 10, 9, -1)).toEqual(['2', '1', '0']);
    expect(sorted('descending', 10, 9, -1)).toEqual(['0', '1', '2']);
  });

  it('sorts texts in German dictionary order and numbers in texts by value', () => {
    expect(sorted('ascending', 'Zoo', 'Öl', 'Ofen', 'Haus 10', 'Haus 9')).toEqual(['4', '3', '2', '1', '0']);
  });

  it('sorts content by its sort value', () => {
    expect(
      sorted('ascending', { content: '02.03.', sortValue: 302 }, { content: '14.02.', sortValue: 214 }),
    ).toEqual(['1', '0']);
  });

  it.each(['ascending', 'descending'] as const)('puts empty cells last in %s order', (direction) => {
    expect(sorted(direction, '', undefined, 'a', { content: 'ohne' }).slice(1)).toEqual(['0', '1', '3']);
  });

  it('keeps the order of equal rows and does not modify the given array', () => {
    const unsorted = rows('a', 'a', 'a');
    expect(sortRows(unsorted, { column: 'a', direction: 'descending' })).toEqual(unsorted);
  });
});

describe('sortAfterPress', () => {
  it.each([
    [undefined, 'ascending'],
    [{ column: 'b', direction: 'ascending' }, 'ascending'],
    [{ column: 'a', direction: 'ascending' }, 'descending'],
    [{ column: 'a', direction: 'descending' }, 'ascending'],
  ] as const)('turns %p into %s', (current, direction) => {
    expect(sortAfterPress('a', current)).toEqual({ column: 'a', direction });
  });
});
