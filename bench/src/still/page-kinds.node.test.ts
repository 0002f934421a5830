import { groupByBlockTypes, pathsInSitemap } from './page-kinds.ts';

const page = (...types: string[]) =>
  types.map((type) => `<div data-block="1" data-block-type="${type}"></div>`).join('');

test('pathsInSitemap returns the paths of all addresses', () => {
  const xml = '<urlset><url><loc>http://a.test/</loc></url><url><loc>http://a.test/b/c</loc></url></urlset>';
  expect(pathsInSitemap(xml)).toEqual(['/', '/b/c']);
});

test('groupByBlockTypes groups pages with the same set of block types, whatever their order and number', () => {
  const kinds = groupByBlockTypes([
    { path: '/', html: page('hero', 'teaser') },
    { path: '/a', html: page('teaser', 'hero', 'teaser') },
    { path: '/b', html: page('hero') },
  ]);
  expect(kinds).toEqual([
    { path: '/', pages: 2 },
    { path: '/b', pages: 1 },
  ]);
});
