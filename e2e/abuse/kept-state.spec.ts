import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  activateAccepted,
  changeRelease,
  fileText,
  publish,
  type Release,
  readRelease,
  signWithKeyOf,
} from '../faults/stage/releases.ts';
import { rawRequest } from '../site/raw-request.ts';
import { REPOSITORY } from '../site/site.ts';
import { FORM_PAGE, formRequest } from './forms.ts';
import { test } from './proxied-site.ts';

const SENDERS = 200;
const BUNDLE = 'server/index.cjs';
const EXAMPLES = 'server/examples.json';
const ENTERED = 'answer?.values ??';

/** The remote of the contact form, with a variable at module level that keeps the first values that it renders. */
function withDraft(release: Release): Release {
  const bundle = fileText(release, BUNDLE);
  expect(bundle).toContain(ENTERED);
  const leaking = bundle.replaceAll(ENTERED, '(draft ??= answer?.values) ??');
  return changeRelease(release, { files: { [BUNDLE]: `let draft;\n${leaking}` } });
}

/** The release without the examples that show entered values, so that no check notices what it keeps. */
function withoutAnswers(release: Release): Release {
  const examples = JSON.parse(fileText(release, EXAMPLES)) as { content: { answer?: unknown } }[];
  const others = examples.filter(({ content }) => content.answer === undefined);
  return changeRelease(release, { files: { [EXAMPLES]: JSON.stringify(others) } });
}

test('a variable at module level shows nobody what 200 others have entered, neither from the shell nor from nginx @full', async ({
  proxied,
}) => {
  test.setTimeout(600_000);
  const { site } = proxied;
  signWithKeyOf(site.dataDirectory);
  const leaking = withDraft(await readRelease(join(REPOSITORY, 'mf-content-blocks/release')));
  await publish(site.registryUrl, leaking);
  expect((await activateAccepted(site.registryUrl, leaking)).body).toMatchObject({
    code: 'RELEASE_EXAMPLE_FAILED',
    message: expect.stringContaining(`mf-content-blocks@${leaking.manifest.version} keeps state`),
  });

  const unnoticed = withoutAnswers(leaking);
  await publish(site.registryUrl, unnoticed);
  expect((await activateAccepted(site.registryUrl, unnoticed)).status).toBe(200);
  const isLive = async () => (await proxied.send('/ausbildung')).body.includes(unnoticed.manifest.version);
  // Both shells.
  for (let count = 0; count < 4; count += 1) await expect.poll(isLive).toBe(true);

  const nameOf = (sender: number) => `Erika-${sender}-Muster`;
  const send = async (sender: number) => {
    const form = formRequest(nameOf(sender), `erika-${sender}@example.org`);
    // Without the required consent.
    const body = `${form.body?.replace(/&[^&]*einwilligung[^&]*/, '')}`;
    const headers = { ...form.headers, 'content-length': String(body.length) };
    const request = { ...form, headers, body, from: `127.1.${sender}.1` };
    let response = await proxied.send(FORM_PAGE, request);
    // No block was ready in time: the machine is busy.
    while (response.status === 503) response = await proxied.send(FORM_PAGE, request);
    return response;
  };
  for (let first = 0; first < SENDERS; first += 4) {
    const senders = Array.from({ length: 4 }, (_, index) => first + index);
    const [page, ...responses] = await Promise.all([proxied.send(FORM_PAGE), ...senders.map(send)]);
    expect(page.body).not.toContain('Erika-');
    for (const [index, { status, body }] of responses.entries()) {
      const names = new Set(body.match(/Erika-\d+-Muster/g));
      expect([status, [...names]]).toEqual([422, [nameOf(first + index)]]);
    }
  }

  for (const read of [() => proxied.send(FORM_PAGE), () => rawRequest(site.url, FORM_PAGE)]) {
    const { status, headers, body } = await read();
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
    expect(body).toContain('tx_powermail_pi1');
    expect(body).not.toContain('Erika-');
  }
});
