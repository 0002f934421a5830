import { createHash } from 'node:crypto';
import type { Asset } from './assets.ts';

/** The inline import map in a live set's documents. It maps no specifiers; it gives each script its hash. */
export interface ImportMap {
  json: string;
  /** Source expression that allows exactly this text in a Content-Security-Policy. */
  cspSource: string;
}

export function createImportMap(scripts: readonly Asset[]): ImportMap {
  const integrity = Object.fromEntries(scripts.map((script) => [script.url, script.integrity]));
  const json = JSON.stringify({ integrity });
  const hash = createHash('sha256').update(json).digest('base64');
  return { json, cspSource: `'sha256-${hash}'` };
}
