import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { type OperationParts, runOperation } from './operations.ts';

/**
 * `POST /operation` with `{name, parameters}` runs an operation for the command line, since only this process can open the
 * embedded database.
 *
 * @param onRequest hooks that admit only commands of this site (SE9)
 * @param onRetry called after emails were made due
 */
export function operationRoute(
  server: FastifyInstance,
  parts: OperationParts,
  { onRequest, onRetry }: { onRequest: onRequestAsyncHookHandler[]; onRetry: () => void },
): void {
  server.post('/operation', { schema: { body: BODY }, onRequest }, async (request) => {
    const { name, parameters } = request.body as { name: string; parameters: string[] };
    const result = await runOperation(parts, name, parameters);
    if (name === 'retry') onRetry();
    return result;
  });
}

const BODY = {
  type: 'object',
  properties: { name: { type: 'string' }, parameters: { type: 'array', items: { type: 'string' } } },
  required: ['name', 'parameters'],
  additionalProperties: false,
};
