import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SubjectSubscriptionContent } from './content.ts';
import SubjectSubscription from './subject-subscription.tsx';

export default defineBlock({
  type: 'subject-subscription',
  content: SubjectSubscriptionContent,
  hydrate: 'interaction',
  needs: ['path'],
  component: SubjectSubscription,
});
