import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median, medians } from './figures/medians.ts';
import type { PageResult } from './pages/pages.ts';
import { renderChart } from './report/chart.ts';
import { judge } from './report/targets.ts';
import { withTables } from './report/write.ts';
import { load } from './throughput/load.ts';
import { cpuTimeFromStat } from './throughput/processor-time.ts';

test('median returns the middle value, and medians returns the median of each figure', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
  expect(medians([{ a: 1 }, { a: 9 }, { a: 2 }])).toEqual({ a: 2 });
});

test('load counts responses and failures for a limited time', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/broken' ? 500 : 200;
    response.end('x'.repeat(100_000));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const good = await load(origin, ['/', '/a'], { seconds: 0.1, encoding: 'br' });
  expect(good).toMatchObject({ failures: 0 });
  expect(good.responses).toBeGreaterThan(1);
  const broken = await load(origin, ['/broken'], { seconds: 0.05, encoding: 'br' });
  expect(broken.failures).toBe(broken.responses);
  server.close();
});

test('cpuTimeFromStat adds user and system time, even with parentheses in the process name', () => {
  const stat = '42 (a (b) c) S 1 42 42 0 -1 4194560 1 0 0 0 150 50 7 7 20 0 11 0 100';
  expect(cpuTimeFromStat(stat)).toBe(2_000);
});

test('judge compares the worst page and passes only within the target', () => {
  const figures = { totalScriptBytes: 90_000, initialScriptBytes: 9_000, waterfallDepth: 2, islandRounds: 1 };
  const composed = {
    ...figures,
    lcpDepth: 2,
    lcp: 1_100,
    longestTaskWithoutReact: 40,
  } as PageResult['composed'];
  const page = {
    path: '/',
    composed,
    monolith: composed,
    scriptBytesNewVisitor: 0,
    startsWithoutReact: true,
  };
  const heavy = { ...page, composed: { ...composed, totalScriptBytes: 120_000 } };
  const fast = { perSecond: 100, cpuMs: 0.8, range: [1, 2] as [number, number], failures: 0 };
  const throughput = { static: fast, pageCache: fast, fragments: fast, monolith: fast, uncached: fast };
  const verdicts = judge({ pages: [page, heavy], throughput });
  expect(verdicts.filter(({ passed }) => !passed)).toEqual([
    expect.objectContaining({ measured: '30.0 kB', target: '≤ 25 kB' }),
  ]);
});

test('withTables replaces only the text between the markers', () => {
  const marks = ['<!-- written by npm run bench -->', '<!-- end of the output of npm run bench -->'];
  const written = withTables(`before\n${marks[0]}\nold\n${marks[1]}\nafter\n`, 'new');
  expect(written).toBe(`before\n${marks[0]}\n\nnew\n\n${marks[1]}\nafter\n`);
  expect(() => withTables('nothing', 'new')).toThrow(/lacks the lines/);
});

test('renderChart draws a proportional bar for each value', () => {
  const bars = [
    { label: 'a', value: 1, composed: true },
    { label: 'b < c', value: 2, composed: false },
  ];
  const svg = renderChart([{ title: 'T', unit: 'ms', bars }]);
  expect(svg.match(/<rect [^>]*width="([\d.]+)"/g)).toHaveLength(2);
  expect(svg).toContain('b &#60; c');
});
