import { formatDate } from './format-date.ts';

describe('formatDate', () => {
  it.each([
    ['2025-09-12', '12. September 2025'],
    ['2024-02-29', '29. Februar 2024'],
    ['2026-01-01', '1. Januar 2026'],
  ])('%s → %s', (date, expected) => {
    expect(formatDate(date)).toBe(expected);
  });
});
