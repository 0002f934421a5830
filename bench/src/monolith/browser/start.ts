import { startPage } from '@stadtraum/shell/src/browser/start-page.ts';
import type { Components } from './host.ts';

/** Starts the page like the shell's entry, but with a host that imports all components without Module Federation. */
export function start(components: Components): void {
  startPage(async () => {
    const { createHost } = await import(/* webpackChunkName: "host" */ './host.ts');
    return { getHost: (_, platform) => createHost(components, platform) };
  });
}
