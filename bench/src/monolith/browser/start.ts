import { startPage } from '@stadtraum/shell/src/browser/start-page.ts';
import type { Components } from './host.ts';

/** Like the shell's entry, with a host that knows all components instead of federating them. */
export function start(components: Components): void {
  startPage(async () => {
    const { createHost } = await import(/* webpackChunkName: "host" */ './host.ts');
    return { hostOf: (_, platform) => createHost(components, platform) };
  });
}
