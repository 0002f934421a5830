import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { NewsListContent } from './content.ts';
import NewsList from './news-list.tsx';

export default defineBlock({
  type: 'news-list',
  content: NewsListContent,
  needs: ['path'],
  hydrate: 'none',
  queryKeys: [{ fromContent: 'queryPrefix' }],
  component: NewsList,
});
