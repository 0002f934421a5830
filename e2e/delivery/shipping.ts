import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type MachineWatch, watchMachine } from '../site/machine.ts';
import { PAGES } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { type LoadReport, startLoad } from '../site/steady-load.ts';
import type { Workspace } from '../site/workspace.ts';

interface LiveSet {
  id: string;
  releases: { name: string; version: string }[];
}

/** What happened during a delivery. All times are in milliseconds. */
export interface Delivery {
  /** The machine's load during the delivery. */
  machine: MachineWatch;
  /** From the start of the command until a visitor's page shows the change. */
  untilLive: number;
  verification: number;
  switch: number;
  /** The command's output. */
  output: string;
  /** Names of the releases whose version has changed. */
  changed: string[];
  load: LoadReport;
  /** The site's process ids, before and after. */
  processes: [before: Record<string, number>, after: Record<string, number>];
}

/** Load during a delivery. */
const REQUESTS_PER_SECOND = 50;
const PATHS = PAGES.filter(({ status }) => status === 200).map(({ path }) => path);

/** Ships packages from the workspace with the teams' command, under load, without types, lint and tests. */
export function ship(workspace: Workspace, site: Site, ...folders: string[]): Promise<Delivery> {
  return deliver(workspace, site, ['ship', ...folders, '--skip-checks', 'a test of the delivery']);
}

/** Ships as a team does: with types, lint and the tests that the change concerns. Only one visitor looks at the site. */
export function shipChecked(workspace: Workspace, site: Site, ...folders: string[]): Promise<Delivery> {
  return deliver(workspace, site, ['ship', ...folders], 1);
}

/** Rolls a release back, under load. */
export function rollBack(workspace: Workspace, site: Site, name: string): Promise<Delivery> {
  return deliver(workspace, site, ['rollback', name]);
}

async function deliver(
  workspace: Workspace,
  site: Site,
  command: string[],
  requestsPerSecond = REQUESTS_PER_SECOND,
): Promise<Delivery> {
  const before = { set: await liveSet(site), processes: await site.processes() };
  const load = startLoad(site.url, PATHS, requestsPerSecond);
  await delay(1_000);

  const started = performance.now();
  const machine = watchMachine();
  const finished = runRegistry(workspace, site, command);
  const firstServed = untilServed(site, before.set.id);
  const [output, served] = await Promise.all([finished, firstServed]);
  await delay(1_000);

  const report = await load.stop();
  const after = await liveSet(site);
  const [, verification, switched] = /verification (\d+) ms, switch (\d+) ms/.exec(output) ?? [];
  return {
    machine,
    untilLive: served - started,
    verification: Number(verification),
    switch: Number(switched),
    output,
    changed: changesBetween(before.set, after),
    load: report,
    processes: [before.processes, await site.processes()],
  };
}

/** Fetches a live set. @param id @default the current live set */
export async function liveSet({ registryUrl }: Site, id?: string): Promise<LiveSet> {
  const response = await fetch(
    id === undefined ? `${registryUrl}/live-set` : `${registryUrl}/live-sets/${id}`,
  );
  return (await response.json()) as LiveSet;
}

/** One line per release that a page under load contained but its live set does not. */
export async function mixedPages(site: Site, { releases }: LoadReport): Promise<string[]> {
  const sets = await Promise.all([...releases.keys()].map((id) => liveSet(site, id)));
  return sets.flatMap((set) => {
    const expected = set.releases.map(({ name, version }) => `${name}@${version}`);
    const unexpected = [...(releases.get(set.id) ?? [])].filter((release) => !expected.includes(release));
    return unexpected.map((release) => `${release} in a page from ${set.id}`);
  });
}

function changesBetween(before: LiveSet, after: LiveSet): string[] {
  const old = new Map(before.releases.map(({ name, version }) => [name, version]));
  return after.releases.filter(({ name, version }) => old.get(name) !== version).map(({ name }) => name);
}

/** @returns the time at which a page from another live set was first served */
async function untilServed({ url }: Site, oldId: string): Promise<number> {
  for (;;) {
    const response = await fetch(url);
    await response.text();
    if (response.headers.get('x-live-set') !== oldId) return performance.now();
    // Rarely enough to leave the processors to the ship.
    await delay(200);
  }
}

/** Runs `npm run ship` or `npm run registry`. Rejects with the output of a command that fails. */
export function runRegistry(
  { root }: Pick<Workspace, 'root'>,
  site: Site,
  command: string[],
): Promise<string> {
  const [name = '', ...parameters] = command;
  const script =
    name === 'ship' ? ['run', 'ship', '--', ...parameters] : ['run', 'registry', '--', ...command];
  const child = spawn('npm', ['--silent', ...script], {
    cwd: root,
    env: {
      ...process.env,
      REGISTRY_URL: site.registryUrl,
      SITE_URL: site.url,
      SIGNING_KEY_FILE: join(site.dataDirectory, 'keys/workspace.pem'),
      NX_DAEMON: 'false',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve(output) : reject(new Error(output))));
  });
}
