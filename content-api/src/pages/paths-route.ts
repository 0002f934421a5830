import type { FastifyInstance } from 'fastify';
import type { Admission } from '../http/admission.ts';
import { berlinDay } from '../kernel/berlin-time.ts';
import { listPaths } from './list-paths.ts';

/** `GET /paths` returns `{paths}`: every page in the sitemap, including records' pages. */
export function pathsRoute(server: FastifyInstance, admission: Admission): void {
  server.get('/paths', async (request) => ({
    paths: await admission
      .readerFor(request, 'plain')
      .read((queries) => listPaths(queries, berlinDay(new Date()))),
  }));
}
