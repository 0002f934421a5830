import { ariaCurrent } from './aria-current.ts';

const press = {
  label: 'Presse',
  path: '/presse',
  children: [{ label: 'Ausbildung', path: '/ausbildung', children: [{ label: 'Berufe', path: '/berufe' }] }],
};

describe('ariaCurrent', () => {
  it.each([
    ['the page itself', '/presse', 'page'],
    ['a page below it', '/presse/bildmaterial', 'true'],
    ['a page that the menu puts under it', '/ausbildung', 'true'],
    ['a page two levels down in the menu', '/berufe', 'true'],
    ['a path that only starts the same way', '/pressespiegel', undefined],
    ['another page', '/', undefined],
  ])('%s', (_case, path, expected) => {
    expect(ariaCurrent(press, path)).toBe(expected);
  });

  it('does not mark the start page on any other page', () => {
    expect(ariaCurrent({ label: 'Start', path: '/' }, '/presse')).toBeUndefined();
  });
});
