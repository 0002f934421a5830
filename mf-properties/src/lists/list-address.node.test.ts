import { listAddress } from './list-address.ts';

const place = { path: '/immobilien/angebote', prefix: 'tx_x', anchor: 'liste' };

describe('listAddress', () => {
  it('holds what is in force, and nothing else', () => {
    const filter = { title: 'Ufer & Hafen', district: '', lift: true, kitchen: false, tags: ['a', 'b'] };
    const address = listAddress(place, { filter, sort: 'rent', page: 2 });
    const [path, query = ''] = address.replace('#liste', '').split('?');
    expect(path).toBe(place.path);
    expect([...new URLSearchParams(query)]).toEqual([
      ['tx_x[title]', 'Ufer & Hafen'],
      ['tx_x[lift]', '1'],
      ['tx_x[tags][]', 'a'],
      ['tx_x[tags][]', 'b'],
      ['tx_x[sort]', 'rent'],
      ['tx_x[page]', '2'],
    ]);
  });

  it('has no query where nothing is in force', () => {
    expect(listAddress(place, { filter: { title: '', tags: [] }, page: 1 })).toBe(
      '/immobilien/angebote#liste',
    );
  });
});
