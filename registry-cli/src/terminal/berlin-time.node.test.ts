import { inBerlin, readInstant } from './berlin-time.ts';

describe('[0167] a time on the command line', () => {
  it.each([
    ['2026-11-27T18:00:00Z', '2026-11-27T18:00:00.000Z'],
    ['2026-11-27T18:00:00+02:00', '2026-11-27T16:00:00.000Z'],
    ['2026-11-27 18:00', '2026-11-27T17:00:00.000Z'],
    ['2026-11-27T18:00:05', '2026-11-27T17:00:05.000Z'],
    ['2026-07-01 18:00', '2026-07-01T16:00:00.000Z'],
    ['27.11.2026 18:00', '2026-11-27T17:00:00.000Z'],
    ['1.7.2026, 9:05:30', '2026-07-01T07:05:30.000Z'],
    // The clocks show it twice.
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(readInstant(text)).toBe(instant);
  });

  it.each(['', 'gestern', '2026-11-27', '18:00', '31.02.2026 10:00', '2026-11-27 25:00', '2026-03-29 02:30'])(
    '“%s” is not a time',
    (text) => {
      expect(readInstant(text)).toBeUndefined();
    },
  );

  it('is shown as in Berlin', () => {
    expect(inBerlin('2026-07-01T16:00:05.123Z')).toBe('2026-07-01 18:00:05');
  });
});
