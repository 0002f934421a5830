import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { formFields, openTestSite, type TestSite } from '../testing/test-site.ts';

/** Takes a few minutes on an idle machine; the limit allows for a busy one. */
const TIMEOUT_MS = 3_600_000;
const VALID = { email: 'eva@haus.example', nachricht: 'Hallo', datenschutz: 'ja' };

/**
 * Sends forms one after another, and kills the server at a random moment after its first response.
 *
 * @returns the names in the acknowledged forms
 */
async function sendUntilKilled(site: TestSite, prefix: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 1; ; number += 1) {
    const name = `${prefix}-${number}`;
    try {
      const { status, text, response } = await site.submit('/kontakt', formFields({ ...VALID, name }));
      if (number === 1) setTimeout(() => void site.kill(), Math.random() * 500);
      if (status !== 200 || response.kind !== 'json') throw new Error(text);
      acknowledged.push(name);
    } catch (error) {
      if (number === 1) throw error;
      await site.kill();
      return acknowledged;
    }
  }
}

describeOnBothDatabases(
  'a content API that is killed while it receives forms and sends mails',
  (newDatabase) => {
    let smtp: TestSmtp;
    beforeEach(async () => {
      smtp = await startSmtp();
    });
    afterEach(() => smtp.close());

    it(
      '[F22] [F25] stores acknowledged forms once and mails them, after a kill @full',
      () => survive(1, ['A']),
      TIMEOUT_MS,
    );

    it(
      '[F22] [F25] stores acknowledged forms once and mails them, after another 198 kills @full',
      () => survive(198, ['A', 'B']),
      TIMEOUT_MS,
    );

    /** @param sites letters of sites that run and are killed concurrently; the names in a site's forms start with its letter */
    async function survive(kills: number, sites: string[]): Promise<void> {
      await Promise.all(sites.map((site) => surviveOnOneSite(site, kills / sites.length)));
    }

    async function surviveOnOneSite(letter: string, kills: number): Promise<void> {
      const environment = { ...(await newDatabase()), SMTP_URL: smtp.url, SUBMISSIONS_PER_HOUR: '1000000' };
      const { files, close: stop } = await openTestSite(environment);
      await stop();
      const acknowledged: string[] = [];
      for (let round = 1; round <= kills; round += 1) {
        const site = await openTestSite(environment, files, 'submissions-process');
        acknowledged.push(...(await sendUntilKilled(site, `${letter}${round}`)));
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills);

      const site = await openTestSite(environment, files);
      await waitUntilAllSent(site);
      const stored = await site.sql<{ name: string }>(
        "select values ->> 'name' as name from form_submissions",
      );
      const names = stored.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);

      const idsOf = new Map<string, Set<string | undefined>>();
      for (const { text, headers } of smtp.mails) {
        const name = /Name: ([AB]\d+-\d+)/.exec(text)?.[1];
        if (name?.startsWith(letter))
          idsOf.set(name, (idsOf.get(name) ?? new Set()).add(headers['message-id']));
      }
      expect(names.filter((name) => !idsOf.has(name))).toEqual([]);
      expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
      process.stdout.write(
        `${kills} kills: ${acknowledged.length} forms acknowledged, ${names.length} stored, ${idsOf.size} of them mailed\n`,
      );
      await site.close();
    }
  },
);

/** Waits until all emails are sent; releases the claims of killed workers instead of waiting for them to expire. */
async function waitUntilAllSent(site: TestSite): Promise<void> {
  const isWaiting = async () =>
    (await site.sql("select 1 from mails where state = 'waiting' limit 1")).length > 0;
  for (let attempt = 0; (await isWaiting()) && attempt < 200; attempt += 1) {
    // Skips rows that the worker has locked, to avoid a deadlock in PostgreSQL.
    await site.sql(
      `update mails set claimed_until = null, due_at = now()
       where id in (select id from mails where state = 'waiting' for update skip locked)`,
    );
    await site.post('/operation', { name: 'retry', parameters: [] });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
