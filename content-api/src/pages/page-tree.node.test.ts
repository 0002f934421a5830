import { pathsAbove } from './page-tree.ts';

it('lists the ancestors of a path, starting with the start page', () => {
  expect(pathsAbove('/')).toEqual([]);
  expect(pathsAbove('/presse')).toEqual(['/']);
  expect(pathsAbove('/a/b/c')).toEqual(['/', '/a', '/a/b']);
});
