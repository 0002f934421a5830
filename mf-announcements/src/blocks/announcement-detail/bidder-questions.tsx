import { formatLongDay } from '@stadtraum/shared-ui/german-format';
import type { BidderQuestion } from '../../announcements/announcement.ts';
import styles from './announcement-detail.module.css';

/** What bidders asked, with the answers that all are told, the latest first. */
export function BidderQuestions({ questions }: { questions: readonly BidderQuestion[] }) {
  const latestFirst = questions.toSorted((a, b) => b.date.localeCompare(a.date));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers.
    <ul className={styles.entries} role="list">
      {latestFirst.map(({ date, question, answer }) => (
        <li key={question} className={styles.entry}>
          <time className={styles.day} dateTime={date}>
            {formatLongDay(date)}
          </time>
          <div className={styles.talk}>
            <p className={styles.question}>{question}</p>
            <p>{answer}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
