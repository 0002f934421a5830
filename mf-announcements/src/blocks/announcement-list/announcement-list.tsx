import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Heading } from '@stadtraum/shared-ui/heading';
import { AnnouncementEntry } from './announcement-entry.tsx';
import { type AnnouncementGroup, groupAnnouncements } from './announcement-groups.ts';
import styles from './announcement-list.module.css';
import { STATE_TEXTS } from './announcement-text.ts';
import type { AnnouncementListContent } from './block.ts';

/** The announcements by where they stand, those with the nearest deadline first. */
export default function AnnouncementList({ id, content }: BlockProps<AnnouncementListContent>) {
  const { heading, level = 2, intro, today, items } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.announcementList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      {groupAnnouncements(items, today).map((group) => (
        <Group key={group.state} id={id} content={content} group={group} />
      ))}
      {items.length === 0 && (
        <p className={styles.empty}>
          Zurzeit schreiben wir nichts aus. Neue Verfahren erscheinen auf dieser Seite.
        </p>
      )}
    </section>
  );
}

interface GroupProps {
  id: string;
  content: AnnouncementListContent;
  group: AnnouncementGroup;
}

function Group({ id, content: { level = 2, today, email }, group: { state, items } }: GroupProps) {
  const headingId = `${id}-${state}`;
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <Heading level={level === 1 ? 2 : 3} look={3} id={headingId}>
        {STATE_TEXTS[state]} <span className={styles.amount}>({items.length})</span>
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers. */}
      <ul className={styles.list} role="list">
        {items.map((announcement) => (
          <li key={announcement.uid}>
            <AnnouncementEntry
              id={`${id}-${announcement.uid}`}
              level={level === 1 ? 3 : 4}
              announcement={announcement}
              state={state}
              today={today}
              email={email}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
