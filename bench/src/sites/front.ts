import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A proxy that speaks HTTP/2 to browsers and HTTP/1.1 to the site behind it. */
export interface Front {
  url: string;
  stop(): Promise<void>;
}

/** Headers that apply to a single connection; HTTP/2 forbids them. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'host'];

/**
 * Stands in for the CDN or load balancer in front of a production site. Over HTTP/1.1, browsers allow only six requests at a
 * time, a limit that does not apply to visitors to a site behind HTTP/2.
 *
 * @param origin the site's origin, `http://localhost:<port>`
 */
export async function startFront(origin: string): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(makeCertificate(), (incoming, outgoing) =>
    forward(incoming, outgoing, origin, agent),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    url: `https://localhost:${port}`,
    stop: () => {
      agent.destroy();
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  origin: string,
  agent: Agent,
): void {
  const { method, url, headers } = incoming;
  const upstream = request(
    origin + url,
    { method, agent, headers: forwardedHeaders(headers) },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers));
      response.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(upstream);
}

function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.includes(name)),
  );
}

/** Uses openssl, because Node cannot create certificates. @throws Error if there is no openssl */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const directory = mkdtempSync(join(tmpdir(), 'stadtraum-bench-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat(
        ['-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      ),
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
