import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { AnnouncementState } from './announcement-groups.ts';
import styles from './announcement-list.module.css';
import { describeFile, documentsRequest } from './announcement-text.ts';
import type { Announcement } from './block.ts';
import { Deadline } from './deadline.tsx';

/** One announcement: what is wanted, until when, and how to get the documents while bids are taken. */
export function AnnouncementEntry({ id, level, announcement, state, today, email }: AnnouncementEntryProps) {
  const { title, number, rules, procedure, subjects, place, period, documents } = announcement;
  const titleId = `${id}-title`;
  const takesBids = state === 'open' || state === 'listed';
  return (
    <article id={id} className={styles.entry} data-state={state} aria-labelledby={titleId}>
      <Heading level={level} look={4} id={titleId} className={styles.title}>
        {title}
      </Heading>
      <Deadline announcement={announcement} state={state} today={today} />
      <div className={styles.body}>
        <dl className={styles.facts}>
          <dt>Vergabenummer</dt>
          <dd>{number}</dd>
          <dt>Verfahren</dt>
          <dd>
            {procedure} nach {rules}
          </dd>
          <dt>{subjects.length === 1 ? 'Gewerk' : 'Gewerke'}</dt>
          <dd>{subjects.join(', ')}</dd>
          <dt>Ausführungsort</dt>
          <dd>{place}</dd>
          <dt>Ausführungszeit</dt>
          <dd>{period}</dd>
        </dl>
        {takesBids && documents.length > 0 && (
          <details className={styles.documents}>
            <summary>
              Vergabeunterlagen ({documents.length} {documents.length === 1 ? 'Datei' : 'Dateien'})
            </summary>
            <ul>
              {documents.map((file) => (
                <li key={file.title}>
                  {file.title} <span className={styles.file}>({describeFile(file)})</span>
                </li>
              ))}
            </ul>
            <Link href={documentsRequest(email, number)} look="arrow">
              Unterlagen per E-Mail anfordern
            </Link>
          </details>
        )}
      </div>
    </article>
  );
}

export interface AnnouncementEntryProps {
  /** Unique on the page; the entry's anchor. */
  id: string;
  /** Rank of the title. */
  level: HeadingLevel;
  announcement: Announcement;
  state: AnnouncementState;
  /** The day in Berlin, `YYYY-MM-DD`. */
  today: string | undefined;
  /** Of the Vergabestelle. */
  email: string;
}
