import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TeaserContent } from './content.ts';
import Teaser from './teaser.tsx';

export default defineBlock({ type: 'teaser', content: TeaserContent, hydrate: 'none', component: Teaser });
