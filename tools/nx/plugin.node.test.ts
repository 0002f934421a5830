import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createNodes, postTasksExecution } from './plugin.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stadtraum-nx-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** The targets that the plugin infers for a project. */
async function targetsOf(project: string) {
  const [, infer] = createNodes;
  const nodes = await infer([`${project}/package.json`], undefined, {
    workspaceRoot: root,
    nxJsonConfiguration: {},
  });
  return nodes[0]?.[1].projects?.[project]?.targets;
}

describe('createNodes', () => {
  it('infers lint and test for a new remote, without an entry in any list', async () => {
    write('mf-new/tsconfig.json');
    write('mf-new/src/blocks/offer/offer.dom.test.tsx');
    expect(await targetsOf('mf-new')).toMatchObject({
      lint: { command: 'biome ci mf-new' },
      test: {
        options: { command: 'node tools/test/run-jest.mjs mf-new' },
        configurations: { full: { command: 'node tools/test/run-jest.mjs mf-new --full' } },
      },
    });
  });

  it('infers no test target for a project without test files', async () => {
    write('tools/tsconfig.json');
    write('tools/dist/a.node.test.ts');
    write('tools/docs/titles.repository.node.test.ts');
    expect(Object.keys((await targetsOf('tools')) ?? {})).toEqual(['lint']);
  });

  it('infers a target for each script of a package that leaves its scripts to it, but not for those of npm', async () => {
    write('mf-new/tsconfig.json');
    const scripts = { build: 'federation-kit build', prepack: 'nx package mf-new' };
    write('mf-new/package.json', JSON.stringify({ scripts, nx: { includedScripts: [] } }));
    const targets = await targetsOf('mf-new');
    expect(targets?.build).toEqual({ command: 'federation-kit build', options: { cwd: 'mf-new' } });
    expect(targets?.prepack).toBeUndefined();
    write('mf-new/package.json', JSON.stringify({ scripts }));
    expect(await targetsOf('mf-new')).not.toHaveProperty('build');
  });

  it('infers one target per Playwright suite, and runs them one at a time', async () => {
    write('e2e/tsconfig.json');
    write('e2e/journeys.config.ts', "import { defineConfig } from '@playwright/test';");
    write('e2e/drizzle.config.ts', "import { defineConfig } from 'drizzle-kit';");
    const targets = await targetsOf('e2e');
    expect(targets?.['e2e:journeys']).toMatchObject({ parallelism: false, cache: true });
    expect(targets?.['e2e:drizzle']).toBeUndefined();
    expect(targets?.e2e).toEqual({ executor: 'nx:noop', dependsOn: ['e2e:journeys'] });
  });

  it('infers nothing for a folder without a TypeScript configuration', async () => {
    write('artwork/package.json');
    expect(await targetsOf('artwork')).toBeUndefined();
  });
});

describe('postTasksExecution', () => {
  afterEach(() => {
    delete process.env.TASK_RESULTS_FILE;
  });

  it('writes the results of tasks as JSON to the named file', async () => {
    const file = join(root, 'results.json');
    process.env.TASK_RESULTS_FILE = file;
    const task = (target: string) => ({
      id: `mf-press:${target}`,
      target: { project: 'mf-press', target },
      projectRoot: 'mf-press',
      outputs: ['mf-press/dist'],
      overrides: {},
      cache: true,
      parallelism: true,
      startTime: 1000,
      endTime: 1500,
    });
    await postTasksExecution(undefined, {
      id: '1',
      workspaceRoot: root,
      nxJsonConfiguration: {},
      argv: [],
      startTime: 0,
      endTime: 1,
      taskResults: {
        build: { task: task('build'), status: 'local-cache', code: 0, terminalOutput: 'built' },
        test: { task: task('test'), status: 'failure', code: 1 },
      },
    });
    const common = { folder: 'mf-press', outputs: ['mf-press/dist'], ms: 500 };
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      { ...common, target: 'build', status: 'success', cached: true, output: 'built' },
      { ...common, target: 'test', status: 'failure', cached: false, output: '' },
    ]);
  });
});
