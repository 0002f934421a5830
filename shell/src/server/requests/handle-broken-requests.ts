import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Logger } from '@stadtraum/server-base/logging';
import { REQUEST_ID_HEADER } from '@stadtraum/server-base/request-trace';
import { errorPage } from '../error-pages/error-page.ts';
import { SCRIPTLESS_PAGE_HEADERS } from '../security/headers.ts';
import { MAX_TARGET_LENGTH } from './target.ts';

interface ParserError extends Error {
  code?: string;
  /** The bytes in which the parser found the error; usually they begin with the request. */
  rawPacket?: unknown;
}

const REASONS = {
  400: 'Bad Request',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
} as const;
/** A first line that is longer has an overlong URL. */
const MAX_FIRST_LINE = MAX_TARGET_LENGTH + 100;

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

function statusOf({ code, rawPacket }: ParserError): keyof typeof REASONS {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, MAX_FIRST_LINE) : '';
  return /^[A-Z]+ \S*$/.test(start) ? 414 : 431;
}
