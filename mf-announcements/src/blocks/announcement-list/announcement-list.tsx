import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Link } from '@stadtraum/shared-ui/link';
import { activeFilters, EmptyResult, ListResults, listAddress } from '@stadtraum/shared-ui/list';
import { Pagination } from '@stadtraum/shared-ui/pagination';
import { groupAnnouncements } from '../../announcements/announcement-groups.ts';
import { subjectFeedUrl } from '../../announcements/announcement-text.ts';
import { AnnouncementFilter } from './announcement-filter.tsx';
import { AnnouncementGroup } from './announcement-group.tsx';
import styles from './announcement-list.module.css';
import type { AnnouncementListContent } from './content.ts';
import { describeResult } from './result-text.ts';

/**
 * The list of announcements with its filter, in one table per state. Everything works without JavaScript. With JavaScript, date
 * fields have a calendar and tables are sorted without reloading the page.
 */
export default function AnnouncementList({ id, content, page }: BlockProps<AnnouncementListContent, 'path'>) {
  const {
    heading,
    level = 2,
    intro,
    email,
    feed,
    searchSubscription,
    today,
    queryPrefix,
    filter,
    options,
    labels,
    problems,
    sort,
    items,
    total,
  } = content;
  const headingId = `${id}-heading`;
  const list = { path: page.path, queryPrefix, anchor: `${id}-liste` };
  const filters = activeFilters(filter, (name, value) => `${labels[name as keyof typeof labels]} ${value}`);
  return (
    <section className={styles.announcementList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <AnnouncementFilter id={`${id}-filter`} {...{ list, filter, options, labels, problems, sort }} />
      <ListResults
        id={list.anchor}
        result={describeResult(total, filter.gewerk)}
        problems={problems}
        action={
          feed && (
            <Link
              href={filter.gewerk ? subjectFeedUrl(feed, filter.gewerk) : feed}
              look="arrow"
              type="application/atom+xml"
            >
              {filter.gewerk ? `Atom-Feed zu ${filter.gewerk}` : 'Als Atom-Feed abonnieren'}
            </Link>
          )
        }
        filters={filters}
        hrefOf={(without) => listAddress(list, { filter: without, sort })}
      >
        {searchSubscription && filters.length > 0 && (
          <Link href={listAddress({ path: searchSubscription, queryPrefix }, { filter })} look="arrow">
            Diese Suche per E-Mail abonnieren
          </Link>
        )}
        {items.length === 0 && (
          <EmptyResult
            isFiltered={filters.length > 0}
            noRecords="Zurzeit schreiben wir nichts aus. Neue Verfahren erscheinen auf dieser Seite."
            noMatch="In diesem Zeitraum oder Gewerk endet keine Frist. Wählen Sie einen anderen oder sehen Sie sich alle Ausschreibungen an."
            reset={
              <Link href={page.path} look="arrow">
                Ohne Filter neu laden
              </Link>
            }
          />
        )}
        {groupAnnouncements(items, today, sort !== '').map((group) => (
          <AnnouncementGroup
            key={group.state}
            id={`${id}-${group.state}`}
            level={level === 1 ? 2 : 3}
            group={group}
            today={today}
            email={email}
            pagePath={page.path}
            sort={sort}
            hrefOf={(order) => listAddress(list, { filter, sort: order })}
          />
        ))}
        <Pagination
          label="Seiten der Ausschreibungen"
          current={content.page ?? 1}
          count={content.pages ?? 1}
          hrefOf={(number) => listAddress(list, { filter, sort, page: number })}
        />
      </ListResults>
    </section>
  );
}
