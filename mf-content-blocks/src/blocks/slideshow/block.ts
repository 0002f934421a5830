import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SlideshowContent } from './content.ts';
import Slideshow from './slideshow.tsx';

export default defineBlock({
  type: 'slideshow',
  content: SlideshowContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: Slideshow,
});
