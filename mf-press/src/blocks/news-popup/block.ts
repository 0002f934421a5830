import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { NewsPopupContent } from './content.ts';
import NewsPopup from './news-popup.tsx';

export default defineBlock({
  type: 'news-popup',
  content: NewsPopupContent,
  // The lightbox may open before the visitor scrolls to the block.
  hydrate: 'idle',
  component: NewsPopup,
});
