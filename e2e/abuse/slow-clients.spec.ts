import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { watchMachine } from '../site/machine.ts';
import { recordMeasurement } from '../site/measurements.ts';
import { type RawRequest, rawRequest } from '../site/raw-request.ts';
import { timesAtRate } from './at-rate.ts';
import { holdConnections, type Target } from './held-connections.ts';
import { type ProxiedSite, test } from './proxied-site.ts';

const IDLE_CONNECTIONS = 2000;
const SLOW_CONNECTIONS = 600;
const ATTACKER = '127.0.5.1';
/** Time in which the attacker opens all the connections that the server allows. */
const SETTLE_MS = 1500;
/** Limit for the p95 of cached pages for other visitors. */
const MAX_P95_MS = 100;
const PATHS = ['/', '/service/fragen', '/immobilien/projekte', '/presse/bildmaterial'];

/** The shell alone, as `npm start` runs it, and behind the proxy. */
const FRONTS: Record<string, (proxied: ProxiedSite) => Omit<Target, 'from'>> = {
  'the shell alone': ({ site }) => ({ origin: site.url }),
  nginx: ({ nginx }) => ({ origin: nginx.url, certificate: nginx.certificate }),
};

for (const [name, frontOf] of Object.entries(FRONTS)) {
  for (const [requests, tag] of [
    [60, ''],
    [400, ' @full'],
  ] as const) {
    test(`[SE5] ${name}: ${IDLE_CONNECTIONS} idle and ${SLOW_CONNECTIONS} slow connections from one address do not slow down others, for ${requests / 20} s${tag}`, async ({
      proxied,
    }) => {
      const front = frontOf(proxied);
      const send = (path: string, options: RawRequest) =>
        rawRequest(front.origin, path, { ...options, ...front });
      for (const path of PATHS) await send(path, { from: '127.0.5.2' });
      const attacker = { ...front, from: ATTACKER };
      const held = [
        holdConnections(IDLE_CONNECTIONS, 'idle', attacker),
        holdConnections(SLOW_CONNECTIONS / 2, 'slow-head', attacker),
        holdConnections(SLOW_CONNECTIONS / 2, 'slow-body', attacker),
      ];
      try {
        await delay(SETTLE_MS);
        const machine = watchMachine();
        const results = await timesAtRate(requests, 20, async (index) => {
          const started = performance.now();
          const path = PATHS[index % PATHS.length] ?? '/';
          const outcome = await send(path, { from: `127.0.4.${(index % 50) + 1}` }).then(
            ({ status }) => String(status),
            (error: Error) => error.message,
          );
          return { outcome, ms: performance.now() - started };
        });
        const openCounts = held.map((connections) => connections.open());
        const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
        const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
        recordMeasurement(
          'others',
          `p95 ${p95.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms, while the attacker holds ${openCounts.join(' + ')}`,
        );
        expect(results.filter(({ outcome }) => outcome !== '200')).toEqual([]);
        expect(p95).toBeLessThan(machine.limit(MAX_P95_MS));
      } finally {
        for (const connections of held) connections.end();
      }
    });
  }
}
