import { expect, type Page, test } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import { type Site, startSite } from '../site/site.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { type Delivery, liveSet, mixedPages, rollBack, ship } from './shipping.ts';

/** Limits while another suite runs beside this one. `gate-speed.spec.ts` measures what a team waits for on an idle machine. */
const MAX_MS = { untilLive: 25_000, verification: 6_000, switch: 300, rollBack: 1_000 };
/** Limit for adding a module to the kit: Nx reads the whole workspace again, and the kit's container changes. */
const NEW_KIT_MS = 20_000;

test.describe.configure({ mode: 'serial' });

let workspace: Workspace;
let site: Site;

test.beforeAll(async () => {
  workspace = await copyWorkspace();
  await workspace.build();
  site = await startSite({ root: workspace.root });
});

test.afterAll(async () => {
  await site?.stop();
  await workspace?.remove();
});

const LIST = '/presse/bildmaterial';
const versionOf = async (name: string) =>
  (await liveSet(site)).releases.find((release) => release.name === name)?.version;

test('publishes a changed text in mf-press with one command under load', async ({ page }) => {
  await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
    source.replace('resetBy=', 'submitLabel="Bilder filtern" resetBy='),
  );
  const delivery = await ship(workspace, site, 'mf-press');
  await expectDelivered(delivery, ['mf-press']);
  expect(delivery.output).toMatch(/1 of \d+ projects had changed/);

  await expectButton(page, 'Bilder filtern');
});

test('rolls the change back with one command under load', async ({ page }) => {
  const delivery = await rollBack(workspace, site, 'mf-press');
  await expectUninterrupted(delivery, ['mf-press']);
  expectQuickRollback(delivery);
  await expectButton(page, 'Filtern');
});

test('publishes the kit without new releases of the remotes @full', async ({ page }) => {
  await workspace.buildRelease('shared-ui');
  await workspace.edit('shared-ui/src/button/button.tsx', (source) =>
    source.replace(/<button\b/, '<button data-kit="neu"'),
  );
  await expectDelivered(await ship(workspace, site, 'shared-ui'), ['shared-ui']);
  await page.goto(`${site.url}${LIST}`);
  await expect(page.locator('button[data-kit="neu"]').first()).toBeVisible();
  await expectHydrates(page);

  const back = await rollBack(workspace, site, 'shared-ui');
  await expectUninterrupted(back, ['shared-ui']);
  expectQuickRollback(back);
  await page.goto(`${site.url}${LIST}`);
  await expect(page.locator('button[data-kit="neu"]')).toHaveCount(0);
});

test("publishes the shell's browser code without a restart @full", async ({ page }) => {
  await workspace.edit(
    'shell/src/browser/entry.ts',
    (source) => `${source}\ndocument.documentElement.dataset.entry = 'neu';\n`,
  );
  await expectDelivered(await ship(workspace, site, 'shell'), ['shell']);
  await page.goto(`${site.url}${LIST}`);
  await expect(page.locator('html')).toHaveAttribute('data-entry', 'neu');
  await expectHydrates(page);

  const back = await rollBack(workspace, site, 'shell');
  await expectUninterrupted(back, ['shell']);
  expectQuickRollback(back);
});

test('uses a new button from the kit in mf-press without a new shell @full', async ({ page }) => {
  const shell = await versionOf('shell');
  await workspace.write('shared-ui/src/new-button/new-button.tsx', NEW_BUTTON);
  await workspace.edit('shared-ui/package.json', (source) =>
    source.replace(
      '"./button":',
      '"./new-button": { "source": "./src/new-button/new-button.tsx" },\n    "./button":',
    ),
  );
  await expectDelivered(await ship(workspace, site, 'shared-ui'), ['shared-ui'], NEW_KIT_MS);

  await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
    source
      .replace(/^import/, "import { NewButton } from '@stadtraum/shared-ui/new-button';\nimport")
      .replace(/(<FilterPanel[^>]*>)/, '$1<NewButton />'),
  );
  await expectDelivered(await ship(workspace, site, 'mf-press'), ['mf-press']);

  expect(await versionOf('shell')).toBe(shell);
  await page.goto(`${site.url}${LIST}`);
  const button = page.getByRole('button', { name: /Neu aus dem Kit/ });
  await expect(button).toHaveText('Neu aus dem Kit: 0');
  await expectHydrates(page);
  await button.click();
  await expect(button).toHaveText('Neu aus dem Kit: 1');
});

test('rejects a release that does not render, and visitors notice nothing @full', async () => {
  const before = (await liveSet(site)).id;
  await workspace.edit('mf-press/src/assets/asset-card.tsx', (source) =>
    source.replace(/return \(/, "if (uid > 0) throw new Error('kaputt');\n  return ("),
  );
  await expect(ship(workspace, site, 'mf-press')).rejects.toThrow(/RELEASE_EXAMPLE_FAILED: .*kaputt/);
  expect((await liveSet(site)).id).toBe(before);
  expect((await fetch(`${site.url}${LIST}`)).status).toBe(200);
});

const NEW_BUTTON = `import { useState } from 'react';

/** Counts its clicks. */
export function NewButton() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {\`Neu aus dem Kit: \${count}\`}
    </button>
  );
}
`;

/** Expects the list's button. On a busy machine, the first page of a live set may show the list's last good HTML instead. */
async function expectButton(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${site.url}${LIST}`);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

async function expectDelivered(delivery: Delivery, changed: string[], max = MAX_MS.untilLive): Promise<void> {
  await expectUninterrupted(delivery, changed);
  const { untilLive, verification, machine } = delivery;
  expect(untilLive).toBeLessThan(machine.limit(max));
  expect(verification).toBeLessThan(machine.limit(MAX_MS.verification));
}

function expectQuickRollback({ verification, switch: switched, machine }: Delivery): void {
  expect(verification + switched).toBeLessThan(machine.limit(MAX_MS.rollBack));
}

/** Expects that no request failed and no process restarted. */
async function expectUninterrupted(delivery: Delivery, changed: string[]): Promise<void> {
  const { load, processes, untilLive, verification, machine } = delivery;
  const [before, after] = processes;
  recordMeasurement(
    'delivery',
    `live after ${Math.round(untilLive)} ms, verification ${verification} ms, switch ${delivery.switch} ms; ` +
      `${load.responses} responses, the slowest after ${Math.round(load.slowest)} ms; ` +
      `10 s scale to ${Math.round(machine.limit(10))} s`,
  );
  expect(delivery.changed).toEqual(changed);
  expect(load.failures).toEqual([]);
  expect(load.responses).toBeGreaterThan(100);
  expect(load.releases.size).toBe(2);
  expect(await mixedPages(site, load)).toEqual([]);
  expect(after).toEqual(before);
  expect(delivery.switch).toBeLessThan(machine.limit(MAX_MS.switch));
}

async function expectHydrates(page: Page): Promise<void> {
  const list = page.locator('[data-block-type="press-asset-list"]');
  await list.dispatchEvent('pointerover');
  await expect(list).toHaveAttribute('data-island-state', 'hydrated');
}
