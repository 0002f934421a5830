import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import { atRate } from './at-rate.ts';
import { FORM_ACCEPTED, FORM_PAGE, formRequest, storedNames } from './forms.ts';
import { test } from './proxied-site.ts';

/** Paths that the proxy caches for a few seconds, and paths that a shell handles each time. */
const PATHS = [
  '/',
  '/suche?q=dach',
  '/service/fragen',
  '/immobilien/projekte?q=x',
  '/robots.txt',
  '/suche?q=hof',
];
/** Pause before, between and after the restarts. */
const PAUSE_MS = 500;

/** Restarts, requests and forms per second. A slow machine handles few requests while a shell starts. */
for (const [rounds, getsPerSecond, formsPerSecond] of [
  [1, 20, 2],
  [5, 40, 4],
] as const) {
  test(`[OP11] fails no GET and stores no form twice when two shells behind nginx restart one after the other, ${rounds} times under load @full`, async ({
    proxied,
  }) => {
    test.setTimeout(60_000 + rounds * 20_000);
    const email = `rollend-${rounds}@haus.example`;
    const gets = atRate(getsPerSecond, async (index) => {
      const path = PATHS[index % PATHS.length] ?? '/';
      // Many addresses, so that no visitor exceeds the rate limit.
      const outcome = await proxied.send(path, { from: `127.0.8.${(index % 100) + 1}` }).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      return `${path} ${outcome}`;
    });
    const forms = atRate(formsPerSecond, async (index) => {
      const from = `127.0.9.${(index % 250) + 1}`;
      const { status } = await proxied.send(FORM_PAGE, { ...formRequest(`Person ${index}`, email), from });
      return { name: `Person ${index}`, status };
    });
    for (let round = 0; round < rounds; round += 1) {
      await delay(PAUSE_MS);
      await proxied.restartFirstShell();
      await delay(PAUSE_MS);
      await proxied.restartSecondShell();
    }
    await delay(PAUSE_MS);
    const [outcomes, results] = await Promise.all([gets.stop(), forms.stop()]);
    const accepted = results.filter(({ status }) => status === FORM_ACCEPTED).map(({ name }) => name);
    const others = results.map(({ status }) => status).filter((status) => status !== FORM_ACCEPTED);
    const summary = others.length === 0 ? 'all acknowledged' : `not acknowledged: ${others.join(', ')}`;
    recordMeasurement('load', `${outcomes.length} GETs, ${results.length} forms, ${summary}`);

    expect(outcomes.filter((outcome) => !outcome.endsWith(' 200'))).toEqual([]);
    const stored = await storedNames(proxied.site, email);
    expect(new Set(stored).size, 'a form was stored twice').toBe(stored.length);
    expect(accepted.filter((name) => !stored.includes(name))).toEqual([]);
    // A few forms may fail: their visitors see an error and keep their input.
    expect(others.length, summary).toBeLessThanOrEqual(2 * rounds);
  });
}
