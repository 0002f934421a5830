import { formatLongDay } from '@stadtraum/shared-ui/german-format';
import { Link } from '@stadtraum/shared-ui/link';
import type { ReactNode } from 'react';
import type { AnnouncementRecord } from '../../announcements/announcement.ts';
import { formatDay, subjectFeedUrl, subjectsLabel } from '../../announcements/announcement-text.ts';
import { deadlineName } from '../../announcements/deadline-name.ts';
import styles from './announcement-detail.module.css';

/** The facts that must be published by law, and links to the Atom feeds for the announcement's subjects. */
export function AnnouncementFacts({ record }: { record: AnnouncementRecord }) {
  const { number, rules, procedure, published, cpv, subjects, place, period } = record;
  const { deadline, deadlineTime, bindingUntil, platform, reviewBody } = record;
  const facts: [name: string, fact: ReactNode][] = [
    ['Vergabenummer', number],
    ['Vergabeordnung', rules],
    ['Verfahrensart', procedure],
    [subjectsLabel(subjects), subjects.join(', ')],
    ['CPV-Codes', <Lines key="cpv" lines={cpv.map(({ code, label }) => `${code} ${label}`)} />],
    ['Ausführungsort', place],
    ['Ausführungszeitraum', period],
    ['Veröffentlicht', formatLongDay(published)],
    [deadlineName(record), `${formatDay(deadline)}, ${deadlineTime}\u00a0Uhr`],
    ['Bindefrist', `bis ${formatLongDay(bindingUntil)}`],
    [
      'Vergabeplattform',
      <Link key="platform" href={platform.url}>
        {platform.name}
      </Link>,
    ],
    ['Nachprüfungsstelle', reviewBody],
    [
      'Atom-Feed',
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
      <ul key="feeds" className={styles.lines} role="list">
        {subjects.map((subject) => (
          <li key={subject}>
            <Link href={subjectFeedUrl(FEED, subject)} type="application/atom+xml">
              {`Neues zum Gewerk „${subject}“`}
            </Link>
          </li>
        ))}
      </ul>,
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const FEED = '/daten/ausschreibungen.atom';

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul className={styles.lines} role="list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
