import { Icon } from '@stadtraum/shared-ui/icon';
import type { Announcement } from '../../announcements/announcement.ts';
import { calendarUrl } from '../../announcements/announcement-text.ts';
import { Documents } from '../../announcements/documents.tsx';
import { AnnouncementSubscription } from '../../subscription/announcement-subscription.tsx';
import styles from './announcement-list.module.css';

/**
 * Procedure and place of an announcement in the list; while bids are accepted, documents and links for bidders; and until the award,
 * the subscription.
 */
export function RowDetails({
  id,
  announcement,
  acceptsBids,
  canBeFollowed,
  email,
  pagePath,
}: RowDetailsProps) {
  const { uid, number, rules, procedure, place, documents } = announcement;
  return (
    <div className={styles.details}>
      <p className={styles.procedure}>
        {procedure} nach {rules}, {place}
      </p>
      {canBeFollowed && (
        <div className={styles.actions}>
          {acceptsBids && documents.length > 0 && (
            // The page's script marks that the visitor opened it before hydration.
            <details className={styles.documents} suppressHydrationWarning>
              <summary>
                Vergabeunterlagen ({documents.length} {documents.length === 1 ? 'Datei' : 'Dateien'})
              </summary>
              <Documents documents={documents} number={number} email={email} />
            </details>
          )}
          {acceptsBids && (
            <a
              className={styles.calendar}
              id={`${id}-calendar`}
              href={calendarUrl(uid)}
              aria-labelledby={`${id}-calendar ${id}`}
            >
              <Icon name="calendar" /> Frist in den Kalender
            </a>
          )}
          <div className={styles.subscription}>
            <AnnouncementSubscription id={id} announcement={uid} pagePath={pagePath} />
          </div>
        </div>
      )}
    </div>
  );
}

export interface RowDetailsProps {
  /** Id of the announcement's title. */
  id: string;
  announcement: Announcement;
  /** Whether bids are accepted; only then are documents and the calendar link shown. */
  acceptsBids: boolean;
  /** Whether visitors can still subscribe to it. */
  canBeFollowed: boolean;
  /** E-mail address of the Vergabestelle. */
  email: string;
  /** Path of the list's page. */
  pagePath: string;
}
