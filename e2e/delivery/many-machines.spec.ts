import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type MachineWatch, watchMachine } from '../site/machine.ts';
import { recordMeasurement } from '../site/measurements.ts';
import { hasNginx } from '../site/nginx.ts';
import { EVERY_PAGE } from '../site/pages.ts';
import type { LogLine, ServerProcess } from '../site/server-process.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { contentSettings, copyContent } from './announcements.ts';
import { openBrowser } from './machines/browser.ts';
import { type Machines, type Shell, startMachines } from './machines/machines.ts';
import {
  type LiveSet,
  type RegistryAccess,
  readLiveSet,
  registryCommand,
} from './machines/registry-commands.ts';
import { switchDelays, untilServed } from './machines/switches.ts';
import { startVisits, type VisitReport } from './machines/visitors.ts';

const ACTIVATIONS = 20;
const ROLLBACKS = 5;
const GETS_PER_SECOND = 100;
const REMOTE = 'mf-press';
/** Activations after which a shell is killed, and after which another one is added. */
const KILL_AFTER = 6;
const ADD_AFTER = 12;
/** Pages that the proxy caches for a few seconds, and pages that a shell composes for each request. */
const PATHS = [
  ...EVERY_PAGE.filter(({ status }) => status === 200).map(({ path }) => path),
  ...['/suche?q=dach', '/suche?q=hof', '/immobilien/projekte?q=x'],
];
/** Milliseconds from an activation until a shell serves it. */
const MEDIAN_LIMIT_MS = 1000;
const WORST_LIMIT_MS = 3000;

test.describe.configure({ mode: 'serial' });

let workspace: Workspace | undefined;
let machines: Machines | undefined;
/** Versions of two releases of mf-press, once a test has published the second one. */
let published: Promise<[old: string, changed: string]> | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  if (!hasNginx) return;
  machines = await startMachines();
});

test.afterAll(async () => {
  await machines?.stop();
  await workspace?.remove();
});

test('[OP13] rolls back on all machines while the database is unavailable, and stores who did it afterwards @full', async () => {
  test.setTimeout(120_000);
  const { registry, shells, postgresql } = given();
  const versions = await publishedVersions(registry);
  await registryCommand(registry, 'activate', `${REMOTE}@${versions[1]}`);
  await untilServed(shells, await readLiveSet(registry));
  await postgresql.setReachable(false);
  await registryCommand(registry, 'rollback', REMOTE);
  const restored = await readLiveSet(registry);
  expect(versionIn(restored)).toBe(versions[0]);
  await untilServed(shells, restored);
  await postgresql.setReachable(true);
  const newest = () => postgresql.sql(`select line from registry.log order by number desc limit 1`);
  await expect.poll(async () => (await newest())[0], { timeout: 30_000 }).toContain(restored.id);
  expect(JSON.parse((await newest())[0] ?? '')).toMatchObject({ action: 'roll-back', team: 'workspace' });
  expect(await postgresql.sql('select id from registry.live_sets order by sequence desc limit 1')).toEqual([
    restored.id,
  ]);
});

test('[TR4] [TR9] [F27] [F28] fails no GET, mixes no page and stores no form twice during 20 activations and 5 rollbacks on several machines, while a shell is killed and another one is added @full', async () => {
  test.setTimeout(600_000);
  const site = given();
  const versions = await publishedVersions(site.registry);
  const machine = watchMachine();
  const visits = startVisits(site, { paths: PATHS, perSecond: GETS_PER_SECOND, email: EMAIL });
  const first = await readLiveSet(site.registry);
  /** The live sets to which each shell had to switch. */
  const expected = new Map<Shell, LiveSet[]>(site.shells.map((shell) => [shell, []]));
  const running = new Set(site.shells);
  const change = async (...command: string[]) => {
    await registryCommand(site.registry, ...command);
    const liveSet = await readLiveSet(site.registry);
    await untilServed([...running], liveSet);
    for (const shell of running) expected.set(shell, [...(expected.get(shell) ?? []), liveSet]);
  };
  for (let done = 0; done < ACTIVATIONS; done += 1) {
    if (done === KILL_AFTER) await killFirst(running);
    if (done === ADD_AFTER) running.add(await site.addShell());
    await change('activate', `${REMOTE}@${versions[(done + 1) % 2]}`);
  }
  for (let done = 0; done < ROLLBACKS; done += 1) await change('rollback', REMOTE);
  const report = await visits.stop();
  const last = await readLiveSet(site.registry);
  const delays = await Promise.all([...expected].map(([shell, sets]) => switchDelays(shell, sets)));
  const [median, worst] = describeDelays(delays.flat(), machine);
  describeVisits(report);

  expect(last.sequence - first.sequence).toBe(ACTIVATIONS + ROLLBACKS);
  expect(report.failures).toEqual([]);
  expect(report.mixed).toEqual([]);
  expect(report.liveSets).toBeGreaterThan(ROLLBACKS);
  await expectFormsOnce(site, report, EMAIL, { lost: 2 });
  expect(median).toBeLessThan(machine.limit(MEDIAN_LIMIT_MS));
  expect(worst).toBeLessThan(machine.limit(WORST_LIMIT_MS));
});

