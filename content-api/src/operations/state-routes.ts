import { reportLayers } from '@stadtraum/guarded-process/layers';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ContentChecker } from '../content/content-checker.ts';
import { readHeldBack } from '../content/content-sources.ts';
import type { LoadResult } from '../content/load-content.ts';
import type { ContentTexts } from '../content/read-files.ts';
import { withinDeadline } from '../http/deadline.ts';
import { type Database, databaseUnavailable } from '../kernel/database/database.ts';
import { readContentTables } from '../store/content-tables.ts';
import { readRevision } from '../store/revision.ts';

const READ_INTERVAL_MS = 1000;
/** Maximum size of the workspace's content files. */
const MAX_FILES_BYTES = 256 * 1024 * 1024;

const LOAD_BODY = {
  type: ['object', 'null'],
  properties: { files: { type: 'object', additionalProperties: { type: 'string' } } },
  additionalProperties: false,
};

export interface StateParts {
  database: Database;
  /** Its layers are reported by `/readyz`. */
  checker: ContentChecker;
  /** See `AppParts`. */
  load: (texts?: ContentTexts) => Promise<LoadResult>;
  /** Hooks that admit only commands of this site (SE9). */
  commandsOnly: onRequestAsyncHookHandler[];
}

/** `GET /revision`, `/healthz` (the process responds), `/readyz` (every table that pages need can be read, OP6), and `POST /load`. */
export function stateRoutes(
  server: FastifyInstance,
  { database, checker, load, commandsOnly }: StateParts,
): void {
  const revision = async () => {
    const found = await withinDeadline(database.read(readRevision));
    if (found !== undefined) return found;
    throw serverError('CONTENT_UNAVAILABLE', { path: 'any page', reason: 'nothing has been loaded yet' });
  };
  server.get('/revision', async () => ({ revision: await revision() }));
  server.get('/healthz', () => ({ healthy: true }));
  const readTables = tableReader(database);
  const confinement = reportLayers(checker.confinement);
  server.get('/readyz', async () => {
    await withinDeadline(readTables());
    const heldBack = (await withinDeadline(database.read(readHeldBack))).map(({ file, record }) =>
      record === undefined ? file : `${file}#${record}`,
    );
    return { ready: true, revision: await revision(), database: database.kind, confinement, heldBack };
  });
  // Only this process can open the embedded database, so `content:load` sends it the files, or lets it read its own.
  const options = { onRequest: commandsOnly, bodyLimit: MAX_FILES_BYTES, schema: { body: LOAD_BODY } };
  server.post('/load', options, ({ body }) => {
    const { files } = (body ?? {}) as { files?: Record<string, string> };
    return load(files && new Map(Object.entries(files)));
  });
}

/** Reads all tables that pages need, at most once per READ_INTERVAL_MS, since queries on the embedded database block its process. */
function tableReader(database: Database): () => Promise<void> {
  let last: { at: number; outcome: Promise<void> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > READ_INTERVAL_MS) {
      const outcome = database.read(readContentTables).catch((error: unknown) => {
        throw databaseUnavailable(error);
      });
      last = { at: performance.now(), outcome };
    }
    return last.outcome;
  };
}
