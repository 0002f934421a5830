import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { FormSection } from '@stadtraum/shared-ui/form-section';
import { SubscriptionForm } from '../../subscription/subscription-form.tsx';
import type { SubjectSubscriptionContent } from './content.ts';

/** The form that subscribes to subjects, with a heading and an intro. */
export default function SubjectSubscription({
  id,
  content,
  page,
}: BlockProps<SubjectSubscriptionContent, 'path'>) {
  const { heading, level, intro, subjects } = content;
  return (
    <FormSection id={id} heading={heading} level={level} intro={intro}>
      <SubscriptionForm id={id} subjects={subjects} pagePath={page.path} />
    </FormSection>
  );
}
