import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { newsItem, newsItems } from '../../news/news.examples.ts';
import type { NewsListContent } from './content.ts';

const page = { path: '/presse/news' };

const content: NewsListContent = {
  heading: 'Neuigkeiten',
  level: 1,
  intro: 'Was auf unseren Baustellen, in den Höfen und im Unternehmen geschieht.',
  feed: '/daten/neuigkeiten.atom',
  queryPrefix: 'tx_dmnews_newslist',
  filter: { category: '' },
  options: {
    category: [
      { value: 'Neubau', hits: 6 },
      { value: 'Sanierung', hits: 1 },
      { value: 'Energie', hits: 0 },
    ],
  },
  items: newsItems,
  total: 14,
  page: 1,
  pages: 2,
};

export default [
  { name: 'erste von zwei Seiten', content, page },
  {
    name: 'ein Thema',
    content: { ...content, filter: { category: 'Neubau' }, items: [newsItem], total: 1, pages: 1 },
    page,
  },
  {
    name: 'leer',
    content: { ...content, options: { category: [] }, items: [], total: 0, pages: 1 },
    page,
  },
  {
    name: 'Wort von 200 Zeichen',
    content: { ...content, heading: 'Neuigkeiten'.repeat(18).slice(0, 200), items: newsItems.slice(-1) },
    page,
  },
] satisfies BlockExample<NewsListContent, 'path'>[];
