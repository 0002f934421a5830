import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { ZoomCarouselContent } from './content.ts';
import ZoomCarousel from './zoom-carousel.tsx';

export default defineBlock({
  type: 'zoom-carousel',
  content: ZoomCarouselContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: ZoomCarousel,
});
