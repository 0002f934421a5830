import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mountProblem, mountSmallDisk } from '../testing/mount.ts';
import { formFields, openTestSite, type TestSite } from '../testing/test-site.ts';

const FORM = { name: 'Eva', email: 'eva@haus.example', nachricht: 'x'.repeat(500), datenschutz: 'ja' };

const problem = mountProblem();
if (problem) process.stderr.write(`\n!!! NOT TESTED ON A FULL DISK: ${problem}\n\n`);

(problem ? describe.skip : describe)('the embedded database on a full disk @full', () => {
  it('[F21] rejects forms but serves pages, recovers once there is space, and keeps every acknowledged form', async () => {
    const directory = mountSmallDisk('192m');
    const environment = { DATA_DIRECTORY: path.join(directory, 'data'), SUBMISSIONS_PER_HOUR: '1000000' };
    let site = await openTestSite(environment);
    const { files } = site;
    const acknowledged: string[] = [];
    const filler = path.join(directory, 'filler');
    try {
      fill(filler);
      const refusal = await sendUntilRefused(site, acknowledged);
      expect(refusal).toMatchObject({ status: 503 });
      expect((await site.get('/page?path=/kontakt')).status).toBe(200);
      expect((await send(site, 'voll')).status).toBe(503);
      expect((await site.get('/page?path=/kontakt')).status).toBe(200);

      rmSync(filler);
      let status = 0;
      for (let waitedMs = 0; status !== 200 && waitedMs < 10_000; waitedMs += 200) {
        status = (await send(site, `danach-${waitedMs}`)).status;
        if (status !== 200) await delay(200);
      }
      expect(status).toBe(200);
      // Acknowledged forms survive a restart.
      await site.close();
      site = await openTestSite(environment, files);
      const stored = await site.sql<{ name: string }>(
        "select values ->> 'name' as name from form_submissions",
      );
      const names = stored.map(({ name }) => name);
      expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
    } finally {
      await site.kill();
    }
  }, 300_000);
});

async function sendUntilRefused(site: TestSite, acknowledged: string[]): Promise<{ status: number }> {
  for (let number = 1; number <= 20_000; number += 1) {
    const name = `N${number}`;
    const { status } = await send(site, name);
    if (status !== 200) return { status };
    acknowledged.push(name);
  }
  throw new Error('the disk did not fill up');
}

/** Status 0 means that the server was down or did not respond within ten seconds. */
async function send(site: TestSite, name: string): Promise<{ status: number }> {
  const timeout = delay(10_000, { status: 0 }, { ref: false });
  return Promise.race([
    timeout,
    site.submit('/kontakt', formFields({ ...FORM, name }), { network: name }).catch(() => ({ status: 0 })),
  ]);
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  for (let bytes = bavail * bsize; bytes >= bsize; bytes = Math.floor(bytes / 2)) {
    try {
      writeFileSync(file, Buffer.alloc(Math.min(bytes, 2 ** 28)), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
