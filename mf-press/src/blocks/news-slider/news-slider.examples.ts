import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { newsItem, newsItems } from '../../news/news.examples.ts';
import type { NewsSliderContent } from './content.ts';

const content = (items: NewsSliderContent['items']): NewsSliderContent => ({
  heading: 'Neuigkeiten',
  more: { label: 'Alle Neuigkeiten', path: '/presse/news' },
  items,
  total: items.length,
});

export default [
  { name: 'vier Neuigkeiten', content: content(newsItems) },
  { name: 'drei Neuigkeiten, von 991 px an alle zu sehen', content: content(newsItems.slice(0, 3)) },
  { name: 'eine', content: content([newsItem]) },
  { name: 'leer', content: content([]) },
  {
    name: 'Überschrift von 200 Zeichen',
    content: { ...content(newsItems), heading: 'Pressemitteilungen'.repeat(12).slice(0, 200) },
  },
] satisfies BlockExample<NewsSliderContent>[];
