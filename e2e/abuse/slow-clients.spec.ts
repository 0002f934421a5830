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
/** Time for the attacker to open all the connections that the server allows. */
const SETTLE_MS = 1500;
/** Limit on the p95 response time of cached pages for other visitors. */
const MAX_P95_MS = 100;
const PATHS = ['/', '/service/fragen', '/immobilien/projekte', '/presse/bildmaterial'];

/** What visitors connect to: the shell alone, as `npm start` runs it, or the proxy in front of it. */
const ENTRANCES: Record<string, (proxied: ProxiedSite) => Omit<Target, 'from'>> = {
  'the shell alone': ({ site }) => ({ origin: site.url }),
  nginx: ({ nginx }) => ({ origin: nginx.url, certificate: nginx.certificate }),
};

for (const [name, entranceOf] of Object.entries(ENTRANCES)) {
  for (const requests of [60, 400]) {
    const tag = requests === 60 && name === 'nginx' ? '' : ' @full';
    test(`[SE5] ${name} serves other visitors fast for ${requests / 20} s while one address holds ${IDLE_CONNECTIONS} idle and ${SLOW_CONNECTIONS} slow connections${tag}`, async ({
      proxied,
    }) => {
      const entrance = entranceOf(proxied);
      const send = (path: string, options: RawRequest) =>
        rawRequest(entrance.origin, path, { ...options, ...entrance });
      for (const path of PATHS) await send(path, { from: '127.0.5.2' });
      const attacker = { ...entrance, from: ATTACKER };
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
        const openCounts = held.map((connections) => connections.openCount());
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
