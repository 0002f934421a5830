import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for a shell behind the proxy: a server that answers as a test says and records its requests. */
export interface StandInShell {
  port: number;
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  /** Sets how it answers from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Stops listening and drops the open requests. */
  stop(): Promise<void>;
}

export async function startStandInShell(): Promise<StandInShell> {
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    shell.requests.push({ method, url, headers });
    shell.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shell: StandInShell = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    answer: (_request, response) => void response.end('ok'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return shell;
}
