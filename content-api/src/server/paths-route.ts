import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { berlinDay } from '../pages/berlin-time.ts';
import { listPaths } from '../pages/list-paths.ts';
import { withinDeadline } from './deadline.ts';

/** `GET /paths` answers `{paths}`: every page of the site, those of records included, for a sitemap. */
export function pathsRoute(server: FastifyInstance, database: Database): void {
  server.get('/paths', async () => ({
    paths: await withinDeadline(database.read((queries) => listPaths(queries, berlinDay(new Date())))),
  }));
}
