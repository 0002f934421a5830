import { createHash } from 'node:crypto';
import type { Asset } from './assets.ts';

/** A document's inline import map. It maps no specifiers; it only lists the hash of each script that the page may load. */
export interface ImportMap {
  json: string;
  /** The Content-Security-Policy source expression that allows exactly this JSON. */
  cspSource: string;
}

/** Equal scripts give the same import map, whatever their order. */
export function createImportMap(scripts: readonly Asset[]): ImportMap {
  const pairs = scripts.map(({ url, integrity }) => [url, integrity] as const);
  const integrity = Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  const json = JSON.stringify({ integrity });
  const hash = createHash('sha256').update(json).digest('base64');
  return { json, cspSource: `'sha256-${hash}'` };
}
