import { createHash } from 'node:crypto';

/** Subresource integrity of these bytes, as in manifests and live sets: `sha256-<base64>`. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
