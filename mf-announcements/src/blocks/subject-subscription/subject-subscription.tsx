import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { SubscriptionForm } from '../../subscription/subscription-form.tsx';
import { SubscriptionSection } from '../../subscription/subscription-section.tsx';
import type { SubjectSubscriptionContent } from './content.ts';

/** The form that subscribes to subjects, with a heading and an intro. */
export default function SubjectSubscription({
  id,
  content,
  page,
}: BlockProps<SubjectSubscriptionContent, 'path'>) {
  const { heading, level, intro, subjects } = content;
  return (
    <SubscriptionSection id={id} heading={heading} level={level} intro={intro}>
      <SubscriptionForm id={id} subjects={subjects} pagePath={page.path} />
    </SubscriptionSection>
  );
}
