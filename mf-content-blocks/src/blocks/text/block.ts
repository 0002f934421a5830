import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TextContent } from './content.ts';
import TextBlock from './text.tsx';

export default defineBlock({ type: 'text', content: TextContent, hydrate: 'none', component: TextBlock });
