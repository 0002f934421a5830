import { createInnerServer } from '@stadtraum/server-base/inner-server';
import { createLogger } from '@stadtraum/server-base/logging';
import { openSubmissions } from '../inbox/open-submissions.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { readSettings } from '../settings.ts';

/**
 * Of a content API that has loaded its content before, what takes forms and sends mails, as a process that starts quickly: for
 * tests that kill it hundreds of times.
 */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
const { server, metrics } = createInnerServer({ log: createLogger('content-api', settings.logLevel) });
const { innerSecret = '' } = settings;
const submissions = openSubmissions(server, { database, metrics, innerSecret }, settings);
await server.listen({ port: settings.port, host: '127.0.0.1' });
submissions.start();
process.stdout.write('ready\n');
