import { layOutTable } from './table.ts';
import { formatBytes, timeAgo } from './wording.ts';

describe('timeAgo', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  it.each([
    ['2026-03-10T11:59:30Z', 'just now'],
    ['2026-03-10T12:00:05Z', 'just now'],
    ['2026-03-10T11:57:00Z', '3 min ago'],
    ['2026-03-10T09:30:00Z', '2 h ago'],
    ['2026-03-09T11:00:00Z', '1 day ago'],
    ['2026-03-05T12:00:00Z', '5 days ago'],
    ['2025-12-24T18:00:00Z', '2025-12-24'],
  ])('describes %s as %s', (instant, text) => {
    expect(timeAgo(instant, now)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [999, '999 B'],
    [12_345, '12.3 kB'],
    [2_500_000, '2.5 MB'],
  ])('formats %i as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('layOutTable', () => {
  it('aligns columns without trailing spaces', () => {
    const rows = [
      ['NAME', 'SIZE', 'BLOCKS'],
      ['a', '9 B', ''],
      ['longer', '12.3 kB', 'text, teaser'],
    ];
    expect(layOutTable(rows, [1])).toEqual([
      'NAME        SIZE   BLOCKS',
      'a            9 B',
      'longer   12.3 kB   text, teaser',
    ]);
  });
});
