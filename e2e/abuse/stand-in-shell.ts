import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for a shell behind the proxy: records its requests, and responds as a test decides. */
export interface StandInShell {
  port: number;
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  /** Handles requests; a test may replace it at any time. */
  respond: (request: IncomingMessage, response: ServerResponse) => void;
  /** Stops listening and closes open connections. */
  stop(): Promise<void>;
}

export async function startStandInShell(): Promise<StandInShell> {
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    shell.requests.push({ method, url, headers });
    shell.respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shell: StandInShell = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    respond: (_request, response) => void response.end('ok'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return shell;
}
