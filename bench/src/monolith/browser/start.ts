import { createIslands } from '@stadtraum/shell/src/browser/islands.ts';
import { readPageData } from '@stadtraum/shell/src/browser/page-data.ts';
import { createPlatform } from '@stadtraum/shell/src/browser/platform.ts';
import { createReports } from '@stadtraum/shell/src/browser/reports/reports.ts';
import { watchScripts } from '@stadtraum/shell/src/browser/reports/watch-scripts.ts';
import { installTrustedTypes } from '@stadtraum/shell/src/browser/trusted-types.ts';
import { whenIdle } from '@stadtraum/shell/src/browser/when-idle.ts';
import type { Components } from './host.ts';

/** What the shell's entry does, with a host that knows all components instead of one that federates them. */
export function start(components: Components): void {
  installTrustedTypes();
  const page = readPageData(document);
  if (!page) return;
  const reports = createReports(page);
  watchScripts(reports);
  const platform = createPlatform(page.settings, reports);
  createIslands(page, platform, reports, async () => {
    const { createHost } = await import(/* webpackChunkName: "host" */ './host.ts');
    return { hostOf: (_, ofPage) => createHost(components, ofPage) };
  });
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ '@stadtraum/shell/src/browser/reports/vitals.ts').then(
      ({ watchVitals }) => watchVitals(reports),
      () => {},
    );
  });
}
