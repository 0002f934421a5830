import type { Announcement } from './announcement.ts';

/** `listed` means that it is unknown whether the deadline has passed. */
export type AnnouncementState = 'open' | 'listed' | 'expired' | 'awarded' | 'cancelled';

export interface AnnouncementGroup {
  state: AnnouncementState;
  items: Announcement[];
}

/** The fields that determine an announcement's state. */
type StateFields = Pick<Announcement, 'deadline' | 'awarded' | 'cancelled'>;

/** In display order. */
const STATES: readonly AnnouncementState[] = ['open', 'listed', 'expired', 'awarded', 'cancelled'];

/**
 * Groups announcements by state and omits empty groups. Open announcements are sorted by nearest deadline first, all others by
 * latest deadline first.
 *
 * @param today today's date in Berlin, `YYYY-MM-DD`; an announcement is open until the end of the deadline day
 * @param isSorted whether the visitor has chosen a sort order, which each group then keeps
 */
export function groupAnnouncements(
  items: readonly Announcement[],
  today: string | undefined,
  isSorted = false,
): AnnouncementGroup[] {
  return STATES.map((state) => {
    const inState = items.filter((item) => stateOf(item, today) === state);
    return { state, items: isSorted ? inState : inState.sort(state === 'open' ? nearestFirst : latestFirst) };
  }).filter((group) => group.items.length > 0);
}

/** Days from `today` until the deadline; negative after it. Both dates are `YYYY-MM-DD`. */
export function daysLeft({ deadline }: Pick<Announcement, 'deadline'>, today: string): number {
  return Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS);
}

/** Milliseconds per day; in UTC, all days have the same length. */
const DAY_MS = 86_400_000;

/** @param today see `groupAnnouncements` */
export function stateOf(item: StateFields, today: string | undefined): AnnouncementState {
  if (item.awarded) return 'awarded';
  if (item.cancelled) return 'cancelled';
  if (today === undefined) return 'listed';
  return daysLeft(item, today) < 0 ? 'expired' : 'open';
}

/** Whether visitors can follow an announcement: until it is awarded or cancelled, also after its deadline (P34). */
export function canBeFollowed(state: AnnouncementState): boolean {
  return state !== 'awarded' && state !== 'cancelled';
}

function nearestFirst(a: Announcement, b: Announcement): number {
  return sortKey(a) < sortKey(b) ? -1 : 1;
}

function latestFirst(a: Announcement, b: Announcement): number {
  return nearestFirst(b, a);
}

/** Deadline and time, comparable as text. */
function sortKey({ deadline, deadlineTime }: Announcement): string {
  return `${deadline}T${deadlineTime}`;
}
