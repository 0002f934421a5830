import { connect, type Socket } from 'node:net';

export interface LoadResult {
  answers: number;
  /** Responses with a status other than 200, and broken connections. */
  failures: number;
  seconds: number;
}

/**
 * Requests each path repeatedly over its own connection for a limited time. With one connection per path, a site that serves
 * equal concurrent requests with one rendering has no advantage.
 */
export async function load(
  origin: string,
  paths: readonly string[],
  { seconds, encoding }: { seconds: number; encoding: 'br' | 'identity' },
): Promise<LoadResult> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const results = await Promise.all(
    paths.map((path) => requestRepeatedly(new URL(path, origin), end, encoding)),
  );
  return {
    answers: results.reduce((sum, { answers }) => sum + answers, 0),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
    seconds: (performance.now() - start) / 1000,
  };
}

function requestRepeatedly(
  { hostname, port, pathname, host }: URL,
  end: number,
  encoding: string,
): Promise<{ answers: number; failures: number }> {
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  return new Promise((resolve) => {
    let answers = 0;
    let failures = 0;
    /** Bytes of the response still to arrive; undefined before its head. */
    let missing: number | undefined;
    let head = '';
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const finish = () => {
      socket.destroy();
      resolve({ answers, failures });
    };
    socket.once('connect', () => socket.write(request));
    socket.once('error', () => {
      failures += 1;
      finish();
    });
    socket.on('data', (chunk) => {
      if (missing === undefined) {
        head += chunk.toString('latin1');
        const bodyStart = head.indexOf('\r\n\r\n') + 4;
        if (bodyStart < 4) return;
        if (!head.startsWith('HTTP/1.1 200')) failures += 1;
        missing = contentLength(head) - (head.length - bodyStart);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      answers += 1;
      missing = undefined;
      head = '';
      if (performance.now() < end) socket.write(request);
      else finish();
    });
  });
}

/** All servers of the bench send it; without it the end of a response would be unknown. */
function contentLength(head: string): number {
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
