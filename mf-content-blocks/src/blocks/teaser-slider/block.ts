import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TeaserSliderContent } from './content.ts';
import TeaserSlider from './teaser-slider.tsx';

export default defineBlock({
  type: 'teaser-slider',
  content: TeaserSliderContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: TeaserSlider,
});
