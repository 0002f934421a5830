import type { SenderChecks } from '@stadtraum/contracts/gate';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { CreatedPreview } from '@stadtraum/contracts/preview';
import type { Activation, LoadedContent } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { waitForSite } from '../clients/site.ts';
import { seconds } from '../terminal/terminal.ts';
import { type App, findApps } from '../workspace/apps.ts';
import { type BuildResult, buildApps, CHECKS } from '../workspace/build.ts';
import { commonCommit } from '../workspace/common-commit.ts';
import { readContent } from '../workspace/content.ts';
import { isWorkspace } from '../workspace/root.ts';
import { type ActivateOptions, activateReleases } from './activate.ts';
import { loadContent, requireAllLoaded } from './content.ts';
import { announce, type CommandContext } from './context.ts';
import { chooseReleases, createPreview } from './preview.ts';
import { publishReleases } from './publish.ts';

export interface ShipOptions extends ActivateOptions {
  /** Seconds to wait until the site serves the new live set; false not to wait. */
  wait: number | false;
  /** Why types, lint and tests are not run. */
  skipChecks?: string;
  /** Make a preview instead of activating. */
  preview?: boolean;
  /** Further releases of the preview. */
  with: readonly string[];
  /** Hours for which the preview's link is valid. */
  hours: number;
}

/**
 * `ship <folder>…`: takes apps and their content from source to live. Several apps go live in one switch. Types, lint and the tests that
 * the change concerns run beside the build (GA5). With `--preview` nothing goes live: it ends with a link to the site composed with these
 * releases.
 */
export async function ship(
  folders: readonly string[],
  { wait, skipChecks, accept, preview, with: others, hours }: ShipOptions,
  context: CommandContext,
): Promise<Activation | CreatedPreview> {
  const { terminal, cwd } = context;
  const start = performance.now();
  const apps = await findApps(folders, cwd);
  const further = preview ? await chooseReleases(others, context) : [];
  await announce(`${preview ? 'Preview' : 'Ship'} ${apps.map(({ name }) => name).join(', ')}`, context);
  if (skipChecks !== undefined) terminal.line(`  Without ${CHECKS.join(', ')}: “${skipChecks}”`);
  const contents = await readContents(apps);

  // Older registries do not know it, and none needs it.
  context.registry.expectActivation().catch(() => {});
  const checks = await buildAndCheck(apps, skipChecks, context);
  const releases = await publishReleases(
    apps.map(({ release }) => release),
    context,
  );
  if (preview) {
    if (contents.length > 0)
      terminal.line('  A preview shows live content: the folder `content` is not loaded.');
    return createPreview([...releases, ...further], hours, context);
  }
  const activation = await activateReleases(releases, { accept, checks }, context);
  // After the activation, because content may name block types only once they are live.
  const loaded: LoadedContent[] = [];
  for (const { app, content } of contents) loaded.push(await loadContent(app, content, context));
  const isServed = await waitUntilServed(activation.liveSet, wait, context);
  terminal.line(`${isServed ? 'Live' : 'Activated'} in ${seconds(performance.now() - start)}.`);
  requireAllLoaded(loaded);
  return activation;
}

/** @returns which checks passed or were skipped, for the registry's report */
async function buildAndCheck(
  apps: readonly App[],
  skipped: string | undefined,
  context: CommandContext,
): Promise<SenderChecks> {
  const { terminal, cwd } = context;
  const showOutput = (output: string) => terminal.line(`\n${output}`);
  const options =
    skipped === undefined ? { checks: CHECKS, testsSince: await liveCommit(apps, context) } : { checks: [] };
  const { checks } = await terminal.step<BuildResult>('build', () =>
    buildApps(apps, cwd, options, showOutput),
  );
  return skipped === undefined ? checks : Object.fromEntries(CHECKS.map((check) => [check, { skipped }]));
}

/** The commit that all live releases of these apps contain; undefined if it is unknown, and where only whole suites can run. */
async function liveCommit(
  apps: readonly App[],
  { registry, root }: CommandContext,
): Promise<string | undefined> {
  if (!isWorkspace(root)) return undefined;
  const [liveSet, published] = await Promise.all([registry.liveSet(), registry.releases()]);
  const live = new Set(liveSet?.releases.map(releaseLabel));
  const commits = apps.map(
    ({ name }) =>
      published.find((release) => release.name === name && live.has(releaseLabel(release)))?.commit,
  );
  return commonCommit(commits, root);
}

async function readContents(apps: readonly App[]) {
  const contents = await Promise.all(
    apps.map(async (app) => ({ app, content: await readContent(app.directory) })),
  );
  return contents.flatMap(({ app, content }) => (content ? [{ app, content }] : []));
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
