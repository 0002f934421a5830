import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { startRequest } from '@stadtraum/server-base/http-client';
import { type RequestTrace, traceHeaders } from '@stadtraum/server-base/request-trace';

export interface StreamedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Fails if the server takes too long; destroying it aborts the transfer. */
  body: Readable;
}

export interface StreamOptions {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** Maximum milliseconds that the server may take for the head and the whole body, excluding the time that the reader takes. */
  timeoutMs: number;
  /** The trace of the visitor's request. */
  trace?: RequestTrace;
}

/**
 * Requests a resource and streams its bytes.
 *
 * @throws Error if there is no response in time
 */
export function streamResponse(url: URL, options: StreamOptions): Promise<StreamedResponse> {
  const { timeoutMs, method, trace } = options;
  const headers = { ...options.headers, ...traceHeaders(trace) };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const outgoing = startRequest(url, { method, headers }).once('response', (response) => {
      clearTimeout(timer);
      const remainingMs = timeoutMs - (performance.now() - startedAt);
      const body = Readable.from(readWithin(response, remainingMs), { objectMode: false });
      // A generator that is waiting, or has not started, does not notice that its reader has stopped.
      body.once('close', () => response.destroy());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    const timer = destroyAfter(outgoing, timeoutMs);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      // The server closed a kept-alive connection just as it was reused, so the request is repeated.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(streamResponse(url, options));
      else reject(error);
    });
    outgoing.end();
  });
}

async function* readWithin(response: Readable, timeoutMs: number): AsyncGenerator<Buffer> {
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let remainingMs = timeoutMs;
  for (;;) {
    const startedAt = performance.now();
    const timer = destroyAfter(response, remainingMs);
    const next = await chunks.next().finally(() => clearTimeout(timer));
    remainingMs -= performance.now() - startedAt;
    if (next.done) return;
    yield next.value;
  }
}

function destroyAfter(stream: Readable | ClientRequest, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => stream.destroy(new Error('it took too long')), Math.max(0, milliseconds));
}
