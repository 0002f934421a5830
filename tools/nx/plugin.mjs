/*
 * Nx plugin of this workspace. It infers each project's targets from its files, so that a new remote needs no entry in a list, and
 * writes the results of tasks as JSON.
 *
 * It is plain JavaScript and imports only Node's modules, because every Nx command loads it before anything is built.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SUITE_CONFIG = /^(\w+)\.config\.ts$/;
const PLAYWRIGHT = '@playwright/test';
const TEST_FILE = /\.test\.tsx?$/;
/** Suites that run one test at a time, with limits that follow the load. Two run side by side; all others need the whole machine. */
const ONE_CORE_SUITES = ['abuse', 'delivery', 'faults'];
/** Tests that read the whole repository: the target `conventions` of the root project runs them. */
const CONVENTION_TEST = /\.repository\.node\.test\.ts$/;
/** Scripts that npm runs when it packs and publishes. */
const NPM_SCRIPTS = ['prepack', 'prepublishOnly'];
const IGNORED_FOLDERS = ['node_modules', 'dist', 'release', 'test-results', 'playwright-report'];

/** Environment variable that names the file for the results of a run's tasks: an array of {@link TaskResult}. */
const RESULTS_FILE = 'TASK_RESULTS_FILE';

/**
 * @typedef {object} TaskResult
 * @property {string} folder of the project, from the repository's root
 * @property {string} target
 * @property {'success' | 'failure' | 'skipped'} status `skipped`: a task that it depends on failed
 * @property {boolean} cached whether the result is from the cache
 * @property {number} ms
 * @property {string[]} outputs files and folders that the task writes, from the repository's root
 * @property {string} output what the task printed
 */

export const name = 'stadtraum';

/** @type {import('nx/src/project-graph/plugins').CreateNodes} */
export const createNodes = [
  '*/{package,project}.json',
  (files, _options, { workspaceRoot }) =>
    files
      .map((file) => /** @type {const} */ ([file, dirname(file)]))
      .filter(([, root]) => isCheckedProject(join(workspaceRoot, root)))
      .map(([file, root]) => [
        file,
        { projects: { [root]: { root, ...configurationOf(workspaceRoot, root) } } },
      ]),
];

/** @type {import('nx/src/project-graph/plugins').PostTasksExecution} */
export function postTasksExecution(_options, { taskResults }) {
  const file = process.env[RESULTS_FILE];
  if (file) writeFileSync(file, JSON.stringify(Object.values(taskResults).map(resultOf)));
}

/** Projects of the site have a TypeScript configuration; `artwork` does not. @param {string} folder */
function isCheckedProject(folder) {
  return readdirSync(folder).some((file) => /^tsconfig\.?\w*\.json$/.test(file));
}

/**
 * @param {string} workspaceRoot
 * @param {string} root folder of the project
 * @returns {Partial<import('nx/src/config/workspace-json-project-json').ProjectConfiguration>}
 */
function configurationOf(workspaceRoot, root) {
  const folder = join(workspaceRoot, root);
  const suites = suitesOf(folder);
  return {
    targets: {
      ...scriptTargets(folder, root),
      lint: { command: `biome ci ${root}` },
      ...(hasTests(folder) && { test: withFullRun(`node tools/test/run-jest.mjs ${root}`) }),
      ...(suites.length > 0 && endToEndTargets(suites)),
    },
  };
}

/**
 * A target for each script of the package, which Nx runs itself: with an executor of its own and npm, each would start half a second
 * later. The packages exclude their scripts from Nx's own inference (`includedScripts`).
 *
 * @param {string} folder
 * @param {string} root
 */
function scriptTargets(folder, root) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  /** @type {{ scripts?: Record<string, string>, nx?: { includedScripts?: string[] } }} */
  const { scripts = {}, nx } = JSON.parse(readFileSync(file, 'utf8'));
  if (nx?.includedScripts?.length !== 0) return {};
  const targets = Object.entries(scripts).filter(([script]) => !NPM_SCRIPTS.includes(script));
  return Object.fromEntries(
    targets.map(([script, command]) => [script, { command, options: { cwd: root } }]),
  );
}

/** Returns the names of the folder's Playwright suites, which have a `<suite>.config.ts`. @param {string} folder @returns {string[]} */
function suitesOf(folder) {
  return readdirSync(folder)
    .filter(
      (file) => SUITE_CONFIG.test(file) && readFileSync(join(folder, file), 'utf8').includes(PLAYWRIGHT),
    )
    .map((file) => file.replace(SUITE_CONFIG, '$1'));
}

/** One target per Playwright suite. `e2e` runs all of them. @param {string[]} suites */
function endToEndTargets(suites) {
  const targets = suites.map((suite) => [
    `e2e:${suite}`,
    {
      ...withFullRun(`node tools/test/run-playwright.mjs ${suite}`),
      cache: true,
      parallelism: ONE_CORE_SUITES.includes(suite),
      dependsOn: ['^build'],
      inputs: [
        'default',
        '^production',
        '{workspaceRoot}/tools/**/*.mjs',
        'test-machine',
        { externalDependencies: [PLAYWRIGHT] },
      ],
      outputs: [`{projectRoot}/playwright-report/${suite}.json`],
    },
  ]);
  return {
    ...Object.fromEntries(targets),
    e2e: { executor: 'nx:noop', dependsOn: suites.map((suite) => `e2e:${suite}`) },
  };
}

/** @param {string} command */
function withFullRun(command) {
  return {
    executor: 'nx:run-commands',
    options: { command },
    configurations: { full: { command: `${command} --full` } },
  };
}

/** @param {string} folder @returns {boolean} */
function hasTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? !IGNORED_FOLDERS.includes(entry.name) && hasTests(join(folder, entry.name))
      : TEST_FILE.test(entry.name) && !CONVENTION_TEST.test(entry.name),
  );
}

/** @param {import('nx/src/tasks-runner/life-cycle').TaskResult} result @returns {TaskResult} */
function resultOf({ task, status, terminalOutput }) {
  return {
    folder: task.projectRoot ?? '.',
    target: task.target.target,
    status: status === 'failure' || status === 'skipped' ? status : 'success',
    cached: status.includes('cache'),
    outputs: task.outputs,
    ms: (task.endTime ?? 0) - (task.startTime ?? 0),
    output: terminalOutput ?? '',
  };
}
