import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { IntroSliderContent } from './content.ts';
import IntroSlider from './intro-slider.tsx';

export default defineBlock({
  type: 'intro-slider',
  content: IntroSliderContent,
  // The slider is visible when the page opens, and its script must not delay the first slide.
  hydrate: 'idle',
  component: IntroSlider,
});
