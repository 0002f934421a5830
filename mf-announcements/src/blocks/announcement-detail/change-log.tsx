import { formatLongDay } from '@stadtraum/shared-ui/german-format';
import type { AnnouncementRecord } from '../../announcements/announcement.ts';
import styles from './announcement-detail.module.css';
import type { SentChange } from './content.ts';

/** The procedure's history: the changes sent to subscribers and the rest of the editors' log, latest first. */
export function ChangeLog({ log, changes }: ChangeLogProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul className={styles.entries} role="list">
      {entriesOf(log, changes).map(({ key, at, sentences }) => (
        <li key={key} className={styles.entry}>
          <time className={styles.day} dateTime={at}>
            {describeInstant(at)}
          </time>
          <div className={styles.entryText}>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface ChangeLogProps {
  /** In any order. */
  log: NonNullable<AnnouncementRecord['log']>;
  /** Latest first. */
  changes: readonly SentChange[];
}

interface Entry {
  key: string;
  /** A date, optionally with a time: `2026-11-20T14:05`. */
  at: string;
  sentences: string[];
}

function entriesOf(log: ChangeLogProps['log'], changes: readonly SentChange[]): Entry[] {
  const sentEntries = changes.map(({ at, kind, sentences }, index) => ({
    key: `sent-${changes.length - index}`,
    at,
    sentences: kind === 'published' ? ['Die Ausschreibung ist veröffentlicht.', ...sentences] : sentences,
  }));
  const sent = new Set(changes.flatMap(({ sentences }) => sentences));
  const logEntries = log.flatMap(({ date, text }, index) =>
    sent.has(text) ? [] : [{ key: `log-${index}`, at: date, sentences: [text] }],
  );
  return [...sentEntries, ...logEntries.reverse()].toSorted((a, b) =>
    a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
  );
}

/** `20. November 2026`, or with a time: `20. November 2026, 14:05 Uhr` */
function describeInstant(at: string): string {
  const [day = '', time] = at.split('T');
  return time === undefined ? formatLongDay(day) : `${formatLongDay(day)}, ${time}\u00a0Uhr`;
}
