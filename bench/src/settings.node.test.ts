import { readSettings } from './settings.ts';

test('readSettings measures everything by default, and writes only complete results', () => {
  expect(readSettings({})).toMatchObject({ visits: 5, lcpVisits: 15, paths: undefined, isComplete: true });
  const part = readSettings({ BENCH_PARTS: 'still, lcp', BENCH_VISITS: '1' });
  expect(part).toMatchObject({ visits: 1, isComplete: false });
  expect([...part.parts]).toEqual(['still', 'lcp']);
  expect(readSettings({ BENCH_PATHS: '/,/presse' })).toMatchObject({
    paths: ['/', '/presse'],
    isComplete: false,
  });
});

test.each([
  [{ BENCH_VISITS: '0' }, /BENCH_VISITS is "0"/],
  [{ BENCH_TOUCHES: 'all' }, /BENCH_TOUCHES is "all"/],
  [{ BENCH_PARTS: 'still,taps' }, /contains "taps"; it may contain pages, still/],
  [{ BENCH_PATHS: 'presse' }, /paths begin with "\/"/],
])('readSettings rejects %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
