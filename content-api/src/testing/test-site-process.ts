import { createLogger } from '@stadtraum/server-base/logging';
import { sql } from 'drizzle-orm';
import { addRoutes } from '../app.ts';
import { confinedChecker } from '../content/content-checker.ts';
import { normaliseAddresses } from '../inbox/normalise-addresses.ts';
import { deleteExpiredData } from '../inbox/retention.ts';
import { matchAlerts } from '../inbox/subscriptions/alerts/match-alerts.ts';
import { queueAlerts } from '../inbox/subscriptions/alerts/queue-alerts.ts';
import { queueDigests } from '../inbox/subscriptions/queue-digests.ts';
import { openDatabase } from '../kernel/database/open-database.ts';
import { rowsOf } from '../kernel/database/rows.ts';
import { openSite } from '../open-site.ts';
import { warnOfDataLeftBehind } from '../operations/left-behind.ts';
import { readSettings } from '../settings.ts';
import { savedSearches } from '../sources/lists/saved-searches.ts';

/**
 * Runs the content API with additional routes for tests: `POST /sql` with a statement, `POST /retention`, `POST /digests`,
 * `POST /alerts` and
 * `POST /usage`, which returns the process's memory in bytes and its CPU time in milliseconds.
 */
const settings = readSettings(process.env);
const checker = await confinedChecker(settings.requiredLayers);
const database = await openDatabase(settings);
const log = createLogger('content-api', settings.logLevel);
await warnOfDataLeftBehind(settings, database, log);
const site = await openSite(settings, { database, checker, log });
const { server, inbox, loadAtStart, close } = site;
addRoutes(server, settings, site);
server.post('/sql', { bodyLimit: 1_000_000 }, ({ body }) =>
  database.write(async (queries) => rowsOf(await queries.execute(sql.raw(String(body))))),
);
server.post('/retention', async () => {
  await database.change(normaliseAddresses);
  await database.change(deleteExpiredData);
  return {};
});
server.post('/digests', async () => ({ queued: await database.change(queueDigests) }));
server.post('/alerts', async () => {
  while (await matchAlerts(database, savedSearches));
  return { queued: await queueAlerts(database) };
});
server.post('/usage', () => {
  const { user, system } = process.cpuUsage();
  return { memory: process.memoryUsage().rss, cpuMs: (user + system) / 1000 };
});
await loadAtStart();
await server.listen({ port: settings.port, host: '127.0.0.1' });
inbox.start();
process.once('SIGTERM', () => {
  void close().then(() => process.exit(0));
});
process.stdout.write('ready\n');
