import { Agent, type RequestOptions, request } from 'node:https';
import type { RawResponse } from '../../site/raw-request.ts';

const TIMEOUT_MS = 20_000;

/** Requests pages as one visitor's browser does: from one address, on connections that it keeps. */
export interface Browser {
  /** @throws Error when the response is not complete within 20 s */
  get(path: string): Promise<RawResponse>;
  close(): void;
}

/**
 * @param certificate the server's self-signed certificate
 * @param from the visitor's address, in 127.0.0.0/8
 */
export function openBrowser(
  origin: string,
  { certificate, from }: { certificate: Buffer; from: string },
): Browser {
  const { host, hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const options = {
    ...{ agent, port, timeout: TIMEOUT_MS, hostname: '127.0.0.1', localAddress: from },
    ...{ ca: certificate, servername: hostname, headers: { host } },
  };
  return { get: (path) => get({ ...options, path }), close: () => agent.destroy() };
}

/** Repeats a GET on a connection that the server closes before it responds, as browsers do. */
function get(options: RequestOptions): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let hasResponse = false;
    const outgoing = request(options, (incoming) => {
      hasResponse = true;
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        body += chunk;
      });
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      if (outgoing.reusedSocket && isClosed && !hasResponse) get(options).then(resolve, reject);
      else reject(error);
    });
    outgoing.end();
  });
}
