import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { startSmtp } from '../testing/smtp.ts';
import { formFields, openTestSite, type TestSite } from '../testing/test-site.ts';

const GOOD = { email: 'eva@haus.example', nachricht: 'Hallo', datenschutz: 'ja' };

/**
 * Sends forms one after the other until the server is gone; answers the names of those that were acknowledged. Every form is sent
 * to the end, however that end comes.
 */
async function sendUntilGone(site: TestSite, prefix: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 1; ; number += 1) {
    const name = `${prefix}-${number}`;
    try {
      const { answer } = await site.post('/kontakt', formFields({ ...GOOD, name }));
      if (answer.kind === 'json' && answer.status === 200) acknowledged.push(name);
    } catch {
      return acknowledged;
    }
  }
}

describeOnBothDatabases('kill -9 while forms come in and mails go out', (newDatabase) => {
  it.each([20, 200])(
    '[faults 22, 25] %i times: what was acknowledged is stored once and mailed @full',
    async (kills) => {
      const smtp = await startSmtp();
      const environment = { ...(await newDatabase()), SMTP_URL: smtp.url, SUBMISSIONS_PER_HOUR: '1000000' };
      let site = await openTestSite(environment);
      const { files } = site;
      const acknowledged: string[] = [];
      for (let round = 1; round <= kills; round += 1) {
        const sending = sendUntilGone(site, `R${round}`);
        setTimeout(() => void site.kill(), Math.random() * 1000);
        acknowledged.push(...(await sending));
        await site.kill();
        site = await openTestSite(environment, files);
      }
      expect(acknowledged.length).toBeGreaterThan(kills / 4);

      // What a killed worker had taken comes back when its claim ends; here at once.
      const waiting = () =>
        site.sql<{ n: number }>("select count(*)::int as n from mails where state = 'waiting'");
      for (let attempt = 0; ((await waiting())[0]?.n ?? 0) > 0 && attempt < 200; attempt += 1) {
        await site.sql('update mails set claimed_until = null, due_at = now()');
        await site.ask('/operation', { name: 'mails', parameters: [] });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const stored = await site.sql<{ name: string }>(
        "select values ->> 'name' as name from form_submissions",
      );
      const names = stored.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);

      const idsOf = new Map<string, Set<string | undefined>>();
      for (const { text, headers } of smtp.mails) {
        const name = /Name: (R\d+-\d+)/.exec(text)?.[1] ?? '';
        idsOf.set(name, (idsOf.get(name) ?? new Set()).add(headers['message-id']));
      }
      expect(names.filter((name) => !idsOf.has(name))).toEqual([]);
      expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
      await site.close();
      await smtp.close();
    },
    1_800_000,
  );
});
