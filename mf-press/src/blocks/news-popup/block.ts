import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { NewsPopupContent } from './content.ts';
import NewsPopup from './news-popup.tsx';

export default defineBlock({
  type: 'news-popup',
  content: NewsPopupContent,
  hydrate: 'interaction',
  queryKeys: ['news'],
  component: NewsPopup,
});
