import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { GalleryContent } from './content.ts';
import Gallery from './gallery.tsx';

export default defineBlock({
  type: 'gallery',
  content: GalleryContent,
  // An address may open it before the visitor sees or touches it (R2.11-13).
  hydrate: 'idle',
  needs: ['frames'],
  component: Gallery,
});
