import { readFileSync } from 'node:fs';
import { ERROR_STYLESHEET } from '../../error-pages/error-page.ts';
import { ICON_PATH, LOGO_PATH, MANIFEST_PATH, TOUCH_ICON_PATH } from '../../html/icons.ts';
import type { Route } from '../../requests/route.ts';
import { COMMON_HEADERS, SPECULATION_RULES } from '../../security/headers.ts';

const SVG = 'image/svg+xml';
const PNG = 'image/png';

/** Files that are not part of a release, by path. `npm run icons` draws the PNG and ICO files from `favicon.svg`. */
const FILES: Readonly<Record<string, { type: string; body: Buffer }>> = {
  [ICON_PATH]: { type: SVG, body: read('favicon.svg') },
  '/favicon.ico': { type: 'image/x-icon', body: read('favicon.ico') },
  [TOUCH_ICON_PATH]: { type: PNG, body: read('apple-touch-icon.png') },
  '/icon-192.png': { type: PNG, body: read('icon-192.png') },
  [LOGO_PATH]: { type: PNG, body: read('icon-512.png') },
  '/icon-maskable.png': { type: PNG, body: read('icon-maskable.png') },
  [MANIFEST_PATH]: { type: 'application/manifest+json', body: read('site.webmanifest') },
  [SPECULATION_RULES]: {
    type: 'application/speculationrules+json; charset=utf-8',
    body: read('speculation-rules.json'),
  },
  // The content refers to them as marker icons (R3-3).
  '/karte/pin.svg': { type: SVG, body: read('pin.svg') },
  '/karte/pin-aktiv.svg': { type: SVG, body: read('pin-active.svg') },
  [ERROR_STYLESHEET]: { type: 'text/css; charset=utf-8', body: read('error.css') },
};

/** Routes for the shell's own files, such as the icons and the error pages' stylesheet. */
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

function read(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}
