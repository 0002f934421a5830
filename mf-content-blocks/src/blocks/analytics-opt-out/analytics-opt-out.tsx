import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { Link } from '@stadtraum/shared-ui/link';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import type { MouseEvent } from 'react';
import { useConsent } from '../../consent-frame/use-consent.ts';
import { Section } from '../../section/section.tsx';
import styles from './analytics-opt-out.module.css';
import type { AnalyticsOptOutContent } from './content.ts';

/**
 * Shows whether this visitor's visits are counted, with a link to opt out (R2.11-20). Without JavaScript nothing is counted, so
 * there is nothing to opt out of.
 */
export default function AnalyticsOptOut({ id, content }: BlockProps<AnalyticsOptOutContent>) {
  const { heading, level, html, label, countedText, deniedText } = content;
  const { consent } = usePlatform();
  const isHydrated = useIsHydrated();
  const isCounted = useConsent('analytics');
  const statusId = `${id}-status`;

  function optOut(event: MouseEvent): void {
    event.preventDefault();
    consent.deny('analytics');
  }

  return (
    <Section id={id} heading={heading} level={level}>
      <RichText html={html} />
      <p id={statusId} className={styles.status} role="status" data-counted={isCounted ? '' : undefined}>
        {isCounted ? countedText : deniedText}
      </p>
      <p className={styles.optOut} data-ready={isHydrated ? '' : undefined}>
        <Link href={`#${statusId}`} look="arrow" onClick={optOut}>
          {label}
        </Link>
      </p>
    </Section>
  );
}
