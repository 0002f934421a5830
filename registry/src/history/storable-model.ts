import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { PageModel } from '@stadtraum/contracts/page-model';

/** A page model as the history keeps it: without what changes although documents stay the same. */
export interface StorableModel {
  /** `PageHash` of `json`. */
  hash: string;
  json: string;
}

export function storableModel({ revision: _, freshUntil: __, ...model }: PageModel): StorableModel {
  const json = JSON.stringify(model);
  return { hash: hashOf(json), json };
}

export function compressModel(json: string): Buffer {
  return gzipSync(json);
}

/** The JSON of a compressed model. Undefined if it is damaged: it is not the one of this hash. */
export function openModel(hash: string, compressed: Buffer): Buffer | undefined {
  try {
    const json = gunzipSync(compressed);
    return hashOf(json) === hash ? json : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(json: string | Buffer): string {
  return createHash('sha256').update(json).digest('hex');
}
