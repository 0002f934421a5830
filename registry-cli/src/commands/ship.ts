import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Activation } from '@stadtraum/contracts/registry-api';
import { waitForSite } from '../clients/site.ts';
import { seconds } from '../terminal/terminal.ts';
import { type App, findApps } from '../workspace/apps.ts';
import { buildApps } from '../workspace/build.ts';
import { readContent } from '../workspace/content.ts';
import { activateReleases } from './activate.ts';
import { loadContent } from './content.ts';
import { announce, type CommandContext } from './context.ts';
import { publishReleases } from './publish.ts';

export interface ShipOptions {
  /** Seconds to wait until the site serves the new live set; false not to wait. */
  wait: number | false;
}

/** `ship <folder>…`: takes apps and their content from source to live. Several apps go live in one switch. */
export async function ship(
  folders: readonly string[],
  { wait }: ShipOptions,
  context: CommandContext,
): Promise<Activation> {
  const { terminal, cwd } = context;
  const start = performance.now();
  const apps = await findApps(folders, cwd);
  await announce(`Ship ${apps.map(({ name }) => name).join(', ')}`, context);
  const contents = await readContents(apps);

  await terminal.step('build', async () => ({
    detail: await buildApps(apps, cwd, (output) => terminal.line(`\n${output}`)),
  }));
  const releases = await publishReleases(
    apps.map(({ release }) => release),
    context,
  );
  const activation = await activateReleases(releases, context);
  // After the activation, because content may name block types only once they are live.
  for (const { app, files } of contents) await loadContent(app, files, context);
  const isServed = await waitUntilServed(activation.liveSet, wait, context);
  terminal.line(`${isServed ? 'Live' : 'Activated'} in ${seconds(performance.now() - start)}.`);
  return activation;
}

async function readContents(apps: readonly App[]) {
  const contents = await Promise.all(
    apps.map(async (app) => ({ app, files: await readContent(app.directory) })),
  );
  return contents.flatMap(({ app, files }) => (files ? [{ app, files }] : []));
}

/** Returns false if the command does not wait. */
async function waitUntilServed(
  liveSet: LiveSet,
  wait: number | false,
  { terminal, siteUrl }: CommandContext,
): Promise<boolean> {
  if (wait === false) return false;
  if (siteUrl === undefined) {
    terminal.line('  Set SITE_URL to wait until the site serves it.');
    return false;
  }
  await terminal.step('site', async () => {
    await waitForSite(siteUrl, liveSet, wait * 1_000);
    return { detail: `${siteUrl} serves it` };
  });
  return true;
}
