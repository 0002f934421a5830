import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import { PAGES } from '../site/pages.ts';
import { type Site, startSite } from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { liveSet, mixedPages, runRegistry } from './shipping.ts';

const REQUESTS_PER_SECOND = 40;
const PATHS = [
  ...PAGES.filter(({ status }) => status === 200).map(({ path }) => path),
  '/presse',
  '/presse/news',
  '/presse/bildmaterial',
];

/** A running site, and the workspace from which its teams ship. */
export interface EditableSite {
  workspace: Workspace;
  site: Site;
  stop(): Promise<void>;
}

/** A release that must not go live. */
export interface HarmfulShip {
  /** Folder of the app that is shipped. */
  app: string;
  /** New sources by path, from the present ones, which are empty for a new file. Undefined removes the file. */
  files: Record<string, (source: string) => string | undefined>;
  /** What the command prints, without its line breaks. */
  message: RegExp;
  /** @default types, lint and tests are skipped: they would find most of it first */
  flags?: readonly string[];
}

const MAX_SHIPS = 4;
const WITHOUT_CHECKS = ['--skip-checks', 'types, lint and tests would find it first'];

/**
 * Starts the site and waits until it shows its pages, as it does before a team ships. Sets the timeout of the hook that calls it.
 *
 * @param isCommitted whether live releases name a commit, so that a ship runs only tests that changes since then concern
 */
export async function startEditableSite({ isCommitted = false } = {}): Promise<EditableSite> {
  test.setTimeout(600_000);
  const workspace = await copyWorkspace();
  try {
    if (isCommitted) await workspace.commit();
    await workspace.build();
    const site = await startSite({ root: workspace.root });
    const stop = async () => {
      await site.stop();
      await workspace.remove();
    };
    await expect
      .poll(() => fetchPages(site), { timeout: 120_000 })
      .toEqual(PATHS.map(() => expect.stringMatching(/^200 /)));
    return { workspace, site, stop };
  } catch (error) {
    await workspace.remove();
    throw error;
  }
}

/**
 * Ships under load, and expects that the release is refused and that visitors notice nothing: no request fails, and each page is what it
 * was.
 *
 * @returns what the command prints
 */
export async function expectRefused(
  editable: EditableSite,
  { app, files, message, flags = WITHOUT_CHECKS }: HarmfulShip,
): Promise<string> {
  const { workspace, site } = editable;
  const before = { liveSet: await liveSet(site), pages: await fetchPages(site) };
  const restore = await changeFiles(workspace, files);
  const load = startLoad(site.url, PATHS, REQUESTS_PER_SECOND);
  const output = await shipUntilSeen(editable, ['ship', app, ...flags]);
  const report = await load.stop();
  await restore();
  expect(stripVTControlCharacters(output).replaceAll(/\s+/g, ' ')).toMatch(message);
  expect(report.failures.slice(0, 20), site.output().slice(-2000)).toEqual([]);
  expect(report.responses).toBeGreaterThan(REQUESTS_PER_SECOND);
  expect([...report.releases.keys()]).toEqual([before.liveSet.id]);
  expect(await mixedPages(site, report)).toEqual([]);
  expect({ liveSet: await liveSet(site), pages: await fetchPages(site) }).toEqual(before);
  recordMeasurement(
    'delivery',
    `${report.responses} answers, the slowest after ${Math.round(report.slowest)} ms`,
  );
  return output;
}

/** Ships again when a busy machine kept the gate from seeing enough. The gate goes on where it was. @returns what the command prints */
async function shipUntilSeen({ workspace, site }: EditableSite, command: string[]): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const output = await runRegistry(workspace, site, command).then(
      (text) => `It went live:\n${text}`,
      (error: Error) => error.message,
    );
    if (attempt === MAX_SHIPS || !output.includes('content-unavailable:time')) return output;
  }
}

async function fetchPages({ url }: Site): Promise<string[]> {
  const pages: string[] = [];
  for (const path of PATHS) {
    const response = await fetch(url + path);
    pages.push(`${response.status} ${await response.text()}`);
  }
  return pages;
}

/** @returns a function that restores them */
async function changeFiles(workspace: Workspace, files: HarmfulShip['files']): Promise<() => Promise<void>> {
  const earlier = new Map<string, string | undefined>();
  for (const [path, change] of Object.entries(files)) {
    const source = await readFile(join(workspace.root, path), 'utf8').catch(() => undefined);
    const changed = change(source ?? '');
    if (changed === source) throw new Error(`The change of ${path} changes nothing`);
    earlier.set(path, source);
    await put(workspace, path, changed);
  }
  return async () => {
    for (const [path, source] of earlier) await put(workspace, path, source);
  };
}

async function put(workspace: Workspace, path: string, source: string | undefined): Promise<void> {
  if (source === undefined) await workspace.delete(path);
  else await workspace.write(path, source);
}
