import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { SubscriptionForm } from '../../subscription/subscription-form.tsx';
import type { SubjectSubscriptionContent } from './content.ts';
import styles from './subject-subscription.module.css';

/** The form that subscribes to subjects, with a heading and an intro. */
export default function SubjectSubscription({
  id,
  content,
  page,
}: BlockProps<SubjectSubscriptionContent, 'path'>) {
  const { heading, level = 2, intro, subjects } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.subjectSubscription} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <div className={styles.form}>
        <SubscriptionForm id={id} subjects={subjects} pagePath={page.path} />
      </div>
    </section>
  );
}
