import { lastDigests } from './queue-digests.ts';

describe('lastDigests', () => {
  it.each([
    // In winter 07:00 in Berlin is 06:00 UTC; 23 November 2026 is a Monday.
    ['2026-11-23T05:59:00Z', '2026-11-22T06:00:00.000Z', '2026-11-16T06:00:00.000Z'],
    ['2026-11-23T06:00:00Z', '2026-11-23T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-29T23:30:00Z', '2026-11-29T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
    // In summer it is 05:00 UTC.
    ['2026-07-01T05:00:00Z', '2026-07-01T05:00:00.000Z', '2026-06-29T05:00:00.000Z'],
  ])('[P38] is 7:00 in Berlin, each day and each Monday: %s', (now, daily, weekly) => {
    expect(lastDigests(new Date(now))).toEqual({ daily, weekly });
  });
});