test('[TR4] [OP11] fails no GET and stores no form twice when two content APIs restart one after the other @full', async () => {
  test.setTimeout(120_000);
  const site = given();
  const email = 'inhalte@haus.example';
  const visits = startVisits(site, { paths: PATHS, perSecond: GETS_PER_SECOND / 2, email });
  for (const index of [0, 1]) {
    await delay(1_000);
    await site.restartContentApi(index);
  }
  await delay(1_000);
  const report = await visits.stop();
  describeVisits(report);
  expect(report.failures).toEqual([]);
  await expectFormsOnce(site, report, email, { lost: 1 });
});

test('[OP3] [R7.1-3] changes no content and sends no email when content APIs with different files restart, until the files of one are loaded @full', async () => {
  test.setTimeout(300_000);
  const site = given();
  // Fixed deadlines: those of the demonstration move at midnight, and its subscribers would hear of it.
  const older = await contentWith((announcements) => setDeadline(announcements, '2099-12-01'));
  const newer = await contentWith((announcements) => [
    ...setDeadline(announcements, '2099-12-15'),
    { ...announcements[0], uid: 901, slug: 'neue-ausschreibung', number: 'SW-B-901' },
  ]);
  const email = 'frist@bau.example';
  const visitor = openBrowser(site.nginx.url, { certificate: site.nginx.certificate, from: '127.0.8.1' });
  const restart = (index: number) =>
    site.restartContentApi(index, contentSettings(index === 1 ? newer : older).CONTENT_DIRECTORY);
  const revisionOf = async (api?: ServerProcess) => (await fetch(`${api?.url}/revision`)).json();
  /** Restarts both in both orders. @returns what is live, and what differs, for each */
  const restartAll = async () => {
    for (const index of [0, 1, 1, 0]) await restart(index);
    const found = () =>
      Promise.all(
        site.contentApis.map(async (api) => ({
          live: await revisionOf(api),
          differing: await differing(api),
        })),
      );
    await expect.poll(async () => (await found()).every((each) => each.differing)).toBe(true);
    return found();
  };
  try {
    await restart(0);
    await site.loadContent(0);
    await site.postgresql.sql(`insert into subscriptions (email, address, company, analytics, scope, announcement, subjects, consent_text,
      form_url, confirmed_at) values ('${email}', '${email}', '', false, 'announcement:401', 401, '{}', '2026-11', 'x', now())`);
    const before = await revisionOf(site.contentApis[0]);
    expect(await restartAll()).toEqual([
      { live: before, differing: [] },
      { live: before, differing: CHANGED },
    ]);
    expect((await visitor.get(NEW_PAGE)).status).toBe(404);

    expect(await site.loadContent(1)).toContain('Loaded: ');
    await site.mails.mailsTo(email, 1);
    const after = await revisionOf(site.contentApis[0]);
    expect(await restartAll()).toEqual([
      { live: after, differing: CHANGED },
      { live: after, differing: [] },
    ]);
    await expect.poll(async () => (await visitor.get(NEW_PAGE)).status).toBe(200);

    // Outdated files, and the right ones again: the subscriber knows both states.
    expect(await site.loadContent(0)).toContain('Loaded: ');
    expect(await site.loadContent(1)).toContain('Loaded: ');
    expect(await site.postgresql.sql(`select state from mails where recipient = '${email}'`)).toEqual([
      'sent',
    ]);
  } finally {
    visitor.close();
    for (const directory of [older, newer]) await rm(directory, { recursive: true, force: true });
  }
});

const ANNOUNCEMENTS = 'collections/announcements/records.json';
const NEW_PAGE = '/ausschreibungen/neue-ausschreibung';
const CHANGED = [`${ANNOUNCEMENTS}#401`, `${ANNOUNCEMENTS}#901`];

type Announcement = Record<string, unknown>;

/** The site's content with other announcements. @returns a directory, see `copyContent` */
async function contentWith(change: (announcements: Announcement[]) => Announcement[]): Promise<string> {
  const directory = await copyContent();
  const file = join(directory, 'content', ANNOUNCEMENTS);
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  return directory;
}

