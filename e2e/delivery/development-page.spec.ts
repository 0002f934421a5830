import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { waitForExit } from '../site/site.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';

test.describe.configure({ mode: 'serial' });

let workspace: Workspace;
let server: ChildProcess;
let url: string;

const BLOCK = 'mf-press/src/blocks/trial-note';

/** A block with an example for each thing that the page reports. */
const FILES: Record<string, string> = {
  'block.ts': `import { Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import TrialNote from './trial-note.tsx';

export default defineBlock({
  type: 'trial-note',
  content: Type.Object({ text: Type.String() }, { additionalProperties: false }),
  hydrate: 'interaction',
  component: TrialNote,
});
`,
  'trial-note.tsx': `import { usePlatform } from '@stadtraum/federation-kit/platform';

export default function TrialNote({ content }: { content: { text: string } }) {
  const { bus } = usePlatform();
  if (content.text === 'throw') throw new Error('the note is broken');
  return (
    <p data-note>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      <button type="button" onClick={() => bus.publish('map:select', { id: 'a' } as never)}>Zeigen</button>
      <button type="button" onClick={() => { throw new Error('the handler is broken'); }}>Werfen</button>
      {content.text}
    </p>
  );
}
`,
  'trial-note.examples.ts': `export default [
  { name: 'fine', content: { text: 'Notiz' } },
  { name: 'refused', content: { text: 1, colour: 'red' } },
  { name: 'broken', content: { text: 'throw' } },
];
`,
};

test.beforeAll(async () => {
  workspace = await copyWorkspace();
  for (const [file, source] of Object.entries(FILES)) await workspace.write(`${BLOCK}/${file}`, source);
  const command = join(workspace.root, 'node_modules/.bin/federation-kit');
  server = spawn(process.execPath, [command, 'dev'], {
    cwd: join(workspace.root, 'mf-press'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise((resolve, reject) => {
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/localhost:\d+\//.exec(text) ?? [];
      if (address) resolve(address);
    });
    server.once('close', () => reject(new Error('the development page did not start')));
  });
});

test.afterAll(async () => {
  server?.kill('SIGTERM');
  if (server) await waitForExit(server);
  await workspace?.remove();
});

test('[GA11] shows the file, the line and the stack of what an example throws @full', async ({ page }) => {
  await page.goto(`${url}?example=trial-note--broken`);
  const box = page.getByRole('alert');
  await expect(box).toContainText('“broken” threw: the note is broken');
  await expect(box).toContainText('src/blocks/trial-note/trial-note.tsx:5');
  await expect(box).toContainText("> 5    if (content.text === 'throw') throw");
  await box.getByText('Stack', { exact: true }).click();
  await expect(box).toContainText('at TrialNote src/blocks/trial-note/trial-note.tsx:5');
});

test('[GA11] shows the file and the line of what a handler throws @full', async ({ page }) => {
  await page.goto(`${url}?example=trial-note--fine`);
  const bar = page.getByRole('complementary', { name: 'Workbench' });
  await page.getByRole('button', { name: 'Werfen' }).click();
  await bar.getByText(/problems$/).click();
  await expect(bar).toContainText('A handler or a timer threw: the handler is broken');
  await expect(bar).toContainText('src/blocks/trial-note/trial-note.tsx:10');
});

test('[GA11] names the file and the fields that the schema refuses @full', async ({ page }) => {
  await page.goto(`${url}?example=trial-note--refused`);
  const example = page.getByRole('region', { name: 'trial-note, refused' });
  await expect(example).toContainText(
    'The schema refuses “refused” in src/blocks/trial-note/trial-note.examples.ts:',
  );
  await expect(example).toContainText('/text: must be string');
  await expect(example).toContainText('colour');
});

test('[GA7] reports an event that the block does not declare @full', async ({ page }) => {
  await page.goto(`${url}?example=trial-note--fine`);
  await page.getByRole('button', { name: 'Zeigen' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'block trial-note publishes "map:select", which "publishes" in its block.ts does not list (listed: none).',
  );
});

test('[GA11] shows findings of axe and events, also without JavaScript, in the dark and in other widths @full', async ({
  page,
}) => {
  await page.goto(`${url}?example=trial-note--fine`);
  const bar = page.getByRole('complementary', { name: 'Workbench' });
  await expect(page.getByText('image-alt')).toBeVisible();

  await page.getByRole('button', { name: 'Zeigen' }).click();
  await bar.getByText(/^Log: 1 events/).click();
  await expect(bar).toContainText('event map:select {"id":"a"}');

  await bar.getByRole('button', { name: 'without JavaScript' }).click();
  await page.getByRole('button', { name: 'Zeigen' }).click();
  await expect(bar).toContainText('Log: 1 events');

  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await bar.getByRole('button', { name: 'light' }).click();
  const light = await background();
  await bar.getByRole('button', { name: 'dark' }).click();
  expect(await background()).not.toBe(light);

  await bar.getByRole('button', { name: '390' }).click();
  const frame = page.frameLocator('iframe[title="Examples, 390 px wide"]');
  await expect(frame.locator('[data-note]')).toBeVisible();
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390);
  await expect(frame.getByRole('complementary', { name: 'Workbench' })).toHaveCount(0);
});

test('[GA11] runs axe again when a component changes @full', async ({ page }) => {
  await page.goto(`${url}?example=trial-note--fine`);
  await expect(page.getByText('image-alt')).toBeVisible();
  await workspace.edit(`${BLOCK}/trial-note.tsx`, (source) => source.replace('<img src', '<img alt="" src'));
  await expect(page.getByText('image-alt')).toHaveCount(0);
});
