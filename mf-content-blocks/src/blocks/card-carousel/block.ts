import { defineBlock } from '@stadtraum/federation-kit/define-block';
import CardCarousel from './card-carousel.tsx';
import { CardCarouselContent } from './content.ts';

export default defineBlock({
  type: 'card-carousel',
  content: CardCarouselContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: CardCarousel,
});
