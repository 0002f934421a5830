import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { type EditableSite, expectRefused, type HarmfulShip, startEditableSite } from './refusals.ts';

/* Builds that reach out of their block, or that are too heavy. */

test.describe.configure({ mode: 'default', timeout: 400_000 });

const BLOCK = 'mf-press/src/blocks/press-asset-list/';
const COMPONENT = `${BLOCK}press-asset-list.tsx`;
const STYLES = `${BLOCK}press-asset-list.module.css`;

let editable: EditableSite;

test.beforeAll(async () => {
  editable = await startEditableSite();
});

test.afterAll(() => editable?.stop());

/** Ships changed files of mf-press, which its build refuses. */
async function expectBuildRefused(files: HarmfulShip['files'], message: RegExp): Promise<void> {
  await expectRefused(editable, { app: 'mf-press', files, message });
}

const after = (rule: string) => (source: string) => `${source}\n${rule}\n`;
const before = (line: string) => (source: string) => `${line}\n${source}`;

test.describe('[GA4] styles that reach out of their block @full', () => {
  for (const [rule, reason] of [
    ['* { color: red; }', '"*" matches elements of other blocks; start with a class of this stylesheet'],
    ['body { display: none; }', '"body" styles the whole page; style a class of this stylesheet'],
    [
      ':global(p) { color: red; }',
      '"p" matches elements of other blocks; start with a class of this stylesheet',
    ],
  ] as const) {
    test(rule, async () => {
      await expectBuildRefused(
        { [STYLES]: after(rule) },
        new RegExp(
          `BUILD_STYLES_LEAK: .*press-asset-list\\.module\\.css:\\d+:1: ${reason.replace('*', '\\*')}`,
        ),
      );
    });
  }

  test('a stylesheet that is no CSS Module', async () => {
    await expectBuildRefused(
      { [`${BLOCK}leak.css`]: () => 'p { color: red; }\n', [COMPONENT]: before("import './leak.css';") },
      /BUILD_STYLES_LEAK: .*leak\.css:1:1: it is no CSS Module, so its rules apply to the whole page; rename it to .*leak\.module\.css/,
    );
  });
});

test('[GA6] an island of 2.2 MB @full', async () => {
  const text = randomBytes(1_650_000).toString('base64');
  await expectBuildRefused(
    {
      [`${BLOCK}heavy.ts`]: () => `export const heavy = '${text}';\n`,
      [COMPONENT]: (source) => `import { heavy } from './heavy.ts';\n${source}\nconsole.debug(heavy);\n`,
    },
    /BUILD_OVER_BUDGET: mf-press is over its budget: script of press-asset-list has 1\.\d MB \(brotli\), the limit is 12\.5 kB \(in .*most of it from src\/blocks\/press-asset-list\/heavy\.ts/,
  );
});

test('[GA6] a second React @full', async () => {
  const { workspace } = editable;
  const modules = 'node_modules';
  await cp(join(workspace.root, modules, 'react'), join(workspace.root, modules, 'older-react'), {
    recursive: true,
    dereference: true,
  });
  await workspace.write(
    `${modules}/charts/package.json`,
    '{"name":"charts","version":"1.0.0","types":"index.d.ts"}',
  );
  await workspace.write(`${modules}/charts/index.d.ts`, 'export declare const version: string;\n');
  await workspace.write(`${modules}/charts/index.js`, "export { version } from 'older-react';\n");
  await expectBuildRefused(
    { [COMPONENT]: (source) => `import { version } from 'charts';\n${source}\nconsole.debug(version);\n` },
    /BUILD_KIT_MODULE_COPIED: react 19\.\S+ would be a second copy of what the kit shares: .*press-asset-list\.tsx → charts\/index\.js → older-react\/index\.js/,
  );
});
