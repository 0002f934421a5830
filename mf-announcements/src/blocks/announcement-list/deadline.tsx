import { type AnnouncementState, daysLeft } from './announcement-groups.ts';
import styles from './announcement-list.module.css';
import { describeDaysLeft, formatDay } from './announcement-text.ts';
import type { Announcement } from './block.ts';

/** From how many days on a deadline counts as near. */
const NEAR = 7;

/** When bids end, and how long that still is. */
export function Deadline({ announcement, state, today }: DeadlineProps) {
  const { deadline, deadlineTime } = announcement;
  const days = state === 'open' && today !== undefined ? daysLeft(announcement, today) : undefined;
  return (
    <div className={styles.deadline}>
      <p className={styles.deadlineLabel}>Angebotsfrist</p>
      <time className={styles.time} dateTime={`${deadline}T${deadlineTime}`}>
        {formatDay(deadline)}, <span className={styles.clock}>{deadlineTime}&nbsp;Uhr</span>
      </time>
      {days !== undefined && (
        <p className={styles.countdown} data-near={days <= NEAR ? '' : undefined}>
          {describeDaysLeft(days)}
        </p>
      )}
    </div>
  );
}

export interface DeadlineProps {
  announcement: Announcement;
  state: AnnouncementState;
  /** The day in Berlin, `YYYY-MM-DD`. */
  today: string | undefined;
}
