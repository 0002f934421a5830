import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { GalleryContent } from './content.ts';
import Gallery from './gallery.tsx';

export default defineBlock({
  type: 'gallery',
  content: GalleryContent,
  // The URL may open an entry before the visitor scrolls to the gallery or touches it (R2.11-13).
  hydrate: 'idle',
  needs: ['frames'],
  component: Gallery,
});
