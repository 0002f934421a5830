import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { OfferSearchSubscriptionContent } from './content.ts';
import OfferSearchSubscription from './offer-search-subscription.tsx';

export default defineBlock({
  type: 'offer-search-subscription',
  content: OfferSearchSubscriptionContent,
  hydrate: 'none',
  behaviours: ['dropdown', 'disclosure'],
  needs: ['path'],
  queryKeys: [{ fromContent: 'queryPrefix' }],
  component: OfferSearchSubscription,
});
