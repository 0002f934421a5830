import type { FastifyInstance } from 'fastify';
import type { Admission } from '../http/admission.ts';
import { berlinDay } from '../kernel/berlin-time.ts';
import { listPaths } from './list-paths.ts';

/** `GET /paths` answers `{paths}`: every page of the site, those of records included, for a sitemap. */
export function pathsRoute(server: FastifyInstance, admission: Admission): void {
  server.get('/paths', async (request) => ({
    paths: await admission
      .readerFor(request, 'plain')
      .read((queries) => listPaths(queries, berlinDay(new Date()))),
  }));
}
