import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import type { SearchSubscriptionContent } from './content.ts';
import { SearchForm } from './search-form.tsx';
import styles from './search-subscription.module.css';

/** The form that saves a search of the announcements, with a heading and an intro. Works without JavaScript. */
export default function SearchSubscription({
  id,
  content,
  page,
}: BlockProps<SearchSubscriptionContent, 'path'>) {
  const { heading, level = 2, intro } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.searchSubscription} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <div className={styles.form}>
        <SearchForm id={id} content={content} pagePath={page.path} />
      </div>
    </section>
  );
}
