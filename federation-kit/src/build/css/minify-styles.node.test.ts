import { minifyStyles } from './minify-styles.ts';

test('minifyStyles keeps the spaces that calculations need, even in custom properties', async () => {
  const source =
    '.a {\n  --size: calc((100% - (var(--views) - 1) * var(--gap)) / var(--views));\n  --sum: calc(var(--a) + var(--b));\n}';
  const files = new Map([
    ['a.css', Buffer.from(source)],
    ['a.js', Buffer.from('f()- 1')],
  ]);
  await minifyStyles(files);
  const css = String(files.get('a.css'));
  expect(css).toContain('(var(--views) - 1)');
  expect(css).toContain('calc(var(--a) + var(--b))');
  expect(css.length).toBeLessThan(source.length);
  expect(String(files.get('a.js'))).toBe('f()- 1');
});
