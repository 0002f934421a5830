import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { documentedTable, documentTable, type Table } from './confinement/document.ts';
import type { Targets } from './confinement/releases.ts';
import { setUpTargets } from './confinement/targets.ts';
import { type Confinement, exhaust, findConfinement, smokeTest, tryWays } from './confinement/try-ways.ts';
import { WAYS } from './confinement/ways.ts';

/** An attack on other releases does nothing in the smoke test, but changes what its own release renders, which is refused. */
const REFUSED_WAYS = WAYS.filter(({ changesOthers }) => changesOthers);
const OTHER_WAYS = WAYS.filter(({ changesOthers }) => !changesOthers);

test.setTimeout(400_000);

let root: string;
let targets: Targets;
let close: () => Promise<void>;
let available: Confinement;

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'ways-out-'));
  ({ targets, close } = await setUpTargets(root));
  available = await findConfinement();
});
test.afterAll(async () => {
  await close();
  rmSync(root, { recursive: true });
});

test('[TR2] no release gets out of a renderer with the layers of this machine, and each layer alone stops what docs/security.md says @full', async () => {
  const none = { ...available, language: false, permission: false, user: false, namespace: undefined };
  const variants: Record<string, Confinement | undefined> = {
    nothing: undefined,
    language: { ...none, language: true },
    permission: { ...none, permission: true },
    ...(available.user && { user: { ...none, user: true } }),
    ...(available.namespace && { [available.namespace.name]: { ...none, namespace: available.namespace } }),
  };
  const table: Table = {};
  for (const [variant, confinement] of Object.entries(variants)) {
    const succeeded = await tryWays(root, targets, confinement);
    rmSync(String(targets.newFile), { force: true });
    for (const { id } of WAYS) {
      table[id] = { ...table[id], [variant]: succeeded.has(id) ? 'works' : 'stopped' };
    }
  }
  expect([...(await tryWays(root, targets, available))], 'ways out with all layers').toEqual([]);
  expect(existsSync(String(targets.newFile))).toBe(false);
  // Otherwise the ways prove nothing.
  const always = WAYS.filter(({ id }) => table[id]?.nothing === 'stopped').map(({ id }) => id);
  expect(always).toEqual(['require-builtin', 'import-module', 'callers']);

  if (process.env.WRITE_DOCS) documentTable(table);
  const documented = documentedTable(Object.keys(variants));
  expect(documented).toEqual(table);
});

test('[TR2] no release gets out of the smoke test with the layers of this machine', async () => {
  expect(await smokeTest(root, targets, available, OTHER_WAYS)).toBe(2 * OTHER_WAYS.length);
  await expect(smokeTest(root, targets, available, REFUSED_WAYS)).rejects.toThrow(
    'what was rendered before changes its HTML',
  );
  expect(existsSync(String(targets.newFile))).toBe(false);
});

test('[TR2] the smoke test of a release fails when one of its blocks gets out', async () => {
  const open = { ...available, language: false, permission: false, user: false, namespace: undefined };
  // The others would keep blocks from rendering at all.
  await expect(smokeTest(root, targets, open, OTHER_WAYS)).rejects.toThrow('GOT OUT');
  rmSync(String(targets.newFile), { force: true });
});

for (const [what, code, end, blockTimeoutMs] of [
  ['loops', 'for (;;);', 'late', 1_000],
  ['fills its heap', 'const held = []; for (;;) held.push(new Array(100000).fill({}));', 'memory', 20_000],
  [
    'fills memory outside of its heap',
    'const held = []; for (;;) held.push(new Uint8Array(1e7).fill(1));',
    'memory',
    20_000,
  ],
] as const) {
  test(`[TR2] a confined renderer is ended when a block ${what}`, async () => {
    expect(await exhaust(root, available, { code, blockTimeoutMs })).toBe(end);
  });
}
