import { countText, type Decimals, formatLongDay, formatNumber, weekdayOf } from './german-format.ts';

test('formats days like Intl.DateTimeFormat', () => {
  const platform = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' });
  // Covers every month, every weekday, and 29 February.
  const days = Array.from({ length: 1_500 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const formatted = days
    .map((date) => date.toISOString().slice(0, 10))
    .map((day) => `${weekdayOf(day)}, ${formatLongDay(day)}`);
  expect(formatted).toEqual(days.map((date) => platform.format(date)));
  expect(formatLongDay('2026-03-01')).toBe('1. März 2026');
});

test.each<Decimals>([{}, { max: 1 }, { max: 2 }, { min: 2 }])(
  'formats numbers with %j like Intl.NumberFormat',
  (decimals) => {
    const { min = 0, max = min } = decimals;
    const platform = new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
    });
    const steps = Array.from({ length: 3_000 }, (_, index) => (index - 100) * (1 + index ** 2));
    const values = steps.map((step) => step / 10 ** max);
    expect(values.map((value) => formatNumber(value, decimals))).toEqual(
      values.map((value) => platform.format(value)),
    );
  },
);

test('rounds additional decimals', () => {
  expect(formatNumber(8.449, { max: 1 })).toBe('8,4');
  expect(formatNumber(999_999.96, { max: 1 })).toBe('1.000.000');
});

describe('countText', () => {
  it.each([
    [0, 'Keine Bilder'],
    [1, '1 Bild'],
    [1200, '1.200 Bilder'],
  ])('describes %d as %s', (total, expected) => {
    expect(countText(total, 'Bild', 'Bilder')).toBe(expected);
  });
});
