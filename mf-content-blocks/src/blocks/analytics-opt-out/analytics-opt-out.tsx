import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Link } from '@stadtraum/shared-ui/link';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { Section } from '../../section/section.tsx';
import styles from './analytics-opt-out.module.css';
import type { AnalyticsOptOutContent } from './content.ts';

/**
 * Shows whether this visitor's visits are counted, with a link to opt out (R2.11-20). Without JavaScript nothing is counted, so
 * there is nothing to opt out of. With it, the behaviour keeps the status up to date and follows the link.
 */
export default function AnalyticsOptOut({ id, content }: BlockProps<AnalyticsOptOutContent>) {
  const { heading, level, html, label, countedText, deniedText } = content;
  const statusId = `${id}-status`;

  return (
    <Section id={id} heading={heading} level={level}>
      <RichText html={html} />
      <p
        id={statusId}
        className={styles.status}
        role="status"
        data-counted-text={countedText}
        suppressHydrationWarning
      >
        {deniedText}
      </p>
      <p className={styles.optOut} data-opt-out="" suppressHydrationWarning>
        <Link href={`#${statusId}`} look="arrow">
          {label}
        </Link>
      </p>
    </Section>
  );
}
