import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Correlates everything that a visitor's request causes, in the logs of all servers and in emails (OP9). */
export interface RequestTrace {
  /** Sent to the visitor as `x-request-id`. */
  id: string;
  /** W3C trace context, forwarded unchanged; the site itself records no spans. */
  traceparent?: string;
  /** The visitor's network, if known. Not part of `traceHeaders`: only some servers get it. */
  network?: string;
}

export const REQUEST_ID_HEADER = 'x-request-id';
const TRACEPARENT_HEADER = 'traceparent';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;
const TRACEPARENT = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Reads the trace of a request from its headers.
 *
 * @param trusted whether the sender may set the id, because it is another server of the site or a trusted proxy
 */
export function readTrace(headers: IncomingHttpHeaders, trusted: boolean): RequestTrace {
  const id = trusted ? headers[REQUEST_ID_HEADER] : undefined;
  const traceparent = headers[TRACEPARENT_HEADER];
  return {
    id: typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID(),
    ...(typeof traceparent === 'string' && TRACEPARENT.test(traceparent) && { traceparent }),
  };
}

/** Headers that forward a trace to the next server. */
export function traceHeaders(trace: RequestTrace | undefined): Record<string, string> {
  if (!trace) return {};
  const { id, traceparent } = trace;
  return { [REQUEST_ID_HEADER]: id, ...(traceparent !== undefined && { [TRACEPARENT_HEADER]: traceparent }) };
}
