import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { NewsSliderContent } from './content.ts';
import NewsSlider from './news-slider.tsx';

export default defineBlock({
  type: 'news-slider',
  content: NewsSliderContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: NewsSlider,
});
