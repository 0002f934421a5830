import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type MachineWatch, watchMachine } from '../site/machine.ts';
import { recordMeasurement } from '../site/measurements.ts';
import { hasNginx } from '../site/nginx.ts';
import { EVERY_PAGE } from '../site/pages.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { type Machines, type Shell, startMachines } from './machines/machines.ts';
import { type LiveSet, readLiveSet, registryCommand } from './machines/registry-commands.ts';
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
/** Versions of two releases of mf-press. */
let versions: [old: string, changed: string];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  if (!hasNginx) return;
  machines = await startMachines();
  if (!machines) return;
  const { registry } = machines;
  const old = versionIn(await readLiveSet(registry));
  workspace = await copyWorkspace();
  await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
    source.replace('resetBy=', 'submitLabel="Bilder filtern" resetBy='),
  );
  await workspace.buildRelease(REMOTE);
  const published = await registryCommand(registry, 'publish', `${workspace.root}/${REMOTE}`);
  const [, changed = ''] = new RegExp(`${REMOTE} (\\S+) \\(`).exec(published) ?? [];
  versions = [old, changed];
});

test.afterAll(async () => {
  await machines?.stop();
  await workspace?.remove();
});

test('[OP13] rolls back on all machines while the database is unavailable, and stores who did it afterwards @full', async () => {
  test.setTimeout(120_000);
  const { registry, shells, postgresql } = given();
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
  test.setTimeout(400_000);
  const site = given();
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

const EMAIL = 'mehrere@haus.example';

/** The machines; skips the test without nginx or PostgreSQL. */
function given(): Machines {
  test.skip(!machines, 'nginx, openssl or PostgreSQL is not installed');
  return machines as Machines;
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
  const unsent = () => postgresql.sql(`select id from mails where state not in ('sent', 'void')`);
  await expect.poll(async () => (await unsent()).length, { timeout: 30_000 }).toBe(0);
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
