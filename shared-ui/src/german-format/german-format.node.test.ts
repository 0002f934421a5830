import { type Decimals, formatLongDay, formatNumber, weekdayOf } from './german-format.ts';

test('formats days as the platform does', () => {
  const platform = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' });
  // Every month, every weekday, and the 29th of February.
  const days = Array.from({ length: 1_500 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const own = days
    .map((date) => date.toISOString().slice(0, 10))
    .map((day) => `${weekdayOf(day)}, ${formatLongDay(day)}`);
  expect(own).toEqual(days.map((date) => platform.format(date)));
  expect(formatLongDay('2026-03-01')).toBe('1. März 2026');
});

test.each<Decimals>([{}, { most: 1 }, { most: 2 }, { least: 2 }])(
  'formats numbers with %j as the platform does',
  (decimals) => {
    const { least = 0, most = least } = decimals;
    const platform = new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    const steps = Array.from({ length: 3_000 }, (_, index) => (index - 100) * (1 + index ** 2));
    const values = steps.map((step) => step / 10 ** most);
    expect(values.map((value) => formatNumber(value, decimals))).toEqual(
      values.map((value) => platform.format(value)),
    );
  },
);

test('rounds further decimals', () => {
  expect(formatNumber(8.449, { most: 1 })).toBe('8,4');
  expect(formatNumber(999_999.96, { most: 1 })).toBe('1.000.000');
});
