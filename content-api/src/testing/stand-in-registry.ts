import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const CREATED_AT = '2026-11-20T12:00:00.000Z';
const INTEGRITY = `sha256-${'A'.repeat(43)}=`;

/** A server with a registry's responses about its live set. */
export interface StandInRegistry {
  url: string;
  /** Responses by path; every other path is not found. */
  responses: Record<string, unknown>;
  close(): void;
}

export async function startStandInRegistry(
  responses: Record<string, unknown> = {},
): Promise<StandInRegistry> {
  const server = createServer((request, response) => {
    const body = registry.responses[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { code: 'LIVE_SET_MISSING' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const registry: StandInRegistry = { url, responses, close: () => server.close() };
  return registry;
}

/** The registry's responses for a live set with one remote that owns the given block types. @param blocks schemas by type */
export function liveSetWith(
  blocks: Record<string, Record<string, unknown>>,
  sequence = 1,
): Record<string, unknown> {
  const version = '1.0.0-0123456789';
  return {
    '/live-set': {
      id: `${sequence}-00000000`,
      sequence,
      createdAt: CREATED_AT,
      reason: 'test',
      releases: [
        {
          name: 'mf-test',
          version,
          kind: 'remote',
          sequence: 1,
          manifest: INTEGRITY,
          liveSince: CREATED_AT,
        },
      ],
    },
    [`/releases/mf-test/${version}/manifest.json`]: {
      contract: 1,
      name: 'mf-test',
      version,
      kind: 'remote',
      sequence: 1,
      files: {},
      entries: {},
      blocks: Object.entries(blocks).map(([type, content]) => ({
        ...{ type, content, needs: [], hydrate: 'none', chunks: [], stylesheets: [], uses: {} },
      })),
      uses: {},
      provides: {},
    },
  };
}
