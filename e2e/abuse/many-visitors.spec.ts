import { expect } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import { rawRequest } from '../site/raw-request.ts';
import { timesAtRate } from './at-rate.ts';
import { FORM_ACCEPTED, FORM_PAGE, formRequest, storedNames } from './forms.ts';
import { MAX_FORMS_PER_NETWORK, test } from './proxied-site.ts';

for (const [count, perSecond, tag] of [
  [60, 20, ''],
  [200, 20, ' @full'],
] as const) {
  test(`[SE2] [SE3] stores all forms from ${count} visitors who send ${perSecond} per second through nginx${tag}`, async ({
    proxied,
  }) => {
    const email = `menge-${count}@haus.example`;
    const times: number[] = [];
    const statuses = await timesAtRate(count, perSecond, async (index) => {
      const started = performance.now();
      const from = `127.0.${count}.${index + 1}`;
      const form = formRequest(`Person ${index}`, email);
      // A browser sends these headers to identify the form's page.
      const headers = { ...form.headers, origin: proxied.nginx.url, 'sec-fetch-site': 'same-origin' };
      const { status } = await proxied.send(FORM_PAGE, { ...form, headers, from });
      times.push(performance.now() - started);
      return status;
    });
    expect(statuses).toEqual(Array(count).fill(FORM_ACCEPTED));
    const expected = Array.from({ length: count }, (_, index) => `Person ${index}`).sort();
    expect(await storedNames(proxied.site, email)).toEqual(expected);
    times.sort((a, b) => a - b);
    recordMeasurement('slowest form', `${Math.round(times.at(-1) ?? 0)} ms`);
  });
}

/** More forms than the limit of one network. */
const FORM_COUNT = MAX_FORMS_PER_NETWORK + 5;
const forgedHeaders = (index: number) => ({
  'x-forwarded-for': `127.7.0.${index}`,
  'x-real-ip': `127.7.0.${index}`,
  forwarded: `for=127.7.0.${index}`,
  'x-client-ip': `127.7.0.${index}`,
});

test('[SE3] ignores forged address headers in requests through nginx, and limits only the sender’s network', async ({
  proxied,
}) => {
  const email = 'gefaelscht@haus.example';
  const send = (index: number, from: string, headers = {}) => {
    const form = formRequest(`Person ${index}`, email);
    return proxied.send(FORM_PAGE, { ...form, headers: { ...form.headers, ...headers }, from });
  };
  const statuses = await timesAtRate(FORM_COUNT, 20, async (index) => {
    const { status } = await send(index, '127.0.6.1', forgedHeaders(index));
    return status;
  });
  expect(statuses.filter((status) => status === FORM_ACCEPTED)).toHaveLength(MAX_FORMS_PER_NETWORK);
  expect(statuses.filter((status) => status === 429)).toHaveLength(FORM_COUNT - MAX_FORMS_PER_NETWORK);
  // A network whose address was forged is not limited.
  expect((await send(0, '127.7.0.0')).status).toBe(FORM_ACCEPTED);
});

test('[SE3] ignores address headers when a visitor connects to the shell directly', async ({ proxied }) => {
  const { site } = proxied;
  const email = 'direkt@haus.example';
  const statuses = await timesAtRate(FORM_COUNT, 20, async (index) => {
    const form = formRequest(`Person ${index}`, email);
    const headers = { ...form.headers, ...forgedHeaders(index) };
    const { status } = await rawRequest(site.url, FORM_PAGE, { ...form, headers, from: '127.0.6.2' });
    return status;
  });
  expect(statuses.filter((status) => status === FORM_ACCEPTED)).toHaveLength(MAX_FORMS_PER_NETWORK);
  expect(await storedNames(site, email)).toHaveLength(MAX_FORMS_PER_NETWORK);
});
