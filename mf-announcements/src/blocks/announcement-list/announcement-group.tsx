import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { type Column, type Row, type Sort, SortableTable } from '@stadtraum/shared-ui/sortable-table';
import type { Announcement } from '../../announcements/announcement.ts';
import { canBeFollowed, type AnnouncementGroup as Group } from '../../announcements/announcement-groups.ts';
import { describeGroup, STATE_TEXTS, subjectsLabel } from '../../announcements/announcement-text.ts';
import { Deadline } from '../../announcements/deadline.tsx';
import styles from './announcement-list.module.css';
import { RowDetails } from './row-details.tsx';

/**
 * A table with sortable columns for the announcements in one state (R2.11-22). Each row has details and links for bidders below
 * it. On small screens, rows become cards.
 */
export function AnnouncementGroup({
  id,
  level,
  group,
  today,
  email,
  pagePath,
  sort,
  hrefOf,
}: AnnouncementGroupProps) {
  const { state, items } = group;
  const headingId = `${id}-heading`;
  const toRow = (announcement: Announcement): Row => {
    const { uid, title, number, path, subjects, deadline, deadlineTime } = announcement;
    const titleId = `${id}-${uid}`;
    return {
      key: String(uid),
      cells: {
        title: {
          sortValue: title,
          content: (
            <Link href={path} id={titleId} look="quiet" className={styles.title}>
              {title}
            </Link>
          ),
        },
        number,
        subjects: { content: subjects.join(', '), label: subjectsLabel(subjects) },
        deadline: {
          sortValue: `${deadline}T${deadlineTime}`,
          content: <Deadline announcement={announcement} state={state} today={today} />,
        },
      },
      detail: (
        <RowDetails
          id={titleId}
          announcement={announcement}
          acceptsBids={state === 'open' || state === 'listed'}
          canBeFollowed={canBeFollowed(state)}
          email={email}
          pagePath={pagePath}
        />
      ),
    };
  };
  return (
    <section className={styles.group} aria-labelledby={headingId} data-state={state}>
      <Heading level={level} look={3} id={headingId}>
        {STATE_TEXTS[state]}
      </Heading>
      <SortableTable
        caption={describeGroup(state, items.length)}
        columns={COLUMNS}
        rows={items.map(toRow)}
        narrow="stack"
        initialSort={
          readSort(sort) ?? { column: 'deadline', direction: state === 'open' ? 'ascending' : 'descending' }
        }
        hrefOf={(order) => hrefOf(sortName(order))}
      />
    </section>
  );
}

export interface AnnouncementGroupProps {
  /** Unique on the page. */
  id: string;
  /** Heading level. */
  level: HeadingLevel;
  group: Group;
  /** Today's date in Berlin, `YYYY-MM-DD`. */
  today: string | undefined;
  /** E-mail address of the Vergabestelle. */
  email: string;
  /** Path of the list's page. */
  pagePath: string;
  /** Name of the active sort order; empty for the default order. */
  sort: string;
  /** Returns the page's URL for a sort order. */
  hrefOf: (sort: string) => string;
}

const COLUMNS: Column[] = [
  { key: 'title', label: 'Ausschreibung', isRowHead: true, isSortable: true },
  { key: 'number', label: 'Vergabenummer', isSortable: true },
  { key: 'subjects', label: 'Gewerke' },
  { key: 'deadline', label: 'Frist', isSortable: true },
];

/** Name of a sort order in the collection's queries: `deadline`, `deadline-descending`. */
function sortName({ column, direction }: Sort): string {
  return direction === 'ascending' ? column : `${column}-${direction}`;
}

function readSort(name: string): Sort | undefined {
  const orders = COLUMNS.flatMap(({ key }) =>
    (['ascending', 'descending'] as const).map((direction) => ({ column: key, direction })),
  );
  return orders.find((order) => sortName(order) === name);
}
