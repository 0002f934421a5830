import { startPage } from '@stadtraum/shell/src/browser/start-page.ts';
import type { Components } from './host.ts';

/** What the shell's entry does, with a host that knows all components instead of one that federates them. */
export function start(components: Components): void {
  startPage(async () => {
    const { createHost } = await import(/* webpackChunkName: "host" */ './host.ts');
    return { hostOf: (_, ofPage) => createHost(components, ofPage) };
  });
}
