import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SubscriptionManagerContent } from './content.ts';
import SubscriptionManager from './subscription-manager.tsx';

export default defineBlock({
  type: 'subscription-manager',
  content: SubscriptionManagerContent,
  hydrate: 'none',
  component: SubscriptionManager,
});
