import type { Announcement } from './announcement.ts';

/** Where an announcement stands. `listed` says that nobody knows whether its deadline has passed. */
export type AnnouncementState = 'open' | 'listed' | 'expired' | 'awarded';

export interface AnnouncementGroup {
  state: AnnouncementState;
  items: Announcement[];
}

/** What tells where an announcement stands. */
type Dated = Pick<Announcement, 'deadline' | 'awarded'>;

/** In the order in which they are shown. */
const STATES: readonly AnnouncementState[] = ['open', 'listed', 'expired', 'awarded'];

/**
 * Puts together announcements that stand alike: what can still be bid for comes first, the nearest deadline before the others;
 * of everything else, the latest comes first. Groups without announcements are left out.
 *
 * @param today the day in Berlin, `YYYY-MM-DD`; an announcement is open until its deadline's day is over
 * @param isSorted the visitor has chosen an order: in each group, they stay in it
 */
export function groupAnnouncements(
  items: readonly Announcement[],
  today: string | undefined,
  isSorted = false,
): AnnouncementGroup[] {
  return STATES.map((state) => {
    const alike = items.filter((item) => stateOf(item, today) === state);
    return { state, items: isSorted ? alike : alike.sort(state === 'open' ? nearestFirst : latestFirst) };
  }).filter((group) => group.items.length > 0);
}

/** Days from `today` until the deadline's day; negative when it is over. Both are `YYYY-MM-DD`. */
export function daysLeft({ deadline }: Pick<Announcement, 'deadline'>, today: string): number {
  return Math.round((Date.parse(deadline) - Date.parse(today)) / DAY);
}

/** Days in UTC all have the same length. */
const DAY = 86_400_000;

/** @param today see `groupAnnouncements` */
export function stateOf(item: Dated, today: string | undefined): AnnouncementState {
  if (item.awarded) return 'awarded';
  if (today === undefined) return 'listed';
  return daysLeft(item, today) < 0 ? 'expired' : 'open';
}

function nearestFirst(a: Announcement, b: Announcement): number {
  return instantOf(a) < instantOf(b) ? -1 : 1;
}

function latestFirst(a: Announcement, b: Announcement): number {
  return nearestFirst(b, a);
}

/** Comparable as text. */
function instantOf({ deadline, deadlineTime }: Announcement): string {
  return `${deadline}T${deadlineTime}`;
}
