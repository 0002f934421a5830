import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import { type Site, startSite } from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { type DependencyPatch, make } from './changes/change.ts';
import { HARMFUL } from './changes/harmful.ts';
import { HARMLESS } from './changes/harmless.ts';
import { liveSet, runRegistry } from './shipping.ts';

/* Thirty changes that must go live and thirty that must not, each shipped to a running site with live content. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const SKIPPED = ['--skip-checks', 'this trial is about the gate'];
const PATHS = ['/', '/presse', '/immobilien/angebote', '/ausschreibungen'];

let workspace: Workspace;
let site: Site;
let load: ReturnType<typeof startLoad>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  workspace = await copyWorkspace();
  await workspace.build();
  site = await startSite({ root: workspace.root });
  load = startLoad(site.url, PATHS, 5);
});

test.afterAll(async () => {
  const report = await load?.stop();
  await site?.stop();
  await workspace?.remove();
  expect(report?.failures).toEqual([]);
});

for (const change of HARMLESS) {
  test(`[GA1] [GA3] [GA8] does not refuse a harmless change of ${change.app}: ${change.title} @full`, async () => {
    const before = (await liveSet(site)).id;
    const undo = await make(change, workspace);
    try {
      const output = await runRegistry(workspace, site, ['ship', change.app, ...SKIPPED]);
      recordMeasurement('gate-trial', `${change.app}, ${change.title}: ${gateTime(output)}`);
      expect((await liveSet(site)).id).not.toBe(before);
      if (change.patch) await expectPatched(change.app, change.patch);
    } finally {
      await undo();
    }
  });
}

for (const change of HARMFUL) {
  const verb = change.expected === 'shown' ? 'shows' : 'refuses';
  test(`[GA1] [GA3] [GA8] ${verb} a harmful change of ${change.app}: ${change.title} @full`, async () => {
    const before = (await liveSet(site)).id;
    const undo = await make(change, workspace);
    try {
      const shipped = runRegistry(workspace, site, ['ship', change.app, ...SKIPPED]);
      const [isLive, output] = await shipped.then(
        (text) => [true, text] as const,
        (error: Error) => [false, error.message] as const,
      );
      const reason = change.expected === 'shown' ? change.why : change.expected.exec(output)?.[0];
      const outcome = isLive ? 'live' : 'refused';
      recordMeasurement('gate-trial', `${change.app}, ${change.title}: ${outcome} (${reason})`);
      if (change.expected === 'shown') {
        expect(isLive).toBe(true);
        await runRegistry(workspace, site, ['rollback', change.app]);
      } else {
        expect(output).toMatch(change.expected);
        expect((await liveSet(site)).id).toBe(before);
      }
    } finally {
      await undo();
    }
  });
}

/** Fails unless the release in the app's folder was built with the patch. */
async function expectPatched(app: string, { name, version, shipped }: DependencyPatch): Promise<void> {
  const folder = join(workspace.root, app, 'release');
  const { kind, bundled } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  // A kit does not list what it bundles.
  if (kind === 'remote') expect(bundled).toMatchObject({ [name]: version });
  const scripts = (await readdir(join(folder, 'browser'))).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, 'browser', file), 'utf8')));
  expect(texts.some((text) => text.includes(shipped))).toBe(true);
}

/** The times of the verification and the switch, as the command prints them. */
function gateTime(output: string): string {
  return /\(verification [^)]*\)/.exec(output)?.[0] ?? 'no time';
}
