import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import { makeDirectory } from '../../testing/content-files.ts';
import { INNER_SECRET } from '../../testing/processes.ts';
import { solve } from '../../testing/solve-challenge.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { BotCheck } from './bot-check.ts';

describe('the bot check', () => {
  it('[P29] accepts a solution once, and rejects wrong, expired and foreign solutions @full', async () => {
    const check = new BotCheck(INNER_SECRET);
    const solution = await solve(await check.challenge());
    expect([await check.passes(solution), await check.passes(solution)]).toEqual([true, false]);
    // The same solution, with different whitespace in its JSON.
    const rewritten = JSON.stringify(JSON.parse(Buffer.from(solution, 'base64').toString()), null, 1);
    expect(await check.passes(Buffer.from(rewritten).toString('base64'))).toBe(false);
    expect(await check.passes(await solve(await new BotCheck('another').challenge()))).toBe(false);
    expect(await check.passes(await solve(await check.challenge(1, new Date(Date.now() - 1000))))).toBe(
      false,
    );
    for (const invalid of ['', 'x', 'e30=', 'bnVsbA==', 'a'.repeat(5000)]) {
      expect(await check.passes(invalid)).toBe(false);
    }
  });

  it('[P29] is required for subscriptions if enabled @full', async () => {
    const site = await openTestSite({ DATA_DIRECTORY: makeDirectory('data'), BOT_CHECK: 'altcha' });
    const subscribe = async (botCheck: string) => {
      const fields = { email: 'eva@bau.example', terms: '1', announcement: '401', 'bot-check': botCheck };
      const { response } = await site.subscribe(fields);
      return (response as { body?: unknown }).body;
    };
    const offered = await site.get('/daten/botpruefung');
    expect(offered.headers.get('cache-control')).toBe('no-store');
    const solution = await solve((await offered.json()) as Challenge);
    expect(await subscribe('')).toMatchObject({ status: 'rejected', errors: [{ field: 'bot-check' }] });
    expect(await subscribe(solution)).toMatchObject({ status: 'success' });
    expect(await subscribe(solution)).toMatchObject({ status: 'rejected' });
    expect(await site.sql('select 1 from subscriptions')).toHaveLength(1);
    await site.close();
  });
});
