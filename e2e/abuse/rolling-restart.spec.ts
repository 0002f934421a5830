import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import { atRate } from './at-rate.ts';
import { FORM_ACCEPTED, FORM_PAGE, formOf, storedNames } from './forms.ts';
import { test } from './proxied-site.ts';

/** Some that the proxy caches for seconds, and some that a shell answers each time. */
const PATHS = [
  '/',
  '/suche?q=dach',
  '/service/fragen',
  '/immobilien/projekte?q=x',
  '/robots.txt',
  '/suche?q=hof',
];
const GETS_PER_SECOND = 40;
const FORMS_PER_SECOND = 4;
/** Load before, between and after the restarts. */
const REST_MS = 500;

for (const [rounds, tag] of [
  [1, ''],
  [5, ' @full'],
] as const) {
  test(`[OP11] two shells behind nginx, restarted one after the other ${rounds} times under load: no GET fails, no form is stored twice${tag}`, async ({
    proxied,
  }) => {
    test.setTimeout(60_000 + rounds * 20_000);
    const email = `rollend-${rounds}@haus.example`;
    const gets = atRate(GETS_PER_SECOND, async (index) => {
      const path = PATHS[index % PATHS.length] ?? '/';
      // The rate limit per visitor is not under test.
      const outcome = await proxied.send(path, { from: `127.0.8.${(index % 100) + 1}` }).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      return `${path} ${outcome}`;
    });
    const forms = atRate(FORMS_PER_SECOND, async (index) => {
      const from = `127.0.9.${(index % 250) + 1}`;
      const { status } = await proxied.send(FORM_PAGE, { ...formOf(`Person ${index}`, email), from });
      return { name: `Person ${index}`, status };
    });
    for (let round = 0; round < rounds; round += 1) {
      await delay(REST_MS);
      await proxied.restartFirstShell();
      await delay(REST_MS);
      await proxied.restartSecondShell();
    }
    await delay(REST_MS);
    const [answers, sent] = await Promise.all([gets.stop(), forms.stop()]);
    const accepted = sent.filter(({ status }) => status === FORM_ACCEPTED).map(({ name }) => name);
    const others = sent.map(({ status }) => status).filter((status) => status !== FORM_ACCEPTED);
    const summary = others.length === 0 ? 'all acknowledged' : `not acknowledged: ${others.join(', ')}`;
    recordMeasurement('load', `${answers.length} GETs, ${sent.length} forms, ${summary}`);

    expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([]);
    const stored = await storedNames(proxied.site, email);
    expect(new Set(stored).size, 'a form was stored twice').toBe(stored.length);
    expect(accepted.filter((name) => !stored.includes(name))).toEqual([]);
    // A form that was not acknowledged stays with the visitor, and is rare.
    expect(others.length, summary).toBeLessThanOrEqual(2 * rounds);
  });
}
