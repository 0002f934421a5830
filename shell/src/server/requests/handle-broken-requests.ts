import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Logger } from '@stadtraum/server-base/logging';
import { REQUEST_ID_HEADER } from '@stadtraum/server-base/request-trace';
import { errorPage } from '../error-pages/error-page.ts';
import { SCRIPTLESS_PAGE_HEADERS } from '../security/headers.ts';

interface ParserError extends Error {
  code?: string;
}

const REASONS = { 400: 'Bad Request', 408: 'Request Timeout', 414: 'URI Too Long' } as const;

/** Responds to requests that are malformed, too slow or have an oversized head. They reach neither routes nor hooks. */
export function createBrokenRequestHandler(log: Logger) {
  return (error: ParserError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = statusOf(error);
    const id = randomUUID();
    log.info({ request: id, status, rejected: error.code ?? error.message }, 'request');
    const body = status === 408 ? '' : errorPage(status);
    const headers = {
      ...SCRIPTLESS_PAGE_HEADERS,
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: id,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${head.join('')}\r\n${body}`);
  };
}

function statusOf({ code }: ParserError): keyof typeof REASONS {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  // Usually an overlong URL exceeds the limit on the head.
  return code === 'HPE_HEADER_OVERFLOW' ? 414 : 400;
}
