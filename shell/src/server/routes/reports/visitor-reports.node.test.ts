import type { LiveRelease } from '@stadtraum/contracts/live-set';
import { Registry } from 'prom-client';
import { announcementHeaders } from '../../deployment/announcement.ts';
import { VisitorReports } from './visitor-reports.ts';

const LIVE_SINCE = '2026-01-01T00:00:00Z';
const PRESS = 'mf-press@1.0.0-0000000001';

function start() {
  const clock = { now: Date.parse(LIVE_SINCE) };
  const lines: unknown[] = [];
  const registry = new Registry();
  const live = ['mf-press', 'mf-maps'].map(
    (name) => ({ name, version: '1.0.0-0000000001', liveSince: LIVE_SINCE }) as LiveRelease,
  );
  const reports = new VisitorReports({
    live: () => live,
    log: { warn: (details: unknown) => void lines.push(details) },
    registry,
    now: () => clock.now,
  });
  return { reports, clock, lines, live, registry };
}

describe('[GA8] VisitorReports', () => {
  it('raises one alert when reports about a new release come from three networks', async () => {
    const { reports, lines, registry, live } = start();
    for (const address of ['192.0.2.1', '198.51.100.1', '198.51.100.2']) reports.count(PRESS, address);
    expect([reports.alerts().size, lines]).toEqual([0, []]);
    for (const address of ['203.0.113.1', '2001:db8:1::1']) reports.count(PRESS, address);
    expect([...reports.alerts()]).toEqual([[PRESS, 4]]);
    expect(lines).toEqual([{ release: PRESS, networks: 3 }]);
    expect(await registry.metrics()).toContain(`shell_visitor_report_networks{release="${PRESS}"} 4`);
    expect(
      announcementHeaders({
        ...{ address: 'http://a', innerSecret: 's', settings: '', server: '' },
        visitorReports: reports.alerts(),
      }),
    ).toMatchObject({ 'x-visitor-reports': `${PRESS}=4` });
    live.shift();
    expect(reports.alerts().size).toBe(0);
  });

  it('counts 1,000 reports from one place once', () => {
    const { reports } = start();
    for (let host = 0; host < 1000; host += 1) {
      reports.count(PRESS, `192.0.2.${host % 256}`);
      reports.count('mf-maps@1.0.0-0000000001', `2001:db8:1:${host.toString(16)}::1`);
    }
    expect(reports.alerts().size).toBe(0);
  });

  it('ignores releases that are not live, and those that have been live for more than ten minutes', () => {
    const { reports, clock } = start();
    const addresses = [1, 2, 3].map((network) => `192.0.${network}.1`);
    for (const address of addresses) reports.count('mf-press@9.9.9-0000000009', address);
    clock.now += 10 * 60_000 + 1;
    for (const address of addresses) reports.count(PRESS, address);
    expect(reports.alerts().size).toBe(0);
  });
});
