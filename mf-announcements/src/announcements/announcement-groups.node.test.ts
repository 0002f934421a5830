import type { Announcement } from './announcement.ts';
import { daysLeft, groupAnnouncements } from './announcement-groups.ts';

const near = announcement(1, '2026-11-25');
const far = announcement(2, '2026-12-16');
const expired = announcement(3, '2026-11-06');
const longExpired = announcement(4, '2026-08-01');
const awarded = announcement(5, '2026-12-24', { awarded: true });
const all = [longExpired, far, awarded, near, expired];

describe('groupAnnouncements', () => {
  it('puts open announcements first, nearest deadline first', () => {
    expect(groupAnnouncements(all, '2026-11-20')).toEqual([
      { state: 'open', items: [near, far] },
      { state: 'expired', items: [expired, longExpired] },
      { state: 'awarded', items: [awarded] },
    ]);
  });

  it("keeps the visitor's sort order", () => {
    expect(groupAnnouncements([far, near], '2026-11-20', true)).toEqual([
      { state: 'open', items: [far, near] },
    ]);
  });

  it('keeps an announcement open until the end of the deadline day', () => {
    expect(groupAnnouncements([near], '2026-11-25')[0]?.state).toBe('open');
    expect(groupAnnouncements([near], '2026-11-26')[0]?.state).toBe('expired');
  });

  it('lists announcements as neither open nor expired if the current date is unknown', () => {
    expect(groupAnnouncements([far, awarded, expired], undefined)).toEqual([
      { state: 'listed', items: [far, expired] },
      { state: 'awarded', items: [awarded] },
    ]);
  });

  it('sorts deadlines on the same day by time', () => {
    const early = announcement(6, '2026-11-25', { deadlineTime: '09:30' });
    expect(groupAnnouncements([near, early], '2026-11-20')[0]?.items).toEqual([early, near]);
  });
});

describe('daysLeft', () => {
  it.each([
    ['2026-11-20', 5],
    ['2026-11-25', 0],
    ['2026-11-26', -1],
    // Spans the end of daylight saving time, a day with 25 hours.
    ['2026-10-24', 32],
  ])('counts the days from %s to the deadline as %d', (today, days) => {
    expect(daysLeft(near, today)).toBe(days);
  });
});

function announcement(uid: number, deadline: string, overrides: Partial<Announcement> = {}): Announcement {
  return {
    uid,
    title: `Nummer ${uid}`,
    number: `SW-${uid}`,
    rules: 'VOB/A',
    procedure: 'Öffentliche Ausschreibung',
    subjects: ['Dach'],
    place: 'Elsenau',
    path: `/ausschreibungen/${uid}`,
    deadline,
    deadlineTime: '12:00',
    documents: [],
    ...overrides,
  };
}
