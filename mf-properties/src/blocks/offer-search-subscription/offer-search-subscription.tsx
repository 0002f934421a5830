import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import type { OfferSearchSubscriptionContent } from './content.ts';
import styles from './offer-search-subscription.module.css';
import { SearchForm } from './search-form.tsx';

/** The form that saves a search of offers, for alerts by email (VI14). Works without JavaScript. */
export default function OfferSearchSubscription({
  id,
  content,
  page,
}: BlockProps<OfferSearchSubscriptionContent, 'path'>) {
  const { heading, level = 2, intro } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <div className={styles.form}>
        <SearchForm id={id} content={content} pagePath={page.path} />
      </div>
    </section>
  );
}
