import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Badge } from '@stadtraum/shared-ui/badge';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { stateOf } from '../../announcements/announcement-groups.ts';
import { RECORD_STATE_TEXTS } from '../../announcements/announcement-text.ts';
import { Documents } from '../../announcements/documents.tsx';
import styles from './announcement-detail.module.css';
import { AnnouncementFacts } from './announcement-facts.tsx';
import { BidderQuestions } from './bidder-questions.tsx';
import { ChangeLog } from './change-log.tsx';
import type { AnnouncementDetailContent } from './content.ts';
import { DeadlineCard } from './deadline-card.tsx';
import { DetailSection } from './detail-section.tsx';
import { LotList } from './lot-list.tsx';

/** The full announcement, at the top of its page. Everything works without JavaScript, including the subscription. */
export default function AnnouncementDetail({
  id,
  content,
  page,
}: BlockProps<AnnouncementDetailContent, 'path'>) {
  const { email, back, record, changes, today } = content;
  const { number, title, text, lots = [], documents, questions = [], log = [] } = record;
  const state = stateOf(record, today);
  const headingId = `${id}-heading`;
  return (
    <article className={styles.detail} aria-labelledby={headingId} data-state={state}>
      <header className={styles.head}>
        <p className={styles.kicker}>
          <Badge tone={state === 'open' ? 'success' : 'plain'}>{RECORD_STATE_TEXTS[state]}</Badge>
          <span>Vergabenummer {number}</span>
        </p>
        <Heading level={1} id={headingId}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </header>
      <DeadlineCard id={`${id}-frist`} record={record} state={state} today={today} pagePath={page.path} />
      <div className={styles.main}>
        <DetailSection id={`${id}-angaben`} heading="Angaben zum Verfahren">
          <AnnouncementFacts record={record} />
        </DetailSection>
        {lots.length > 0 && (
          <DetailSection id={`${id}-lose`} heading="Lose">
            <LotList lots={lots} />
          </DetailSection>
        )}
        {documents.length > 0 && (
          <DetailSection id={`${id}-unterlagen`} heading="Vergabeunterlagen">
            <Documents documents={documents} number={number} email={state === 'open' ? email : undefined} />
          </DetailSection>
        )}
        {questions.length > 0 && (
          <DetailSection id={`${id}-fragen`} heading="Fragen von Bietern">
            <BidderQuestions questions={questions} />
          </DetailSection>
        )}
        <DetailSection id={`${id}-verlauf`} heading="Verlauf und Änderungen">
          <ChangeLog log={log} changes={changes} />
        </DetailSection>
        {back && (
          <Link href={back.path} look="arrow">
            {back.label}
          </Link>
        )}
      </div>
    </article>
  );
}
