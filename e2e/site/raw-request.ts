import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestWithTls } from 'node:https';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RawRequest {
  /** @default GET */
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address, in 127.0.0.0/8. */
  from?: string;
  /** The server's self-signed certificate. */
  certificate?: Buffer;
}

const TIMEOUT_MS = 20_000;

/**
 * Sends a request exactly as given, on its own connection: the path, the query and the Host header are not normalised.
 *
 * @throws Error when the response is not complete within 20 s
 */
export function rawRequest(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body, from, certificate }: RawRequest = {},
): Promise<RawResponse> {
  const { protocol, hostname, host, port } = new URL(origin);
  const options = {
    port,
    path: target,
    method,
    agent: false,
    timeout: TIMEOUT_MS,
    // `localhost` may resolve to an IPv6 address, to which an IPv4 address cannot connect.
    ...(from === undefined
      ? { hostname, headers }
      : {
          hostname: '127.0.0.1',
          localAddress: from,
          servername: hostname,
          headers: { host, ...headers },
        }),
    ...(certificate && { ca: certificate }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'https:' ? requestWithTls : request)(options, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        text += chunk;
      });
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
