import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AssetSlider from './asset-slider.tsx';
import { AssetSliderContent } from './content.ts';

export default defineBlock({
  type: 'asset-slider',
  content: AssetSliderContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: AssetSlider,
});
