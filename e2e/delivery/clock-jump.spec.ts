import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { watchMachine } from '../site/machine.ts';
import { type MailServer, startMailServer } from '../site/mail-server.ts';
import { findLink } from '../site/outbox.ts';
import { rawRequest } from '../site/raw-request.ts';
import { type Site, startSite } from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';

const HOUR_MS = 3_600_000;
/** Time within which every process notices the jump. */
const JUMP_NOTICED_MS = 300;
const MAX_RESPONSE_MS = 2000;
const SUBSCRIBE =
  '/?type=1777&tx_dmannouncements_subscriptionuser%5Baction%5D=send&tx_dmannouncements_subscriptionuser%5Bcontroller%5D=Subscriptionuser';

let directory: string;
let mailServer: MailServer;
let site: Site;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stadtraum-clock-'));
  mailServer = await startMailServer();
  site = await startSite({
    env: {
      CLOCK_FILE: join(directory, 'offset'),
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../site/jumping-clock.mjs'))}`,
      SMTP_URL: mailServer.url,
    },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await mailServer?.stop();
  await rm(directory, { recursive: true, force: true });
});

test('[F26] loses no page, form or email when the clock jumps by an hour or a day, forwards or back @full', async () => {
  const machine = watchMachine();
  const load = startLoad(site.url, ['/', '/immobilien/angebote', '/ausschreibungen', '/service/fragen'], 20);
  const links: string[] = [];
  for (const [index, hours] of [1, 26, -1, -26, 0].entries()) {
    await jump(hours * HOUR_MS);
    await subscribe(`uhr-${index}@bau.example`);
    // The links must still be valid after later jumps.
    const [mail = ''] = await mailServer.mailsTo(`uhr-${index}@bau.example`, 1);
    links.push(findLink('/abo/bestaetigen', mail));
    expect(new Date(mail.match(/^Date: (.*)$/m)?.[1] ?? 0).getTime() - Date.now()).toBeCloseTo(
      hours * HOUR_MS,
      -5,
    );
  }
  for (const link of links) {
    const { headers } = await post(link, 'bestaetigen=1');
    expect(headers.location).toBe('/abo/bestaetigen?ergebnis=bestaetigt');
  }
  const { responses, failures, slowest } = await load.stop();
  expect({ failures, responses }).toEqual({ failures: [], responses: expect.any(Number) });
  expect(responses).toBeGreaterThan(20);
  expect(slowest).toBeLessThan(machine.limit(MAX_RESPONSE_MS));
  expect(site.output()).not.toMatch(/UNAVAILABLE|FAILED|DELAYED|"level":"?(error|50)/);
});

async function jump(offsetMs: number): Promise<void> {
  await writeFile(join(directory, 'offset'), String(offsetMs));
  await new Promise((resolve) => setTimeout(resolve, JUMP_NOTICED_MS));
}

async function subscribe(email: string): Promise<void> {
  const prefix = 'tx_dmannouncements_subscriptionuser';
  const body = new URLSearchParams([
    [`${prefix}[email]`, email],
    [`${prefix}[terms]`, '1'],
    [`${prefix}[subjects-concat]`, 'Boden'],
  ]);
  const { status, headers } = await post(SUBSCRIBE, body.toString());
  expect([status, headers.location]).toEqual([303, '/abo/bestaetigen?ergebnis=angefragt']);
}

function post(path: string, body: string) {
  return rawRequest(site.url, path, {
    method: 'POST',
    headers: {
      host: new URL(site.url).host,
      origin: site.url,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  });
}
