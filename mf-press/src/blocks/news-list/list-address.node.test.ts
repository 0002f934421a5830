import { listAddress } from './list-address.ts';

describe('listAddress', () => {
  it.each([
    ['', 1, '/presse/news'],
    ['', 2, '/presse/news?tx_dmnews_newslist%5Bpage%5D=2'],
    ['Neubau', 1, '/presse/news?tx_dmnews_newslist%5Bcategory%5D=Neubau'],
    [
      'Bauen & Wohnen',
      3,
      '/presse/news?tx_dmnews_newslist%5Bcategory%5D=Bauen+%26+Wohnen&tx_dmnews_newslist%5Bpage%5D=3',
    ],
  ])('category "%s", page %d → %s', (category, page, expected) => {
    expect(listAddress('/presse/news', { category, page })).toBe(expected);
  });
});
