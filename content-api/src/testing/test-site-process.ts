import { sql } from 'drizzle-orm';
import { openDatabase } from '../database/database.ts';
import { loadContent } from '../loading/load-content.ts';
import { rowsOf } from '../mail/outbox.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import { operationRoute } from '../operations/operation-route.ts';
import { createServer } from '../server/server.ts';
import { readSettings } from '../settings.ts';
import { openSubmissions } from '../submissions/open-submissions.ts';
import { forgetOldData } from '../submissions/retention.ts';

/**
 * The content API as a process, without pictures, and with a back door for its tests: `POST /sql` with a statement, as a user of
 * the database would type it, `POST /forget` and `POST /memory`.
 */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
const library = new MediaLibrary(settings.mediaDirectory);
const load = async () => {
  const result = await loadContent({ ...settings, library }, database);
  submissions.wake();
  return result;
};
const server = createServer({ database, load });
const submissions = openSubmissions(server, database, settings);
operationRoute(server, database, () => submissions.wake());
server.post('/sql', { bodyLimit: 1_000_000 }, ({ body }) =>
  database.write(async (queries) => rowsOf(await queries.execute(sql.raw(String(body))))),
);
server.post('/forget', async () => {
  await database.change(forgetOldData);
  return {};
});
server.post('/memory', () => ({ rss: process.memoryUsage().rss }));
await load();
await server.listen({ port: settings.port, host: '127.0.0.1' });
submissions.start();
process.once('SIGTERM', () => {
  void server
    .close()
    .then(() => submissions.stop())
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.stdout.write('ready\n');
