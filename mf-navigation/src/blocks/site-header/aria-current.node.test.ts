import { ariaCurrent, currentItem } from './aria-current.ts';

const press = {
  label: 'Presse',
  path: '/presse',
  children: [{ label: 'Ausbildung', path: '/ausbildung', children: [{ label: 'Berufe', path: '/berufe' }] }],
};

describe('ariaCurrent', () => {
  it.each([
    ['page', "the entry's page", '/presse'],
    ['true', "a page below the entry's path", '/presse/bildmaterial'],
    ['true', 'a child in the menu', '/ausbildung'],
    ['true', 'a grandchild in the menu', '/berufe'],
    [undefined, 'a path with the same prefix', '/pressespiegel'],
    [undefined, 'the home page', '/'],
  ])('returns %s on %s', (expected, _page, path) => {
    expect(ariaCurrent(press, path)).toBe(expected);
  });

  it('returns undefined for the home page on other pages', () => {
    expect(ariaCurrent({ label: 'Start', path: '/' }, '/presse')).toBeUndefined();
  });
});

describe('currentItem', () => {
  const offers = { label: 'Wohnung finden', path: '/immobilien/angebote' };
  const property = { label: 'Immobilien', path: '/immobilien' };

  it.each([
    [offers, '/immobilien/angebote'],
    [offers, '/immobilien/angebote/ein-zimmer'],
    [property, '/immobilien'],
    [property, '/immobilien/projekte'],
    [press, '/berufe'],
    [undefined, '/impressum'],
  ])('[VI1] returns one entry: %j on %s', (expected, path) => {
    expect(currentItem([offers, property, press], path)).toBe(expected);
  });
});
