import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { ImageContent } from './content.ts';
import Image from './image.tsx';

export default defineBlock({ type: 'image', content: ImageContent, hydrate: 'none', component: Image });
