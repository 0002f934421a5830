import Fastify from 'fastify';
import { openDatabase } from '../database/database.ts';
import { readSettings } from '../settings.ts';
import { openSubmissions } from '../submissions/open-submissions.ts';

/**
 * Of a content API that has loaded its content before, what takes forms and sends mails, as a process that starts quickly: for
 * tests that kill it hundreds of times.
 */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
const server = Fastify();
const submissions = openSubmissions(server, database, settings);
await server.listen({ port: settings.port, host: '127.0.0.1' });
submissions.start();
process.stdout.write('ready\n');
