import { readFileSync } from 'node:fs';
import { ERROR_STYLESHEET } from '../../error-pages/error-page.ts';
import type { Route } from '../../requests/route.ts';
import { COMMON_HEADERS, SPECULATION_RULES } from '../../security/headers.ts';

const SVG = 'image/svg+xml';
const favicon = read('favicon.svg');

/** Files that are not part of a release, by path. */
const FILES: Readonly<Record<string, { type: string; body: string }>> = {
  '/favicon.svg': { type: SVG, body: favicon },
  '/favicon.ico': { type: SVG, body: favicon },
  [SPECULATION_RULES]: { type: 'application/speculationrules+json', body: read('speculation-rules.json') },
  // The content refers to them as marker icons (R3-3).
  '/karte/pin.svg': { type: SVG, body: read('pin.svg') },
  '/karte/pin-aktiv.svg': { type: SVG, body: read('pin-active.svg') },
  [ERROR_STYLESHEET]: { type: 'text/css; charset=utf-8', body: read('error.css') },
};

/** Routes for the shell's own files, such as the icon and the error pages' stylesheet. */
export function siteFileRoutes(): Route[] {
  return Object.entries(FILES).map(([path, { type, body }]) => ({
    method: 'GET',
    path,
    handle: (_request, reply) =>
      reply
        .headers({ ...COMMON_HEADERS, 'content-type': type, 'cache-control': 'public, max-age=3600' })
        .send(body),
  }));
}

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
