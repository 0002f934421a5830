import { createHash } from 'node:crypto';
import type { Asset } from './assets.ts';

/** The inline import map in a live set's documents. It maps no specifiers; it only lists the hash of each script. */
export interface ImportMap {
  json: string;
  /** The Content-Security-Policy source expression that allows exactly this JSON. */
  cspSource: string;
}

export function createImportMap(scripts: readonly Asset[]): ImportMap {
  const integrity = Object.fromEntries(scripts.map((script) => [script.url, script.integrity]));
  const json = JSON.stringify({ integrity });
  const hash = createHash('sha256').update(json).digest('base64');
  return { json, cspSource: `'sha256-${hash}'` };
}
