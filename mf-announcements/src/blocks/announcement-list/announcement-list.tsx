import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Link } from '@stadtraum/shared-ui/link';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import { groupAnnouncements } from '../../announcements/announcement-groups.ts';
import { subjectFeed } from '../../announcements/announcement-text.ts';
import { ActiveFilters } from './active-filters.tsx';
import { AnnouncementFilter } from './announcement-filter.tsx';
import { AnnouncementGroup } from './announcement-group.tsx';
import styles from './announcement-list.module.css';
import type { AnnouncementListContent } from './content.ts';
import { EmptyResult } from './empty-result.tsx';
import { filtersInForce, listAddress } from './list-address.ts';
import { describeResult } from './result-text.ts';

/**
 * The announcements with their filter, in tables by where they stand. Filter, order, documents and links are complete without
 * JavaScript; with it, a date can be picked and the tables sort at once.
 */
export default function AnnouncementList({ id, content, page }: BlockProps<AnnouncementListContent, 'path'>) {
  const { heading, level = 2, intro, email, feed, today, filter, options, sort, items, total } = content;
  const headingId = `${id}-heading`;
  const place = { path: page.path, anchor: `${id}-liste` };
  const inForce = filtersInForce(filter);
  return (
    <section className={styles.announcementList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <AnnouncementFilter id={`${id}-filter`} place={place} filter={filter} options={options} sort={sort} />
      <div id={place.anchor} className={styles.result}>
        <ResultLine
          action={
            feed && (
              <Link
                href={filter.gewerk ? subjectFeed(feed, filter.gewerk) : feed}
                look="arrow"
                type="application/atom+xml"
              >
                {filter.gewerk ? `Atom-Feed zu ${filter.gewerk}` : 'Als Atom-Feed abonnieren'}
              </Link>
            )
          }
        >
          {describeResult(total, filter.gewerk)}
        </ResultLine>
        <ActiveFilters
          filters={inForce}
          hrefOf={(without) => listAddress(place, { filter: without, sort })}
        />
      </div>
      {items.length === 0 && <EmptyResult path={page.path} isFiltered={inForce.length > 0} />}
      {groupAnnouncements(items, today, sort !== '').map((group) => (
        <AnnouncementGroup
          key={group.state}
          id={`${id}-${group.state}`}
          level={level === 1 ? 2 : 3}
          group={group}
          today={today}
          email={email}
          page={page.path}
          sort={sort}
          hrefOf={(order) => listAddress(place, { filter, sort: order })}
        />
      ))}
    </section>
  );
}
