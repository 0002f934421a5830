import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SubscriptionLinkContent } from './content.ts';
import SubscriptionLink from './subscription-link.tsx';

export default defineBlock({
  type: 'subscription-link',
  content: SubscriptionLinkContent,
  hydrate: 'none',
  component: SubscriptionLink,
});
