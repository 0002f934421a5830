import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Block, PageModel } from '@stadtraum/contracts/page-model';

/** The inner secret of the tests' processes. */
export const INNER_SECRET = 'inner-secret-of-the-tests-0123456789';

/** A server with the content API's responses for the registry. */
export interface StandInContentApi {
  url: string;
  revision: string;
  /** Live pages. */
  pages: PageModel[];
  /** Paths by block type. */
  types: Record<string, string[]>;
  /** Methods and paths of all requests. */
  requests: string[];
  /** Called before each response. */
  onRequest: (path: string) => void;
  close(): Promise<void>;
}

export async function startStandInContentApi(
  given: Partial<Pick<StandInContentApi, 'pages' | 'types'>> = {},
): Promise<StandInContentApi> {
  const server = createServer(({ method, url = '', headers }, response) => {
    api.requests.push(`${method} ${url}`);
    api.onRequest(url);
    const { revision, pages, types } = api;
    const bodies: Record<string, unknown[]> = {
      '/revision': [{ revision }],
      '/used-blocks': [{ revision, types }],
      '/live-pages': [{ revision, pages: pages.length }, ...pages.map((page) => ({ ...page, revision }))],
    };
    const body = bodies[url];
    const isAllowed = url === '/revision' || headers['x-inner-secret'] === INNER_SECRET;
    response.writeHead(body && isAllowed ? 200 : 400, { 'content-type': 'application/json' });
    const lines = body && isAllowed ? body : [{ code: 'REQUEST_REJECTED' }];
    response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const api: StandInContentApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ revision: '1-a', pages: [], types: {}, requests: [], onRequest: () => undefined },
    ...given,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return api;
}

/** A page whose main region has these blocks, each with the id of its type. */
export function pageWith(path: string, blocks: Record<string, Block['content']>): PageModel {
  return {
    ...{ id: 1, path, status: 200, language: 'de', title: path, meta: {} },
    ...{ breadcrumbs: [], navigation: {}, queryParameters: [], revision: '1-a' },
    regions: { main: Object.entries(blocks).map(([type, content]) => ({ id: type, type, content })) },
  };
}
