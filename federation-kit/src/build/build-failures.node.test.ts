import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from './build-release.ts';
import { type FixtureWorkspace, fixtureWorkspace } from './fixtures/workspace.ts';

/** Letters that hardly compress. */
const unpredictable = (length: number) => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
};

describe('a build fails', () => {
  let broken: FixtureWorkspace;

  beforeEach(() => {
    broken = fixtureWorkspace();
  });

  afterEach(() => broken.remove());

  const change = (path: string, edit: (source: string) => string) => {
    const file = join(broken.remote, path);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  const problem = async () => {
    const error: unknown = await buildRelease(broken.remote).catch((thrown: unknown) => thrown);
    expect(existsSync(join(broken.remote, 'release'))).toBe(false);
    return error;
  };

  test.each([
    [
      'a missing default export',
      'src/blocks/note/block.ts',
      (code: string) => code.replace('export default', 'export const note ='),
      'src/blocks/note/block.ts: it has no default export; export defineBlock({…})',
    ],
    [
      'a component that differs from the one that the browser loads',
      'src/blocks/note/block.ts',
      (code: string) => code.replace('component: Note', 'component: () => null'),
      'src/blocks/note/block.ts: component is not the default export of note.tsx, which the browser loads',
    ],
    [
      'a type that differs from the folder’s name @full',
      'src/blocks/note/block.ts',
      (code: string) => code.replace("'note'", "'memo'"),
      'src/blocks/note/block.ts: its type is "memo", but its folder is "note"',
    ],
    [
      'an unknown strategy @full',
      'src/blocks/note/block.ts',
      (code: string) => code.replace("'none'", "'load'"),
      'src/blocks/note/block.ts: hydrate is "load"; expected one of none, interaction',
    ],
    [
      'an example that violates the schema',
      'src/blocks/note/note.examples.ts',
      (code: string) => code.replace("'a note'", '1'),
      'src/blocks/note/note.examples.ts: content of example "Short": /text must be string',
    ],
    [
      'an example that lacks a page part that the block needs @full',
      'src/blocks/counter/counter.examples.ts',
      (code: string) => code.replace(", page: { path: '/' }", ''),
      'src/blocks/counter/counter.examples.ts: example "From zero" lacks page.path',
    ],
    [
      'a behaviour that the kit does not have',
      'src/blocks/counter/block.ts',
      (code: string) => code.replace("'panel'", "'slider'"),
      'src/blocks/counter/block.ts: the kit has no behaviour "slider"; it has panel',
    ],
    [
      'a behaviour that imports React @full',
      'src/blocks/counter/counter.behaviour.ts',
      (code: string) => `import 'react';\n${code}`,
      'src/blocks/counter/counter.behaviour.ts: it imports React',
    ],
  ])('for %s', async (_what, file, edit, message) => {
    change(file, edit);
    expect(await problem()).toMatchObject({
      code: 'BUILD_BLOCK_INVALID',
      message: expect.stringContaining(message),
    });
  });

  test('[GA6] for an island or a behaviour over its budget, with the source files that are to blame', async () => {
    const change20kB = (code: string) => code.replace("'counted'", JSON.stringify(unpredictable(20_000)));
    change('src/blocks/counter/counter.behaviour.ts', change20kB);
    change(
      'src/shared/shout.ts',
      (code) => `${code}\nif (Math.random() < 0) console.log(${JSON.stringify(unpredictable(30_000))});`,
    );
    const { message } = (await problem()) as Error;
    expect(message).toMatch(
      /^remote is over its budget: script of counter has \d\d\.\d kB \(brotli\), the limit is 12\.5 kB/,
    );
    expect(message).toContain('most of it from src/shared/shout.ts');
    expect(message).toMatch(/behaviour of counter has \d\d\.\d kB \(brotli\), the limit is 2\.0 kB/);
  });

  test('[GA4] for styles that reach out of their block, with file and line', async () => {
    change('src/blocks/note/note.module.css', (css) => `${css}\n  body { display: none }`);
    change('src/blocks/note/note.tsx', (code) => `import './leak.css';\n${code}`);
    writeFileSync(join(broken.remote, 'src/blocks/note/leak.css'), '* { color: red }');
    expect(await problem()).toMatchObject({
      code: 'BUILD_STYLES_LEAK',
      message: expect.stringMatching(
        /src\/blocks\/note\/leak\.css:1:1: it is no CSS Module.*src\/blocks\/note\/note\.module\.css:11:3: "body" styles the whole page/,
      ),
    });
  });

  test('[GA6] for a second copy of what the kit shares, with the imports that bring it', async () => {
    change('src/shared/shout.ts', (code) => `import 'vendor-styles/chart.js';\n${code}`);
    expect(await problem()).toMatchObject({
      code: 'BUILD_KIT_MODULE_COPIED',
      message: expect.stringMatching(
        /^react 19\.\S+ would be a second copy .*: src\/blocks\/(counter\/counter|note\/note)\.tsx → src\/shared\/shout\.ts → vendor-styles\/chart\.js → react\/compiler-runtime\.js/,
      ),
    });
  });

  test('for a missing examples file', async () => {
    rmSync(join(broken.remote, 'src/blocks/note/note.examples.ts'));
    expect(await problem()).toMatchObject({
      code: 'BUILD_BLOCK_INVALID',
      message: 'src/blocks/note/note.examples.ts: the file is missing.',
    });
  });

  test('for a stylesheet that imports an external stylesheet, which would be outside the layers', async () => {
    change('src/blocks/note/note.module.css', (css) => `@import url('https://fonts.example/a.css');\n${css}`);
    expect(await problem()).toMatchObject({
      code: 'BUILD_STYLES_OUTSIDE_LAYER',
      message: expect.stringContaining('https://fonts.example/a.css'),
    });
  });

  test('for an import of a private module of the kit', async () => {
    change('src/shared/shout.ts', (code) => `export { signal } from '@fixture/kit/signal';\n${code}`);
    expect(await problem()).toMatchObject({
      code: 'BUILD_PACKAGE_INVALID',
      message: expect.stringContaining('it imports src/signal/signal.ts of @fixture/kit'),
    });
  });

  test.each([
    [
      'an import of a missing file',
      'src/shared/shout.ts',
      (code: string) => `import './missing.ts';\n${code}`,
      /Can't resolve '\.\/missing\.ts'/,
    ],
    [
      'a syntax error in a stylesheet',
      'src/blocks/note/note.module.css',
      (css: string) => `${css}\n.open { color: red`,
      /\(11:1\) \S+\/note\.module\.css Unclosed block/,
    ],
  ])('for %s, with the compiler’s message', async (_what, file, edit, message) => {
    change(file, edit);
    expect(await problem()).toMatchObject({
      code: 'BUILD_COMPILE_FAILED',
      message: expect.stringMatching(message),
    });
  });
});
