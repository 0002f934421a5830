import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, 'masonry.module.css'), 'utf8');

test('[R2.11-10] masonry items are 20 px apart in both directions', () => {
  expect(css).toContain('--masonry-gutter: 20px;');
  expect(css).toContain('column-gap: var(--masonry-gutter);');
  expect(css).toContain('margin-block-end: var(--masonry-gutter);');
});
