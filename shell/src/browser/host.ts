import type { PageData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import { createHost, type Host } from '@stadtraum/federation-kit/host';

let host: Host | undefined;

/** The page's one host of islands, made with the first island that starts. */
export function hostOf(page: PageData, platform: Platform): Host {
  host ??= createHost(page, platform);
  return host;
}
