import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { MasonryGridContent } from './content.ts';
import MasonryGrid from './masonry-grid.tsx';

export default defineBlock({
  type: 'masonry-grid',
  content: MasonryGridContent,
  hydrate: 'none',
  component: MasonryGrid,
});
