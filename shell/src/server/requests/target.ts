import type { IncomingMessage } from 'node:http';
import type { QueryParameters } from '@stadtraum/contracts/platform';
import { parseQuery } from '../http/query.ts';
import type { Route } from './route.ts';
import type { RouteTable } from './route-table.ts';

/** The target of a request: its path, decoded once, and its query. */
export interface RequestTarget {
  path: string;
  query: QueryParameters;
  /** The query as sent, without the question mark. */
  rawQuery: string;
}

/** A valid request and its route. */
export interface AcceptedRequest {
  target: RequestTarget;
  route: Route;
}

/** An invalid request, which reaches no route. */
export interface Rejection {
  status: 400 | 405 | 414 | 421;
  reason: string;
  /** Methods for the Allow header of a 405. */
  allow?: string;
}

export interface RequestRules {
  allowedHosts: ReadonlySet<string>;
  /** The site's origin. */
  siteUrl: string;
  routes: RouteTable;
}

/** Maximum length of a request's path and query together. */
export const MAX_TARGET_LENGTH = 4096;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match them.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

type TargetMessage = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/** Reads a request's first line and Host header, or returns the reason to reject the request. */
export function readTarget(
  { method = '', url = '', headers, rawHeaders }: TargetMessage,
  rules: RequestRules,
): AcceptedRequest | Rejection {
  if (url.length > MAX_TARGET_LENGTH) return { status: 414, reason: `its URL has ${url.length} characters` };
  // Node uses the first Host header; a proxy may have used another one (SE8).
  if (hasMultipleHosts(rawHeaders)) return { status: 400, reason: 'it has multiple Host headers' };
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1);
  const { routes, allow, allowsAnyHost } = rules.routes.at(rawPath);
  if (!allowsAnyHost && !rules.allowedHosts.has(hostName(headers.host))) {
    return { status: 421, reason: 'unknown host' };
  }
  const route = routes.get(method);
  if (!route) return { status: 405, reason: `method ${method} is not allowed here`, allow };
  const path = decodePath(rawPath);
  const query = parseQuery(rawQuery);
  if (path === undefined || query === undefined) return { status: 400, reason: 'its URL cannot be decoded' };
  return { target: { path, query, rawQuery }, route };
}

/** @param rawHeaders alternating names and values */
function hasMultipleHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** The host without its port, in lower case. */
function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d{1,5}$/, '');
}

function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  // The common case needs no decoding.
  if (/^[\w/-]*$/.test(rawPath)) return rawPath;
  try {
    const path = decodeURIComponent(rawPath);
    return CONTROL_CHARACTER.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
