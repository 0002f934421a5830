import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { makeDirectory } from '../testing/content-files.ts';
import { openTestSite } from '../testing/test-site.ts';

it('[OP6] responds to /readyz with 503 while a table is damaged, and names the table @full', async () => {
  const environment = { DATA_DIRECTORY: makeDirectory('data') };
  let site = await openTestSite(environment);
  expect((await site.get('/readyz')).status).toBe(200);
  const [file] = await site.sql<{ path: string }>("select pg_relation_filepath('records') as path");
  await site.close();
  writeFileSync(
    path.join(environment.DATA_DIRECTORY, 'content-api/cluster', file?.path ?? ''),
    Buffer.alloc(16_384, 0xab),
  );
  site = await openTestSite(environment, site.files);
  const response = await site.get('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
    message: expect.stringContaining('table records cannot be read: '),
  });
  expect((await site.get('/healthz')).status).toBe(200);
  await site.close();
});

describeOnBothDatabases('readiness', (newDatabase) => {
  it('[OP6] requires every content table, and recovers once the table is back @full', async () => {
    const site = await openTestSite(await newDatabase());
    const ready = async () => {
      // The result is cached for a second.
      await delay(1100);
      return (await site.get('/readyz')).status;
    };
    for (const table of ['pages', 'search_words']) {
      await site.sql(`alter table ${table} rename to gone`);
      expect({ table, status: await ready() }).toEqual({ table, status: 503 });
      await site.sql(`alter table gone rename to ${table}`);
    }
    expect(await ready()).toBe(200);
    await site.close();
  });
});
