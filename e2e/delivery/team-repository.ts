import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../tools/workspace/install.mjs';
import { REPOSITORY, waitForExit } from '../site/site.ts';

/** A repository that a team made outside the workspace, from packed packages. */
export interface TeamRepository {
  root: string;
  /** Installs what the lockfile lists. */
  install(): Promise<void>;
  /** Edits a file; throws when the edit changes nothing. */
  edit(path: string, change: (source: string) => string): Promise<void>;
  /** Runs an npm script and returns its output; throws it if the script fails. */
  run(script: string, parameters?: string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Runs a command of the registry in the workspace, with the workspace's key. */
  runInWorkspace(parameters: string[], env: NodeJS.ProcessEnv): Promise<string>;
  /** Starts the development page. */
  dev(): Promise<DevelopmentPage>;
  remove(): Promise<void>;
}

export interface DevelopmentPage {
  url: string;
  stop(): Promise<void>;
}

/** Packs the packages and makes a repository from them, as the documentation says. */
export async function makeTeamRepository(remote: string): Promise<TeamRepository> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-team-'));
  const packages = join(directory, 'packages');
  // Not named after the remote: a release has the name of its package.
  const root = join(directory, 'repository');
  await runNpm(REPOSITORY, ['run', 'pack:packages', '--', packages]);
  await runNpm(REPOSITORY, ['run', 'new:repository', '--', remote, root, '--packages', packages]);
  return {
    root,
    async install() {
      const { ok, lines } = await install({ cwd: root });
      if (!ok) throw new Error(lines.join('\n'));
    },
    async edit(path, change) {
      const before = await readFile(join(root, path), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${path} changes nothing`);
      await writeFile(join(root, path), after);
    },
    run: (script, parameters = [], env = {}) => runNpm(root, ['run', script, '--', ...parameters], env),
    runInWorkspace: (parameters, env) => runNpm(REPOSITORY, ['run', 'registry', '--', ...parameters], env),
    dev: () => startDevelopmentPage(root),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

async function runNpm(cwd: string, parameters: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { child, output } = spawnNpm(cwd, parameters, env);
  if ((await waitForExit(child)) !== 0) throw new Error(`npm ${parameters.join(' ')}\n${output()}`);
  return output();
}

async function startDevelopmentPage(root: string): Promise<DevelopmentPage> {
  const { child, output } = spawnNpm(root, ['run', 'dev'], {});
  const stop = async () => {
    // npm and the server are one process group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await waitForExit(child);
  };
  const url = await new Promise<string>((resolve, reject) => {
    const find = () => {
      const [address] = /http:\/\/localhost:\d+\//.exec(output()) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', find);
    child.once('close', () => reject(new Error(output())));
  });
  return { url, stop };
}

function spawnNpm(
  cwd: string,
  parameters: string[],
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; output: () => string } {
  const child = spawn('npm', ['--silent', ...parameters], {
    cwd,
    // Plain text, and none of the settings that npm passes on to the tests.
    env: { ...withoutNpmSettings(), FORCE_COLOR: '0', NX_DAEMON: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

function withoutNpmSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/.test(name)));
}
