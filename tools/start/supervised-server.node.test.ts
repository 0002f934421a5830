import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../workspace/root.mjs';
import { claimPorts } from './checks.mjs';
import { LogFile } from './log-file.mjs';
import { readSettings } from './settings.mjs';
import { SupervisedServer } from './supervised-server.mjs';

let directory: string;
let url: string;
let port: number;
let lines: string[];
let restarts: number;
const servers: SupervisedServer[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stadtraum-supervised-'));
  const { ports, hosts } = readSettings({ HOST: '127.0.0.1', PORT: 'auto' }, []);
  port = (await claimPorts({ ...ports, registry: 0, 'content-api': 0, metrics: 0 }, hosts)).shell;
  url = `http://127.0.0.1:${port}`;
  lines = [];
  restarts = 0;
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop(2_000)));
  await rm(directory, { recursive: true });
});

function fixtureServer(mode = '', maxHangMs?: number) {
  const server = new SupervisedServer({
    name: 'shell',
    entry: 'tools/start/fixtures/server.mjs',
    env: { PORT: String(port), MODE: mode, DATA_DIRECTORY: directory },
    url,
    readyPath: '/',
    log: new LogFile(directory, 'shell', { budgetBytes: 1e9 }),
    print: (line) => lines.push(line),
    ...(maxHangMs !== undefined && { maxHangMs }),
    onRestart: () => {
      restarts += 1;
    },
  });
  servers.push(server);
  return server;
}

const childOf = async () => Number(await (await fetch(`${url}/child`)).text());

function isRunning(processId: number | undefined): boolean {
  try {
    return processId !== undefined && process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Waits longer than any of this takes on a busy machine. */
async function until(condition: () => boolean) {
  const end = Date.now() + 40_000;
  while (!condition() && Date.now() < end) await delay(20);
  expect(condition()).toBe(true);
}

describe('SupervisedServer', () => {
  it('restarts a killed server at once', async () => {
    const server = fixtureServer();
    await server.start();
    const first = server.processId ?? 0;
    process.kill(first, 'SIGKILL');
    await until(() => restarts === 1);
    expect(server.processId).not.toBe(first);
    expect(lines[0]).toMatch(/^shell {8}exited \(SIGKILL\); restarting$/);
  });

  it('delays restarts of a server that keeps crashing @full', async () => {
    const server = fixtureServer();
    await server.start();
    for (const count of [1, 2]) {
      await fetch(`${url}/die`).catch(() => undefined);
      await until(() => restarts === count);
    }
    expect(lines.filter((line) => line.includes('exited'))[1]).toContain(
      'exit status 7); restarting in 0.1 s',
    );
  });

  it('stops a server and its child processes', async () => {
    const server = fixtureServer();
    await server.start();
    const child = await childOf();
    await server.stop(2_000);
    await until(() => !isRunning(child));
    expect(isRunning(server.processId)).toBe(false);
    expect(restarts).toBe(0);
  });

  it("prints a server's own reason for not starting, and nothing else", async () => {
    await expect(fixtureServer('invalid-setting').start()).rejects.toThrow(
      /^SETTING_INVALID: PORT is x: not a port\. Correct it\.$/,
    );
    expect(lines).toEqual([]);
  });

  it('names the log when a server exits without a reason', async () => {
    await expect(fixtureServer('crash').start()).rejects.toThrow(
      /^SERVER_NOT_STARTED: The shell exited immediately \(exit status 1\)\. See its log: .*shell\.log\.$/,
    );
    expect(await readFile(join(directory, 'shell.log'), 'utf8')).toContain('Error: broken');
  });

  it('says what a server needs that the system kills while it starts', async () => {
    await expect(fixtureServer('killed').start()).rejects.toThrow(
      /^SERVER_NOT_STARTED: The shell exited immediately \(SIGKILL\), probably because memory ran out: the site needs [\d.]+ GB of memory \(docs\/operations\.md\)\./,
    );
  });

  it('[OP8] replaces a server whose event loop is blocked', async () => {
    const server = fixtureServer('', 2_000);
    await server.start();
    await fetch(`${url}/loop`).catch(() => undefined);
    await until(() => restarts === 1);
    expect(lines[0]).toMatch(/^shell {8}hangs: its event loop has been blocked for \d+ s; restarting$/);
    expect((await fetch(url)).status).toBe(200);
  });

  it('[OP8] keeps a server that does not respond while its event loop runs', async () => {
    const server = fixtureServer('', 2_000);
    await server.start();
    const { processId } = server;
    void fetch(`${url}/slow`).catch(() => undefined);
    await delay(4_000);
    expect(server.processId).toBe(processId);
    expect(isRunning(processId)).toBe(true);
    expect(lines).toEqual([]);
  });

  it('[OP12] retries a server in the background when it cannot start yet, and prints the reason once', async () => {
    const server = fixtureServer('wait');
    const reason = await server.start(undefined, (error) => error.message.startsWith('DATABASE_UNAVAILABLE'));
    expect(reason).toBe('DATABASE_UNAVAILABLE: down. Look at it.');
    await delay(1_500);
    await writeFile(join(directory, 'up'), '');
    await until(() => restarts === 1);
    expect(lines).toEqual([expect.stringMatching(/^shell {8}is ready again after /)]);
  });

  it('leaves no process behind when the supervisor is killed', async () => {
    const supervisor = spawn(process.execPath, ['tools/start/fixtures/supervisor.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), DATA_DIRECTORY: directory },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await once(supervisor.stdout, 'data');
    const server = Number(String(output));
    const child = await childOf();
    supervisor.kill('SIGKILL');
    await until(() => !isRunning(server) && !isRunning(child));
  });
});
