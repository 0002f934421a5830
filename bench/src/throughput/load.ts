import { connect, type Socket } from 'node:net';

export interface LoadResult {
  responses: number;
  /** Responses with an unexpected status, and broken connections. */
  failures: number;
  seconds: number;
}

/** The paths, with queries, that one connection requests, one after the other. */
export type RequestSequence = () => string;

export interface LoadOptions {
  seconds: number;
  encoding: 'br' | 'identity';
  /** The expected status of every response. @default 200 */
  status?: number;
}

/**
 * Requests each sequence over its own connection for a limited time. Each connection has an address of its own behind a trusted
 * proxy, because sites limit the number of searches from one network.
 */
export async function load(
  origin: string,
  sequences: readonly RequestSequence[],
  options: LoadOptions,
): Promise<LoadResult> {
  const start = performance.now();
  const end = start + options.seconds * 1000;
  const results = await Promise.all(
    sequences.map((sequence, index) =>
      requestRepeatedly(new URL(origin), sequence, end, { ...options, address: `10.1.${index}.7` }),
    ),
  );
  return {
    responses: results.reduce((sum, { responses }) => sum + responses, 0),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
    seconds: (performance.now() - start) / 1000,
  };
}

/** Servers limit the number of requests on a connection. */
const CLOSE = /\r\nconnection: close/i;

function requestRepeatedly(
  { hostname, port, host }: URL,
  sequence: RequestSequence,
  end: number,
  { encoding, status = 200, address }: LoadOptions & { address: string },
): Promise<{ responses: number; failures: number }> {
  const nextRequest = () =>
    `GET ${sequence()} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  return new Promise((resolve) => {
    let responses = 0;
    let failures = 0;
    /** Bytes of the response that have not arrived yet; undefined until its head has arrived. */
    let remaining: number | undefined;
    let head = '';
    let socket = open();
    function open(): Socket {
      return connect({ host: hostname, port: Number(port), noDelay: true })
        .once('connect', () => socket.write(nextRequest()))
        .once('error', () => {
          failures += 1;
          finish();
        })
        .on('data', read);
    }
    function finish(): void {
      socket.destroy();
      resolve({ responses, failures });
    }
    function read(chunk: Buffer): void {
      if (remaining === undefined) {
        head += chunk.toString('latin1');
        const bodyStart = head.indexOf('\r\n\r\n') + 4;
        if (bodyStart < 4) return;
        if (!head.startsWith(`HTTP/1.1 ${status}`)) failures += 1;
        remaining = contentLength(head) - (head.length - bodyStart);
      } else {
        remaining -= chunk.length;
      }
      if (remaining > 0) return;
      responses += 1;
      remaining = undefined;
      const isLast = CLOSE.test(head);
      head = '';
      if (performance.now() >= end) {
        finish();
      } else if (isLast) {
        socket.destroy();
        socket = open();
      } else {
        socket.write(nextRequest());
      }
    }
  });
}

/** Reads `content-length`, which every server in the bench sends; without it, the end of a response would be unknown. */
function contentLength(head: string): number {
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
