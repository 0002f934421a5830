import type { PageData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import { createFederation, createHost, type Federation, type Host } from '@stadtraum/federation-kit/host';

/** The runtime of Module Federation and its tools use this entry of the browser's storage as the switch for debugging. */
const DEBUG_SWITCH = 'FEDERATION_DEBUG';

let host: Host | undefined;

/** Returns the page's only island host, which is created when the first island starts. */
export function getHost(page: PageData, platform: Platform): Host {
  host ??= createHost(page, platform, isForDevelopers(page) ? withRuntime(page) : undefined);
  return host;
}

/** Previews, and pages whose developer asks for the runtime of Module Federation 2. */
function isForDevelopers({ settings }: PageData): boolean {
  try {
    return settings.isPreview === true || localStorage.getItem(DEBUG_SWITCH) !== null;
  } catch {
    // Browsers can refuse access to the storage.
    return false;
  }
}

/** The page works without the runtime, too. */
async function withRuntime(page: PageData): Promise<Federation> {
  try {
    const runtime = await import(
      /* webpackChunkName: "federation-runtime" */ '@stadtraum/federation-kit/host/runtime'
    );
    return await runtime.createRuntimeFederation(page);
  } catch {
    return createFederation(page);
  }
}
