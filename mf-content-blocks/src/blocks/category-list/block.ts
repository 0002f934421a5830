import { defineBlock } from '@stadtraum/federation-kit/define-block';
import CategoryList from './category-list.tsx';
import { CategoryListContent } from './content.ts';

export default defineBlock({
  type: 'category-list',
  content: CategoryListContent,
  hydrate: 'none',
  component: CategoryList,
});
