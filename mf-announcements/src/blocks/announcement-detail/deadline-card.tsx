import { Button } from '@stadtraum/shared-ui/button';
import { Icon } from '@stadtraum/shared-ui/icon';
import { Link } from '@stadtraum/shared-ui/link';
import type { AnnouncementRecord } from '../../announcements/announcement.ts';
import { type AnnouncementState, canBeFollowed } from '../../announcements/announcement-groups.ts';
import { calendarUrl } from '../../announcements/announcement-text.ts';
import { Deadline } from '../../announcements/deadline.tsx';
import { deadlineName } from '../../announcements/deadline-name.ts';
import { AnnouncementSubscription } from '../../subscription/announcement-subscription.tsx';
import styles from './deadline-card.module.css';

/** The deadline for bids, with links for bidders until it has passed, and a subscription form until the award. */
export function DeadlineCard({ id, record, state, today, pagePath }: DeadlineCardProps) {
  const labelId = `${id}-label`;
  return (
    <section className={styles.card} aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {deadlineName(record)}
      </p>
      <div className={styles.deadline}>
        <Deadline announcement={record} state={state} today={today} />
      </div>
      {state === 'open' && (
        <>
          <Button href={calendarUrl(record.uid)} variant="secondary">
            <Icon name="calendar" /> Frist in den Kalender
          </Button>
          <Link href={record.platform.url} look="arrow">
            {`Zum Verfahren auf dem ${record.platform.name}`}
          </Link>
        </>
      )}
      {canBeFollowed(state) && (
        <AnnouncementSubscription id={id} announcement={record.uid} pagePath={pagePath} />
      )}
    </section>
  );
}

export interface DeadlineCardProps {
  /** Unique on the page. */
  id: string;
  record: AnnouncementRecord;
  state: AnnouncementState;
  /** Today's date in Berlin, `YYYY-MM-DD`. */
  today: string;
  /** Path of the announcement's page. */
  pagePath: string;
}
