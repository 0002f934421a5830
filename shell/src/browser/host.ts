import type { PageData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import { createHost, type Host } from '@stadtraum/federation-kit/host';

let host: Host | undefined;

/** Returns the page's only island host, which is created when the first island starts. */
export function getHost(page: PageData, platform: Platform): Host {
  host ??= createHost(page, platform);
  return host;
}
