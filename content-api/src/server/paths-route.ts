import type { FastifyInstance } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import { berlinDay } from '../pages/berlin-time.ts';
import { listPaths } from '../pages/list-paths.ts';

/** `GET /paths` answers `{paths}`: every page of the site, those of records included, for a sitemap. */
export function pathsRoute(server: FastifyInstance, admission: Admission): void {
  server.get('/paths', async (request) => ({
    paths: await admission
      .readerFor(request, 'plain')
      .read((queries) => listPaths(queries, berlinDay(new Date()))),
  }));
}
