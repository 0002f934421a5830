import { expect, type Page, test } from '@playwright/test';
import { type Site, startSite } from '../site/site.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { expectDelivered, expectRolledBack } from './expect-delivered.ts';
import { liveSet, rollBack, ship } from './shipping.ts';

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

test('publishes the kit without new releases of the remotes @full', async ({ page }) => {
  await workspace.buildRelease('shared-ui');
  await workspace.edit('shared-ui/src/button/button.tsx', (source) =>
    source.replace(/<button\b/, '<button data-kit="neu"'),
  );
  await expectDelivered(site, await ship(workspace, site, 'shared-ui'), ['shared-ui']);
  await page.goto(`${site.url}${LIST}`);
  await expect(page.locator('button[data-kit="neu"]').first()).toBeVisible();
  await expectHydrates(page);

  const back = await rollBack(workspace, site, 'shared-ui');
  await expectRolledBack(site, back, ['shared-ui']);
  await page.goto(`${site.url}${LIST}`);
  await expect(page.locator('button[data-kit="neu"]')).toHaveCount(0);
});

test("publishes the shell's browser code without a restart @full", async ({ page }) => {
  await workspace.edit(
    'shell/src/browser/entry.ts',
    (source) => `${source}\ndocument.documentElement.dataset.entry = 'neu';\n`,
  );
  await expectDelivered(site, await ship(workspace, site, 'shell'), ['shell']);
  await page.goto(`${site.url}${LIST}`);
  await expect(page.locator('html')).toHaveAttribute('data-entry', 'neu');
  await expectHydrates(page);

  const back = await rollBack(workspace, site, 'shell');
  await expectRolledBack(site, back, ['shell']);
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
  await expectDelivered(site, await ship(workspace, site, 'shared-ui'), ['shared-ui'], NEW_KIT_MS);

  await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
    source
      .replace(/^import/, "import { NewButton } from '@stadtraum/shared-ui/new-button';\nimport")
      .replace(/(<FilterPanel[^>]*>)/, '$1<NewButton />'),
  );
  await expectDelivered(site, await ship(workspace, site, 'mf-press'), ['mf-press']);

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

async function expectHydrates(page: Page): Promise<void> {
  const list = page.locator('[data-block-type="press-asset-list"]');
  await list.dispatchEvent('pointerover');
  await expect(list).toHaveAttribute('data-island-state', 'hydrated');
}
