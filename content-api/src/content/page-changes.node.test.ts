import { withModifiedDays } from './page-changes.ts';

const TODAY = '2026-11-23';
const page = (title: string, modified?: string) => ({
  path: '/a',
  title,
  meta: modified === undefined ? {} : { modified },
  regions: { main: [{ id: 'a' }] },
});
const modified = (next: ReturnType<typeof page>, ...stored: ReturnType<typeof page>[]) =>
  withModifiedDays([next], stored, TODAY)[0]?.meta.modified;

it("[VI12] states the content file's day, and nothing else on a first load", () => {
  expect(modified(page('A', '2026-11-01'))).toBe('2026-11-01');
  expect(modified(page('A'))).toBeUndefined();
  expect(modified(page('A', '2026-12-01'))).toBeUndefined();
});

it('[VI12] keeps the day of an unchanged page, and sets today on a changed or new one', () => {
  expect(modified(page('A'), page('A'))).toBeUndefined();
  expect(modified(page('A'), page('A', '2026-11-20'))).toBe('2026-11-20');
  expect(modified(page('A', '2026-11-21'), page('A', '2026-11-20'))).toBe('2026-11-21');
  expect(modified(page('B', '2026-11-01'), page('A'))).toBe(TODAY);
  expect(modified(page('A'), { ...page('A'), path: '/b' })).toBe(TODAY);
});
