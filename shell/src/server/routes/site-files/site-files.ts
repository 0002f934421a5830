import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ERROR_STYLESHEET } from '../../error-pages/error-page.ts';
import { COMMON_HEADERS, SPECULATION_RULES } from '../../security/headers.ts';

const SVG = 'image/svg+xml';
const favicon = read('favicon.svg');

/** Files that belong to no release, by path. */
const FILES: Readonly<Record<string, { type: string; body: string }>> = {
  '/favicon.svg': { type: SVG, body: favicon },
  '/favicon.ico': { type: SVG, body: favicon },
  [SPECULATION_RULES]: { type: 'application/speculationrules+json', body: read('speculation-rules.json') },
  // Content names them as the icons of markers (R3-3).
  '/karte/pin.svg': { type: SVG, body: read('pin.svg') },
  '/karte/pin-aktiv.svg': { type: SVG, body: read('pin-active.svg') },
  [ERROR_STYLESHEET]: { type: 'text/css; charset=utf-8', body: read('error.css') },
};

/** Paths that are files of the shell itself. */
export const SITE_FILE_PATHS: readonly string[] = Object.keys(FILES);

export function addSiteFiles(server: FastifyInstance): void {
  for (const [path, { type, body }] of Object.entries(FILES)) {
    server.get(path, (_request, reply: FastifyReply) =>
      reply
        .headers({ ...COMMON_HEADERS, 'content-type': type, 'cache-control': 'public, max-age=3600' })
        .send(body),
    );
  }
}

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
