import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import { type Site, startSite } from '../site/site.ts';
import { type PlantedChange, plantChanges } from './bisect/plant-changes.ts';
import { CHECKS, type Fault, PATH } from './bisect/test-page.ts';
import { registryCommand } from './machines/registry-commands.ts';
import { liveSet } from './shipping.ts';

/** What `bisect --json` prints, as far as it matters here. */
interface Found {
  states: number;
  runs: { outcome: string; detail: string }[];
  changes: {
    liveSet?: { releases: unknown[]; request?: unknown };
    content?: { after: string; requests: unknown[] };
  }[];
}

let site: Site;
test.beforeEach(async () => {
  test.setTimeout(300_000);
  site = await startSite();
});
test.afterEach(() => site?.stop());

async function bisect(from: string, fault: Fault): Promise<Found> {
  const access = {
    ...{ url: site.registryUrl, siteUrl: site.url },
    keyFile: join(site.dataDirectory, 'keys/workspace.pem'),
  };
  const words = ['bisect', PATH, '--from', from, '--json', ...CHECKS[fault]];
  return JSON.parse(await registryCommand(access, ...words)) as Found;
}

/** Fails unless bisect names this change, and only this one, in at most this many runs besides the ends. */
function expectNamed({ runs, changes }: Found, change: PlantedChange, maxRuns: number): void {
  const { team, commit, reason, releases, revision } = change;
  expect(runs.map(({ outcome }) => outcome)).not.toContain('untestable');
  expect(runs.length - 2).toBeLessThanOrEqual(maxRuns);
  expect(changes).toHaveLength(1);
  const request = expect.objectContaining({ team, commit, reason });
  if (revision === undefined) {
    expect(changes[0]?.liveSet).toMatchObject({ releases: expect.anything(), request });
    expect(changes[0]?.liveSet?.releases).toEqual(
      expect.arrayContaining(releases.map((release) => expect.objectContaining(release))),
    );
    expect(changes[0]?.liveSet?.releases).toHaveLength(releases.length);
    expect(changes[0]).not.toHaveProperty('content');
  } else {
    expect(changes[0]?.content).toMatchObject({ after: revision, requests: [request] });
    expect(changes[0]).not.toHaveProperty('liveSet');
  }
}

async function findAll(count: number, faults: Partial<Record<Fault, number>>): Promise<void> {
  const started = performance.now();
  const { from, planted } = await plantChanges(site, count, faults);
  const seconds = Math.round((performance.now() - started) / 1000);
  recordMeasurement('bisect', `${count} changes in ${seconds} s`);
  const before = await liveSet(site);
  expect(planted.size).toBe(Object.keys(faults).length);
  for (const [fault, change] of planted) {
    const startedAt = performance.now();
    const found = await bisect(from, fault);
    const took = ((performance.now() - startedAt) / 1000).toFixed(1);
    recordMeasurement(
      'bisect',
      `${fault}, change ${faults[fault]}: ${found.runs.length - 2} runs besides the ends, ${took} s`,
    );
    expect(found.states).toBe(count + 1);
    expectNamed(found, change, Math.ceil(Math.log2(count)));
  }
  // It has only looked.
  expect(await liveSet(site)).toEqual(before);
}

test('[0168] bisect names the release or the content that broke a page of a running site @full', async () => {
  await findAll(3, { text: 2, heading: 3 });
});

test('[0168] bisect finds five faults among 60 changes, each in at most 6 runs besides the ends @full', async () => {
  test.setTimeout(1_500_000);
  await findAll(60, { text: 9, size: 22, axe: 37, heading: 48, phone: 58 });
});
