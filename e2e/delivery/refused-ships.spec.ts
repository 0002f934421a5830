import { expect, test } from '@playwright/test';
import { type EditableSite, expectRefused, type HarmfulShip, startEditableSite } from './refusals.ts';
import { runRegistry } from './shipping.ts';

/* `ship` runs types, lint and the tests that a change concerns (GA5). */

test.describe.configure({ mode: 'default', timeout: 400_000 });

const FILTER = 'mf-press/src/blocks/press-asset-list/asset-filter.tsx';
const TEST = 'mf-press/src/blocks/press-asset-list/press-asset-list.node.test.ts';

let editable: EditableSite;

test.beforeAll(async () => {
  editable = await startEditableSite({ isCommitted: true });
});

test.afterAll(() => editable?.stop());

async function expectChecksRed(files: HarmfulShip['files'], message: RegExp): Promise<void> {
  await expectRefused(editable, { app: 'mf-press', files, message, flags: [] });
}

const after = (code: string) => (source: string) => `${source}\n${code}\n`;

test('[GA5] a type error is refused with its place @full', async () => {
  await expectChecksRed(
    { [FILTER]: after("export const count: number = 'eins';") },
    /Type 'string' is not assignable to type 'number'.*CHECKS_FAILED: Checks of mf-press failed: types\./,
  );
});

test('[GA5] a lint error is refused @full', async () => {
  await expectChecksRed(
    { [FILTER]: after('var eins = 1;\nexport { eins };') },
    /CHECKS_FAILED: Checks of mf-press failed: (\w+, )?lint/,
  );
});

test('[GA5] a red test is refused with its output @full', async () => {
  await expectChecksRed(
    { [TEST]: () => "test('eins', () => {\n  expect(1).toBe(2);\n});\n" },
    /Expected: 2.*CHECKS_FAILED: Checks of mf-press failed: test\./,
  );
});

test('[GA5] skipped checks are in the log @full', async () => {
  const { workspace, site } = editable;
  await workspace.edit(FILTER, (source) =>
    source.replace('resetBy=', 'submitLabel="Bilder filtern" resetBy='),
  );
  await runRegistry(workspace, site, ['ship', 'mf-press', '--skip-checks', 'Notfall am Freitag']);
  const log = await runRegistry(workspace, site, ['log', '--json', '--limit', '5']);
  expect(log).toContain('without types, lint, test: “Notfall am Freitag”');
});
