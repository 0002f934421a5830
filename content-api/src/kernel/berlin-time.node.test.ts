import { berlinDay, nextBerlinDay } from './berlin-time.ts';

describe('Berlin time', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20', '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11-21T23:00:00.000Z'],
    ['2026-07-01T21:59:59Z', '2026-07-01', '2026-07-01T22:00:00.000Z'],
    // Days around the start and the end of summer time.
    ['2027-03-27T12:00:00Z', '2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['2027-03-28T12:00:00Z', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['2026-10-24T12:00:00Z', '2026-10-24', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31T12:00:00Z', '2026-12-31', '2026-12-31T23:00:00.000Z'],
  ])('returns the day and the next midnight at %s', (now, day, midnight) => {
    expect(berlinDay(new Date(now))).toBe(day);
    expect(nextBerlinDay(new Date(now)).toISOString()).toBe(midnight);
  });

  it('adds days across months and years', () => {
    expect(berlinDay(new Date('2026-12-30T12:00:00Z'), 5)).toBe('2027-01-04');
    expect(berlinDay(new Date('2026-03-01T12:00:00Z'), -1)).toBe('2026-02-28');
  });
});
