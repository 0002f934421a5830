import { scrollAnchorsSmoothly } from '@stadtraum/shared-ui/anchor-scroll';
import { scrollToConfirmation } from '@stadtraum/shared-ui/confirmation-scroll';
import { createIslands, type LoadHost } from './islands.ts';
import { readPageData } from './page-data.ts';
import { createPlatform } from './platform.ts';
import { createReports } from './reports/reports.ts';
import { watchScripts } from './reports/watch-scripts.ts';
import { installTrustedTypes } from './trusted-types.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Brings a document to life: in-page links scroll (R2.11-7), and so does a page whose form was sent (R2.8-2); islands hydrate when
 * they are needed, problems and vitals are reported.
 *
 * @param loadHost loads what hydrates the islands, once the first one needs it
 */
export function startPage(loadHost: LoadHost): void {
  // First of all: nothing may write HTML before the policy stands.
  installTrustedTypes();
  scrollAnchorsSmoothly(document);
  scrollToConfirmation();

  const page = readPageData(document);
  if (!page) return;
  const reports = createReports(page);
  watchScripts(reports);
  createIslands(page, createPlatform(page.settings, reports), reports, loadHost);
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './reports/vitals.ts').then(
      ({ watchVitals }) => watchVitals(reports),
      () => {},
    );
  });
}
