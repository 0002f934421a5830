import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCodedError } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { DevelopmentRelease } from '@stadtraum/federation-kit/build';
import { type ComposedSite, startComposedSite } from '../development/composed-site.ts';
import type { LogLine } from '../development/local-shell.ts';
import { readableMessage } from '../development/readable-message.ts';
import { openSiteSource } from '../development/site-source.ts';
import { cliError } from '../errors.ts';
import { seconds, type Terminal } from '../terminal/terminal.ts';
import { type App, findApp } from '../workspace/apps.ts';
import { runTargets } from '../workspace/nx.ts';
import { isWorkspace } from '../workspace/root.ts';
import { announce, type CommandContext } from './context.ts';

export interface DevSettings {
  /** @default the first free port from 8080 */
  port: number | undefined;
  /** Public keys of the registry, separated by commas. @default the keys that it names */
  pinnedKeys: string | undefined;
  /** Whether the address of the site was given. Otherwise it is the one that the registry names. */
  isSiteGiven: boolean;
}

/** `dev <folder>`: shows the examples of an app's blocks, with the script `dev` of its package, until it is stopped. */
export async function developAlone(folder: string | undefined, cwd: string): Promise<void> {
  const { directory } = await findApp(folder ?? '.', cwd);
  const child = spawn('npm', ['run', '--silent', 'dev'], { cwd: directory, stdio: 'inherit' });
  // Ctrl-C reaches both; this process waits for the other.
  const wait = () => {};
  process.on('SIGINT', wait);
  const [status] = await once(child, 'exit');
  process.off('SIGINT', wait);
  if (status) process.exitCode = status;
}

/**
 * `dev <folder> --in <address>`: shows the blocks of a remote in the pages of a site, composed on this computer with live releases and
 * live content, until it is stopped. Each change of the source is built and shown. Nothing of it reaches the site.
 */
export async function dev(
  folder: string | undefined,
  { port, pinnedKeys, isSiteGiven }: DevSettings,
  context: CommandContext,
): Promise<void> {
  const { registry, terminal, root, cwd } = context;
  const app = await findApp(folder ?? '.', cwd);
  await requireRemote(app);
  await announce(`Develop ${app.name} in a site`, context);
  const { signal, release } = untilStopped();
  try {
    const source = await terminal.step('site', async () => {
      const opened = await openSiteSource({ registry, name: app.name, pinned: pinnedKeys });
      return { opened, detail: `registry key ${opened.keys.map(({ id }) => id).join(', ')}` };
    });
    const siteUrl = isSiteGiven ? context.siteUrl : (source.opened.siteUrl ?? context.siteUrl);
    if (isWorkspace(root)) await buildShell(root, terminal);
    const composed = await terminal.step('shell', async () => {
      const site = await startComposedSite({
        ...{ source: source.opened, teams: await teamsOf(context), root, siteUrl, port, signal },
        onLine: (line) => printProblem(line, terminal),
      });
      return { site, detail: 'on this computer, with live releases and live content' };
    });
    try {
      printAddress(app, composed.site, siteUrl, terminal);
      await Promise.race([watch(app, composed.site, terminal, signal), composed.site.ended]);
    } finally {
      await composed.site.close();
    }
  } catch (error) {
    // A step that is interrupted fails in its own way.
    if (!signal.aborted) throw error;
  } finally {
    release();
  }
}

/** @throws CodedError NOT_A_REMOTE */
async function requireRemote({ name, directory }: App): Promise<void> {
  const { release } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  if (release.kind !== 'remote') throw cliError('NOT_A_REMOTE', { name, kind: String(release.kind) });
}

/** @throws CodedError BUILD_FAILED */
async function buildShell(root: string, terminal: Terminal): Promise<void> {
  const { succeeded, output } = await runTargets(['build'], ['@stadtraum/shell'], root, {});
  if (succeeded) return;
  terminal.line(output);
  throw cliError('BUILD_FAILED', { projects: '@stadtraum/shell' });
}

async function teamsOf({ registry }: CommandContext): Promise<Record<string, string>> {
  const releases = await registry.releases();
  return Object.fromEntries(
    releases.flatMap(({ name, publishedBy }) => (publishedBy ? [[name, publishedBy.team]] : [])),
  );
}

function printAddress(
  { name }: App,
  site: ComposedSite,
  siteUrl: string | undefined,
  terminal: Terminal,
): void {
  terminal.line();
  terminal.line(`  ${terminal.bold(site.url)}  (stop with Ctrl-C)`);
  terminal.line();
  terminal.line(
    'Only this computer sees these pages. Forms store nothing; live content is read with your key.',
  );
  if (siteUrl === undefined)
    terminal.line('Pictures are missing: the registry does not know the address of the site. Set SITE_URL.');
  if (site.hasLive(name)) return;
  terminal.line(
    `${name} is not live, so no page of the site uses its blocks yet: \`npm run dev -w ${name}\` shows their examples. After its first \`ship\`, load a page that uses them.`,
  );
}

async function watch(app: App, site: ComposedSite, terminal: Terminal, signal: AbortSignal): Promise<void> {
  // Other commands do not load webpack.
  const { watchRelease } = await import('@stadtraum/federation-kit/build');
  const onFailed = (error: unknown) => {
    site.showProblem(error);
    for (const line of describe(error)) terminal.line(line);
  };
  const onBuilt = async (release: DevelopmentRelease, buildMs: number) => {
    const start = performance.now();
    try {
      await site.show(release);
      const shown = seconds(performance.now() - start);
      terminal.line(`  ${releaseLabel(release.manifest)}: built in ${seconds(buildMs)}, started in ${shown}`);
    } catch (error) {
      if (!signal.aborted) onFailed(error);
    }
  };
  await watchRelease(app.directory, { signal, onBuilt, onFailed });
}

function describe(error: unknown): string[] {
  const text = readableMessage(error);
  return isCodedError(error) ? [`${error.code}: ${text}`, error.remedy] : [text];
}

/** What is wrong with blocks, as the shell logs it. While a build keeps this process busy, the shell waits for registry and content. */
function printProblem({ code, msg }: LogLine, terminal: Terminal): void {
  if (code?.startsWith('BLOCK_')) terminal.line(`  ${code}: ${msg ?? ''}`);
}

/** A signal that is aborted by Ctrl-C or SIGTERM. */
function untilStopped(): { signal: AbortSignal; release: () => void } {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: stop.signal,
    release: () => {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}
