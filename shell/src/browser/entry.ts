import { createIslands } from './islands.ts';
import { readPageData } from './page-data.ts';
import { createPlatform } from './platform.ts';
import { createReports } from './reports/reports.ts';
import { watchScripts } from './reports/watch-scripts.ts';
import { installTrustedTypes } from './trusted-types.ts';
import { whenIdle } from './when-idle.ts';

// First of all: nothing may write HTML before the policy stands.
installTrustedTypes();

const page = readPageData(document);
if (page) {
  const reports = createReports(page);
  watchScripts(reports);
  const platform = createPlatform(page.settings, reports);
  createIslands(page, platform, reports, () => import(/* webpackChunkName: "host" */ './host.ts'));
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './reports/vitals.ts').then(
      ({ watchVitals }) => watchVitals(reports),
      () => {},
    );
  });
}
