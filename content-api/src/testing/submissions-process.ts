import { requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import { createInternalServer } from '@stadtraum/server-base/internal-server';
import { createLogger } from '@stadtraum/server-base/logging';
import { SOURCES } from '../content-parts.ts';
import { submissionRoute } from '../inbox/intake/submission-route.ts';
import { openInbox } from '../inbox/open-inbox.ts';
import { openDatabase } from '../kernel/database/open-database.ts';
import { pageFinder } from '../pages/find-page.ts';
import { siteMemory } from '../pages/known-revision.ts';
import { readSettings } from '../settings.ts';
import { savedSearches } from '../sources/lists/saved-searches.ts';

/**
 * A process that only receives forms and sends emails, on stored content. It starts quickly, for tests that kill it hundreds of
 * times.
 */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
const { server, metrics } = createInternalServer({ log: createLogger('content-api', settings.logLevel) });
const { innerSecret = '' } = settings;
const findPage = pageFinder(SOURCES, siteMemory());
const inbox = openInbox(
  { database, metrics, innerSecret, findPage, searches: savedSearches, log: server.log },
  settings,
);
submissionRoute(server, { ...inbox, internalOnly: requireInnerSecret(innerSecret) });
await server.listen({ port: settings.port, host: '127.0.0.1' });
inbox.start();
process.stdout.write('ready\n');
