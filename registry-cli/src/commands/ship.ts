import { waitForSite } from '../clients/site.ts';
import { seconds } from '../terminal/terminal.ts';
import { findApps } from '../workspace/apps.ts';
import { buildApps } from '../workspace/build.ts';
import { activateReleases } from './activate.ts';
import type { CommandContext } from './context.ts';
import { publishReleases } from './publish.ts';

export interface ShipOptions {
  /** Seconds to wait until the site serves the new live set; false not to wait. */
  wait: number | false;
}

/** `ship <folder>…`: takes apps from source to live. Several apps go live in one switch. */
export async function ship(
  folders: readonly string[],
  { wait }: ShipOptions,
  context: CommandContext,
): Promise<void> {
  const { terminal, cwd, siteUrl } = context;
  const start = performance.now();
  const apps = await findApps(folders, cwd);
  terminal.line(terminal.bold(`Ship ${apps.map(({ name }) => name).join(', ')}`));

  await terminal.step('build', async () => ({
    detail: await buildApps(apps, cwd, (output) => terminal.line(`\n${output}`)),
  }));
  const releases = await publishReleases(
    apps.map(({ release }) => release),
    context,
  );
  const liveSet = await activateReleases(releases, context);
  if (wait !== false) {
    await terminal.step('site', async () => {
      await waitForSite(siteUrl, liveSet, wait * 1_000);
      return { detail: `${siteUrl} serves it` };
    });
  }
  terminal.line(`${wait === false ? 'Activated' : 'Live'} in ${seconds(performance.now() - start)}.`);
}
