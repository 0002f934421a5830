import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderChart } from './report/chart.ts';
import { withTables } from './report/write.ts';
import { load } from './throughput/load.ts';
import { cpuTimeFromStat } from './throughput/processor-time.ts';
import { eachPage, filteredList, mixedPages } from './throughput/requests.ts';

test('load counts responses and failures for a limited time', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/broken' ? 500 : 200;
    response.end('x'.repeat(100_000));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const good = await load(origin, eachPage(['/', '/a']), { seconds: 0.1, encoding: 'br' });
  expect(good).toMatchObject({ failures: 0 });
  expect(good.responses).toBeGreaterThan(1);
  const broken = await load(origin, eachPage(['/broken']), { seconds: 0.05, encoding: 'br' });
  expect(broken.failures).toBe(broken.responses);
  server.close();
});

test('load expects a status, and gives each connection a network', async () => {
  const networks = new Set<unknown>();
  const server = createServer((request, response) => {
    networks.add(request.headers['x-forwarded-for']);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = { seconds: 0.05, encoding: 'br', status: 404 } as const;
  expect(await load(origin, eachPage(['/a', '/b']), options)).toMatchObject({ failures: 0 });
  expect([...networks].sort()).toEqual(['10.1.0.7', '10.1.1.7']);
  server.close();
});

test('mixedPages requests one filtered list for every four pages, and every page', () => {
  const pages = Array.from({ length: 50 }, (_, number) => `/${number}`);
  const requested = mixedPages(pages).flatMap((next) => Array.from({ length: 1000 }, next));
  const filtered = requested.filter((path) => path.includes('?'));
  expect(filtered.length / requested.length).toBeCloseTo(0.2, 1);
  expect(new Set(requested.filter((path) => !path.includes('?'))).size).toBe(50);
  expect(new Set(Array.from({ length: 900 }, (_, number) => filteredList(number))).size).toBeGreaterThan(250);
});

test('cpuTimeFromStat adds user and system time, even with parentheses in the process name', () => {
  const stat = '42 (a (b) c) S 1 42 42 0 -1 4194560 1 0 0 0 150 50 7 7 20 0 11 0 100';
  expect(cpuTimeFromStat(stat)).toBe(2_000);
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
