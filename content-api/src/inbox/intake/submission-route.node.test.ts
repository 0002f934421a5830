import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { anyDatabase } from '../../testing/both-databases.ts';
import { makeDirectory } from '../../testing/content-files.ts';
import { formFields, openTestSite, type TestSite } from '../../testing/test-site.ts';

const VALID = { name: 'Eva', email: 'eva@haus.example', nachricht: 'Hallo', datenschutz: 'ja' };

describe('a form from the shell', () => {
  let site: TestSite;
  const directory = makeDirectory('data');
  beforeAll(async () => {
    site = await openTestSite({ ...(await anyDatabase()), DATA_DIRECTORY: directory });
  });
  afterAll(() => site?.close());

  it('[SE9] is accepted only with the inner secret, regardless of network and origin', async () => {
    const attempts = [{}, { origin: 'https://evil.example' }, { 'x-visitor-network': '192.0.2.9' }];
    for (const wrong of ['', 'x'.repeat(36)]) {
      for (const headers of attempts) {
        const sent = { headers: { ...headers, 'x-inner-secret': wrong } };
        expect((await site.submit('/kontakt', formFields(VALID), sent)).status).toBe(400);
      }
    }
    expect(await site.sql('select 1 from form_submissions')).toEqual([]);
  });

  it("[OP9] passes the visitor's request id to its mail's header, row and log entry", async () => {
    const headers = { 'x-request-id': 'anfrage-12345' };
    expect((await site.submit('/kontakt', formFields(VALID), { headers })).status).toBe(200);
    const outbox = path.join(directory, 'outbox');
    const files = () => {
      try {
        return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
      } catch {
        return [];
      }
    };
    for (let waitedMs = 0; files().length === 0 && waitedMs < 60_000; waitedMs += 20) await delay(20);
    expect(readFileSync(path.join(outbox, files()[0] ?? ''), 'utf8')).toContain(
      'X-Request-ID: anfrage-12345',
    );
    expect(await site.sql('select request from mails')).toEqual([{ request: 'anfrage-12345' }]);
    for (const expected of [
      {
        msg: 'a form was received',
        form: 'contact-form',
        page: '/kontakt',
        block: 'formular',
        result: 'stored',
      },
      { msg: 'a mail was sent', kind: 'contact-form', attempts: 1 },
    ]) {
      const line = () => logOf(site).find(({ msg }) => msg === expected.msg);
      for (let waitedMs = 0; !line() && waitedMs < 60_000; waitedMs += 20) await delay(20);
      expect(line()).toMatchObject({ ...expected, request: 'anfrage-12345' });
    }
    expect(site.output()).not.toContain('eva@haus.example');
  });

  it('[OP10] is counted in the metrics, together with its mail', async () => {
    await site.submit('/kontakt', formFields({ ...VALID, email: '' }));
    const metrics = await (await site.get('/metrics')).text();
    for (const line of [
      'content_api_submissions_total{form="contact-form",result="stored"} 1',
      'content_api_submissions_total{form="contact-form",result="invalid"} 1',
      'content_api_mails_sent_total 1',
      'content_api_mail_failures_total 0',
      'content_api_mails{state="waiting"} 0',
      'content_api_mails{state="dead"} 0',
      'content_api_oldest_waiting_mail_seconds 0',
      'content_api_forms_under_pressure 0',
    ]) {
      expect(metrics).toContain(`${line}\n`);
    }
  });
});

function logOf(site: TestSite): Record<string, unknown>[] {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => /^\{.*\}$/.test(line));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
