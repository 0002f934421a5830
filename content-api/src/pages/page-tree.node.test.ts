import { pathsAbove } from './page-tree.ts';

it('pathsAbove lists the ancestors from the start page down', () => {
  expect(pathsAbove('/')).toEqual([]);
  expect(pathsAbove('/presse')).toEqual(['/']);
  expect(pathsAbove('/a/b/c')).toEqual(['/', '/a', '/a/b']);
});
