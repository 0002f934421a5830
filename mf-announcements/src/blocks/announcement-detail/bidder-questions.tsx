import { formatLongDay } from '@stadtraum/shared-ui/german-format';
import type { BidderQuestion } from '../../announcements/announcement.ts';
import styles from './announcement-detail.module.css';

/** Bidders' questions with their answers, latest first. */
export function BidderQuestions({ questions }: { questions: readonly BidderQuestion[] }) {
  const latestFirst = questions.toSorted((a, b) => b.date.localeCompare(a.date));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul className={styles.entries} role="list">
      {latestFirst.map(({ date, question, answer }) => (
        <li key={question} className={styles.entry}>
          <time className={styles.day} dateTime={date}>
            {formatLongDay(date)}
          </time>
          <div className={styles.entryText}>
            <p className={styles.question}>{question}</p>
            <p>{answer}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
