import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { LightboxLinksContent } from './content.ts';
import LightboxLinks from './lightbox-links.tsx';

export default defineBlock({
  type: 'lightbox-links',
  content: LightboxLinksContent,
  hydrate: 'interaction',
  component: LightboxLinks,
});
