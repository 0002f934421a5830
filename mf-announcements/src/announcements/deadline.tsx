import { Badge } from '@stadtraum/shared-ui/badge';
import type { Announcement } from './announcement.ts';
import { type AnnouncementState, daysLeft } from './announcement-groups.ts';
import { describeDaysLeft, formatDay } from './announcement-text.ts';
import styles from './deadline.module.css';

/** A deadline counts as near if at most this many days are left. */
const NEAR_DAYS = 7;

/** The deadline for bids and the days left. */
export function Deadline({ announcement, state, today }: DeadlineProps) {
  const { deadline, deadlineTime } = announcement;
  const days = state === 'open' && today !== undefined ? daysLeft(announcement, today) : undefined;
  return (
    <div className={styles.deadline}>
      <time dateTime={`${deadline}T${deadlineTime}`}>
        {formatDay(deadline)}, <span className={styles.clock}>{deadlineTime}&nbsp;Uhr</span>
      </time>
      {days !== undefined && (
        <Badge tone={days <= NEAR_DAYS ? 'sign' : 'accent'}>{describeDaysLeft(days)}</Badge>
      )}
    </div>
  );
}

export interface DeadlineProps {
  announcement: Pick<Announcement, 'deadline' | 'deadlineTime'>;
  state: AnnouncementState;
  /** Today's date in Berlin, `YYYY-MM-DD`. */
  today: string | undefined;
}
