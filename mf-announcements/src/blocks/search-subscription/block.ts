import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SearchSubscriptionContent } from './content.ts';
import SearchSubscription from './search-subscription.tsx';

export default defineBlock({
  type: 'search-subscription',
  content: SearchSubscriptionContent,
  hydrate: 'none',
  needs: ['path'],
  queryKeys: [{ fromContent: 'queryPrefix' }],
  component: SearchSubscription,
});
