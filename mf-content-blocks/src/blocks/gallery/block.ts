import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { GalleryContent } from './content.ts';
import Gallery from './gallery.tsx';

export default defineBlock({
  type: 'gallery',
  content: GalleryContent,
  hydrate: 'interaction',
  needs: ['frames'],
  behaviours: ['lightbox'],
  component: Gallery,
});
