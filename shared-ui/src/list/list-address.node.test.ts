import { listAddress, parameterName } from './list-address.ts';

const list = { path: '/immobilien/angebote', queryPrefix: 'tx_x', anchor: 'liste' };

describe('listAddress', () => {
  it('[R2.2-1] puts the filter, sort order and page into the query, without empty values', () => {
    const filter = { title: 'Ufer & Hafen', district: '', lift: true, kitchen: false, tags: ['a', 'b'] };
    const address = listAddress(list, { filter, sort: 'rent', page: 2 });
    const [path, query = ''] = address.replace('#liste', '').split('?');
    expect(path).toBe(list.path);
    expect([...new URLSearchParams(query)]).toEqual([
      ['tx_x[title]', 'Ufer & Hafen'],
      ['tx_x[lift]', '1'],
      ['tx_x[tags][]', 'a'],
      ['tx_x[tags][]', 'b'],
      ['tx_x[sort]', 'rent'],
      ['tx_x[page]', '2'],
    ]);
  });

  it('adds no query for page 1 of an unfiltered list', () => {
    expect(listAddress(list, { filter: { title: '', tags: [] }, page: 1 })).toBe(
      '/immobilien/angebote#liste',
    );
  });

  it('adds no fragment for a list without an anchor', () => {
    const news = { path: '/presse/news', queryPrefix: 'tx_n' };
    expect(listAddress(news, { filter: { category: '' } })).toBe('/presse/news');
    expect(listAddress(news, { filter: { category: 'Bauen & Wohnen' }, page: 3 })).toBe(
      '/presse/news?tx_n%5Bcategory%5D=Bauen+%26+Wohnen&tx_n%5Bpage%5D=3',
    );
  });
});

describe('parameterName', () => {
  it.each([
    [['title'], 'tx_x[title]'],
    [['kind', ''], 'tx_x[kind][]'],
    [['__referrer', '@extension'], 'tx_x[__referrer][@extension]'],
  ])('puts %j into brackets', (names, expected) => {
    expect(parameterName('tx_x', ...names)).toBe(expected);
  });
});
