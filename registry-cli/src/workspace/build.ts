import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SenderChecks } from '@stadtraum/contracts/gate';
import { cliError } from '../errors.ts';
import type { App } from './apps.ts';
import { type NxTask, runTargets } from './nx.ts';
import { findRoot, isWorkspace } from './root.ts';
import { runProgram } from './run-program.ts';

/** Checks that run beside a build: targets of the workspace, scripts of a package. */
export const CHECKS = ['types', 'lint', 'test'] as const;
export type Check = (typeof CHECKS)[number];

export interface BuildOptions {
  /** Checks to run. */
  checks: readonly Check[];
  /**
   * Commit of what is live. In the workspace only those tests run that files changed since then concern; undefined: all tests of the
   * apps.
   */
  testsSince?: string | undefined;
}

/** What was built and checked. */
export interface BuildResult {
  /** How much was built, and which checks passed, for people. */
  detail: string;
  /** For the registry: a check that an app does not have is skipped. */
  checks: SenderChecks;
}

/** A build or check of one app. */
interface Job {
  app: string;
  directory: string;
  name: string;
  succeeded: boolean;
  output: string;
}

/**
 * Builds these apps and runs their checks side by side: in the workspace with their dependencies, where Nx restores unchanged results
 * from its cache; in a team's own repository with the package's scripts.
 *
 * @param showOutput prints the output of what failed
 * @throws CodedError BUILD_FAILED, CHECKS_FAILED
 */
export async function buildApps(
  apps: readonly App[],
  cwd: string,
  options: BuildOptions,
  showOutput: (text: string) => void,
): Promise<BuildResult> {
  const root = findRoot(cwd);
  const { jobs, summary } = await (isWorkspace(root)
    ? runInWorkspace(apps, root, options)
    : runScripts(apps, options));
  expectSuccess(jobs, showOutput);
  const results = options.checks.map((check) => ({ check, lacking: appsWithout(check, apps, jobs) }));
  const passed = results.filter(({ lacking }) => lacking.length === 0);
  const skipped = results.filter(({ lacking }) => lacking.length > 0);
  return {
    detail: [
      summary,
      ...(passed.length > 0 ? [`${namesOf(passed)} passed`] : []),
      ...(skipped.length > 0 ? [`no ${namesOf(skipped)}`] : []),
    ].join('; '),
    checks: Object.fromEntries([
      ...passed.map(({ check }) => [check, 'passed']),
      ...skipped.map(({ check, lacking }) => [check, { skipped: `${lacking.join(', ')} has none` }]),
    ]),
  };
}

function appsWithout(check: Check, apps: readonly App[], jobs: readonly Job[]): string[] {
  const ran = new Set(jobs.filter(({ name }) => name === check).map(({ directory }) => directory));
  return apps.filter(({ directory }) => !ran.has(directory)).map(({ name }) => name);
}

function namesOf(results: readonly { check: Check }[]): string {
  return results.map(({ check }) => check).join(', ');
}

async function runInWorkspace(apps: readonly App[], root: string, { checks, testsSince }: BuildOptions) {
  const projects = apps.map(({ project }) => project);
  // The workspace's target `test` reads the commit (tools/test/run-jest.mjs), and Nx's cache knows it.
  const env = testsSince === undefined ? {} : { TESTS_CHANGED_SINCE: testsSince };
  const { succeeded, output, tasks } = await runTargets(['build', ...checks], projects, root, env);
  const jobs = (tasks ?? [])
    .filter(({ status }) => status !== 'skipped')
    .map(({ folder, target, status, output: text }) => ({
      ...{ app: basename(folder), directory: join(root, folder), name: target },
      ...{ succeeded: status === 'success', output: text },
    }));
  const hasCause = succeeded || jobs.some((job) => !job.succeeded);
  const names = apps.map(({ name }) => name).join(', ');
  const whole = { app: names, directory: root, name: 'build', succeeded: false, output };
  return { jobs: hasCause ? jobs : [whole], summary: summaryOf(tasks ?? []) };
}

async function runScripts(apps: readonly App[], { checks }: BuildOptions) {
  const jobs = apps.map(async ({ name: app, directory }) => {
    const { scripts = {} } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
    const names = ['build', ...checks.filter((check) => check in scripts)];
    return Promise.all(
      names.map(async (name) => ({
        ...{ app, directory, name },
        ...(await runProgram('npm', ['run', name], { cwd: directory })),
      })),
    );
  });
  return { jobs: (await Promise.all(jobs)).flat(), summary: 'npm run build' };
}

/** @throws CodedError BUILD_FAILED, CHECKS_FAILED */
function expectSuccess(jobs: readonly Job[], showOutput: (text: string) => void): void {
  const failed = jobs.filter(({ succeeded }) => !succeeded);
  for (const { app, name, output } of failed) showOutput(`${name} of ${app}:\n${output.trim()}`);
  const unbuilt = failed.filter(({ name }) => !isCheck(name));
  const appsOf = (some: readonly Job[]) => [...new Set(some.map(({ app }) => app))].join(', ');
  if (unbuilt.length > 0) throw cliError('BUILD_FAILED', { projects: appsOf(unbuilt) });
  if (failed.length === 0) return;
  const checks = CHECKS.filter((check) => failed.some(({ name }) => name === check));
  throw cliError('CHECKS_FAILED', { projects: appsOf(failed), checks: checks.join(', ') });
}

function isCheck(name: string): boolean {
  return CHECKS.some((check) => check === name);
}

function summaryOf(tasks: readonly NxTask[]): string {
  const builds = tasks.filter(({ target }) => target === 'build');
  const built = builds.filter(({ cached }) => !cached).length;
  return built === 0 ? 'nothing has changed' : `${built} of ${builds.length} projects had changed`;
}
