import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { IntroSliderContent } from './content.ts';
import IntroSlider from './intro-slider.tsx';

export default defineBlock({
  type: 'intro-slider',
  content: IntroSliderContent,
  // The slider is in the first view, and its first slide must not wait for the script.
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: IntroSlider,
});