/** Moves the deadline of announcement 401, the first one. */
function setDeadline([first, ...others]: Announcement[], deadline: string): Announcement[] {
  return [{ ...first, deadline, bindingUntil: '2100-03-31' }, ...others];
}

/** What a content API logged at its last start as differing from the last load; undefined before that. */
async function differing(api: ServerProcess): Promise<string[] | undefined> {
  const lines = (await api.log()) as (LogLine & { differing?: string[] | number })[];
  const started = lines.findLastIndex(({ msg }) => msg === 'the content API listens');
  const compared = lines.slice(started).filter(({ msg }) => msg?.startsWith('content '));
  const named = compared.find((line) => Array.isArray(line.differing))?.differing;
  return compared.length === 0 ? undefined : ((named as string[] | undefined) ?? []);
}

const EMAIL = 'mehrere@haus.example';

/** The machines; skips the test without nginx or PostgreSQL. */
function given(): Machines {
  test.skip(!machines, 'nginx, openssl or PostgreSQL is not installed');
  return machines as Machines;
}

/** Publishes another release of mf-press. @returns the versions of the live one and of the new one */
function publishedVersions(registry: RegistryAccess): Promise<[old: string, changed: string]> {
  published ??= publishVersion(registry);
  return published;
}

async function publishVersion(registry: RegistryAccess): Promise<[old: string, changed: string]> {
  const old = versionIn(await readLiveSet(registry));
  workspace = await copyWorkspace();
  await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
    source.replace('resetBy=', 'submitLabel="Bilder filtern" resetBy='),
  );
  await workspace.buildRelease(REMOTE);
  const published = await registryCommand(registry, 'publish', `${workspace.root}/${REMOTE}`);
  const [, changed = ''] = new RegExp(`${REMOTE} (\\S+) \\(`).exec(published) ?? [];
  return [old, changed];
}

/** Kills a shell as a power failure would, while the proxy still sends requests to it. */
async function killFirst(running: Set<Shell>): Promise<void> {
  const [shell] = running;
  if (!shell) throw new Error('no shell is running');
  running.delete(shell);
  // Its log then contains its last switch.
  await shell.log();
  await shell.end('SIGKILL');
}

/** All acknowledged forms are stored, each form once, and each stored form caused one email. */
async function expectFormsOnce(
  { postgresql, mails }: Machines,
  { forms }: VisitReport,
  email: string,
  { lost }: { lost: number },
): Promise<void> {
  const stored = await postgresql.sql(
    `select values ->> 'name' from form_submissions where values ->> 'email' = '${email}'`,
  );
  expect(new Set(stored).size, 'a form was stored twice').toBe(stored.length);
  const acknowledged = forms.flatMap((form) => (form.acknowledged ? [form.name] : []));
  expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
  // A form on its way to a server that dies is not sent again: its visitor sees an error and keeps the input.
  expect(forms.length - acknowledged.length).toBeLessThanOrEqual(lost);
  const unsent = () =>
    postgresql.sql(`select row_to_json(mails) from mails where state not in ('sent', 'void')`);
  await expect.poll(unsent, { timeout: 120_000 }).toEqual([]);
  const [office = ''] = await postgresql.sql(
    `select distinct recipient from mails where kind = 'contact-form'`,
  );
  const received = mails.received(office).filter((mail) => mail.includes(email));
  expect(received.length, 'one email for each form').toBe(stored.length);
}

function describeVisits({ gets, failures, mixed, liveSets, slowest, forms }: VisitReport): void {
  const lost = forms.filter(({ acknowledged }) => !acknowledged).length;
  recordMeasurement(
    'visits',
    `${gets} GETs (${failures.length} failed, the slowest after ${Math.round(slowest)} ms) from ${liveSets} live sets, ` +
      `${mixed.length} mixed pages, ${forms.length} forms (${lost} not acknowledged)`,
  );
}

/** @returns the median and the worst delay in milliseconds */
function describeDelays(delays: readonly number[], machine: MachineWatch): [median: number, worst: number] {
  const sorted = [...delays].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const worst = sorted.at(-1) ?? Number.NaN;
  const limits = [MEDIAN_LIMIT_MS, WORST_LIMIT_MS].map((limit) => Math.round(machine.limit(limit)));
  recordMeasurement(
    'switches',
    `${sorted.length} switches of shells, median ${median} ms, worst ${worst} ms after the activation ` +
      `(limits on this machine ${limits.join(' and ')} ms)`,
  );
  return [median, worst];
}

function versionIn({ releases }: LiveSet): string {
  return releases.find(({ name }) => name === REMOTE)?.version ?? '';
}
