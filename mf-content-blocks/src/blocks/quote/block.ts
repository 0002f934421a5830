import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { QuoteContent } from './content.ts';
import Quote from './quote.tsx';

export default defineBlock({ type: 'quote', content: QuoteContent, hydrate: 'none', component: Quote });
