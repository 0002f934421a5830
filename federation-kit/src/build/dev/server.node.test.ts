import { type FixtureWorkspace, fixtureWorkspace } from '../fixtures/workspace.ts';
import { type DevServer, startDevServer } from './server.ts';

let workspace: FixtureWorkspace;
let server: DevServer | undefined;

beforeEach(() => {
  workspace = fixtureWorkspace();
});

afterEach(async () => {
  await server?.stop();
  workspace.remove();
});

const text = async (path: string) => (await fetch(new URL(path, server?.url))).text();

test('the page of a remote contains every example, the kit from source, its base styles, and fast refresh @full', async () => {
  server = await startDevServer(workspace.remote);
  expect(await text('?example=note--short')).toContain('<title>remote</title>');
  const script = await text('main.js');
  const parts = ['From zero', 'a note', 'button-button', '--ink', '$Refresh$.register', '@layer block'];
  expect(parts.filter((part) => !script.includes(part))).toEqual([]);

  // [GA11] The line of the thrown error's stack that is the package's own, with its place in the source.
  const [, module] = /sourceURL=webpack-internal:\/\/\/(\S*?note\.tsx)\\n/.exec(script) ?? [];
  const stack = `Error: broken\n  at Note (webpack-internal:///${module}:20:1)\n  at <anonymous>`;
  const body = await (await fetch(new URL('stack', server.url), { method: 'POST', body: stack })).json();
  expect(body).toEqual([
    { text: 'Error: broken' },
    {
      text: expect.stringMatching(/^at Note /),
      file: 'src/blocks/note/note.tsx',
      line: expect.any(Number),
      excerpt: expect.arrayContaining([expect.stringMatching(/^> \d+ {2}/)]),
    },
    { text: 'at <anonymous>' },
  ]);
});

test('a package that declares no release is rejected', async () => {
  await expect(startDevServer(import.meta.dirname)).rejects.toMatchObject({ code: 'BUILD_PACKAGE_INVALID' });
});
