import { scrollAnchorsSmoothly } from '@stadtraum/shared-ui/anchor-scroll';
import { scrollToConfirmation } from '@stadtraum/shared-ui/confirmation-scroll';
import { startBehaviours } from './behaviours.ts';
import { createIslands, type LoadHost } from './islands.ts';
import { readPageData } from './page-data.ts';
import { createPlatform } from './platform.ts';
import { createReports } from './reports/reports.ts';
import { watchVitals } from './reports/vitals.ts';
import { watchScripts } from './reports/watch-scripts.ts';
import { resetRestoredFilters } from './restored-filters.ts';
import { installTrustedTypes } from './trusted-types.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Starts the document's script. It scrolls smoothly to in-page links (R2.11-7) and to the confirmation of a submitted form (R2.8-2),
 * resets filters after Back, starts behaviours, hydrates islands when they are needed, and reports errors and web vitals.
 *
 * @param loadHost loads the island host; called whenever an island starts
 */
export function startPage(loadHost: LoadHost): void {
  // This comes first, because nothing may write HTML before the policy exists.
  installTrustedTypes();
  scrollAnchorsSmoothly(document);
  scrollToConfirmation();
  resetRestoredFilters();

  const page = readPageData(document);
  if (!page) return;
  const reports = createReports(page);
  watchScripts(reports);
  const platform = createPlatform(page.settings, reports);
  const islands = createIslands(page, platform, reports, loadHost, (blockId) => behaviours.restart(blockId));
  const behaviours = startBehaviours(page, platform, reports, islands.start);
  whenIdle(() => watchVitals(reports));
}
