import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { NewsArticleContent } from './content.ts';
import NewsArticle from './news-article.tsx';

export default defineBlock({
  type: 'news-article',
  content: NewsArticleContent,
  hydrate: 'interaction',
  component: NewsArticle,
});
