import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { NewsPopupContent } from './content.ts';
import NewsPopup from './news-popup.tsx';
import { uses } from './uses.ts';

export default defineBlock({
  type: 'news-popup',
  content: NewsPopupContent,
  hydrate: 'interaction',
  ...uses,
  component: NewsPopup,
});
