import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SOURCE_RENDERER } from '../../test/source-renderer.ts';
import { blockOf } from '../../test/stand-ins.ts';
import { TestShell } from '../../test/test-shell.ts';

const READY_TIMEOUT_MS = 30_000;

/** Provides the stand-ins; its own shell is not started. */
let site: TestShell;
const processes = new Set<ChildProcess>();
beforeEach(async () => {
  site = await TestShell.prepare();
  site.content.put({ path: '/', regions: { main: [blockOf('m', 'text', { html: 'da' })] } });
});
afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  processes.clear();
  await site.end();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** One of the shells that serve the same site. */
class ShellProcess {
  readonly name: string;
  readonly environment: Record<string, string>;
  port = 0;
  metricsPort = 0;
  child: ChildProcess | undefined;

  constructor(name: string, environment: Record<string, string> = {}) {
    this.name = name;
    this.environment = environment;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.metricsPort ||= await freePort();
    const entry = join(import.meta.dirname, '../../test/shell-process.ts');
    this.child = spawn(process.execPath, [...SOURCE_RENDERER.nodeOptions, entry], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        METRICS_PORT: String(this.metricsPort),
        DATA_DIRECTORY: join(site.directory, this.name),
        REGISTRY_URL: site.registry.url,
        REGISTRY_KEYS: site.registry.key.publicKey.text,
        CONTENT_API_URL: site.content.url,
        ...this.environment,
      },
    });
    processes.add(this.child);
  }

  async startReady(): Promise<void> {
    await this.start();
    const end = performance.now() + READY_TIMEOUT_MS;
    while ((await this.request('/readyz')) !== 200) {
      if (performance.now() > end) throw new Error(`${this.name} is not ready`);
      await delay(20);
    }
  }

  async stop(): Promise<unknown> {
    const ended = this.child && once(this.child, 'exit');
    this.child?.kill('SIGTERM');
    return ended;
  }

  /** Requests a path. @returns the status, or the error's code */
  request(path: string, { port = this.port, agent = new Agent() } = {}): Promise<number | string> {
    return new Promise((resolve) => {
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  }
}

describe('[OP11] a shell that shuts down', () => {
  it('reports not ready, keeps responding, and exits with 0 @full', async () => {
    const shell = new ShellProcess('a', { SHUTDOWN_DELAY_MS: '1500' });
    await shell.startReady();
    const ended = shell.stop();
    const pageStatuses: (number | string)[] = [];
    let hasStopped = false;
    void ended.then(() => {
      hasStopped = true;
    });
    while (!hasStopped) {
      const [ready, page] = await Promise.all([shell.request('/readyz'), shell.request('/')]);
      if (ready === 503) pageStatuses.push(page);
      else if (ready === 'ECONNREFUSED') break;
      await delay(20);
    }
    // The port may close between the last two requests.
    const whileDraining = pageStatuses.slice(0, -1);
    expect(new Set(whileDraining)).toEqual(new Set([200]));
    expect(await ended).toEqual([0, null]);
  });
});

describe('[OP11] a shell that starts', () => {
  it('refuses connections until it is ready, while its metrics port responds', async () => {
    site.content.health = 'fails';
    const shell = new ShellProcess('a');
    await shell.start();
    const onMetricsPort = { port: shell.metricsPort };
    while ((await shell.request('/healthz', onMetricsPort)) !== 200) await delay(20);
    await delay(500);
    expect(await shell.request('/readyz', onMetricsPort)).toBe(503);
    expect(await shell.request('/')).toBe('ECONNREFUSED');
    site.content.health = 'up';
    while ((await shell.request('/readyz', onMetricsPort)) !== 200) await delay(20);
    // The port opens right after the shell is ready.
    let page = await shell.request('/');
    for (; page === 'ECONNREFUSED'; page = await shell.request('/')) await delay(20);
    expect(page).toBe(200);
  });

  it('[OP5] [TR9] needs only its settings: with an empty disk it refuses connections until the registry responds @full', async () => {
    await site.registry.stop();
    const shell = new ShellProcess('alone', { INNER_SECRET: 'a secret of more than thirty-two characters' });
    await shell.start();
    const onMetricsPort = { port: shell.metricsPort };
    while ((await shell.request('/healthz', onMetricsPort)) !== 200) await delay(20);
    await delay(500);
    expect(await shell.request('/readyz', onMetricsPort)).toBe(503);
    expect(await shell.request('/')).toBe('ECONNREFUSED');
    await site.registry.open();
    while ((await shell.request('/')) !== 200) await delay(20);
    expect(await readdir(join(site.directory, 'alone'))).toEqual(['shell']);
  });

  it('responds with 503 if it is not ready after READY_WAIT_MS', async () => {
    site.content.health = 'fails';
    const shell = new ShellProcess('a', { READY_WAIT_MS: '300' });
    await shell.start();
    while ((await shell.request('/healthz')) !== 200) await delay(20);
    expect([await shell.request('/readyz'), await shell.request('/')]).toEqual([503, 503]);
  });
});

describe('[OP11] two shells that are restarted one after the other @full', () => {
  it('lose no request if a proxy tries the other one', async () => {
    const shells = [new ShellProcess('a'), new ShellProcess('b')];
    await Promise.all(shells.map((shell) => shell.startReady()));
    const agents = shells.map(() => new Agent({ keepAlive: true }));
    const statuses = new Map<number | string, number>();
    let hasStopped = false;

    /** Sends a request as a proxy does: if one shell does not respond, it tries the other one. */
    async function visit(count: number): Promise<void> {
      let status: number | string = '';
      for (const offset of [0, 1]) {
        const index = (count + offset) % 2;
        const agent = agents[index];
        status = (await shells[index]?.request('/', agent && { agent })) ?? '';
        if (typeof status === 'number') break;
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    async function load(): Promise<void> {
      const visits: Promise<void>[] = [];
      for (let count = 0; !hasStopped; count += 1) {
        visits.push(visit(count));
        await delay(25);
      }
      await Promise.all(visits);
    }

    const loaded = load();
    for (const shell of shells) {
      expect(await shell.stop()).toEqual([0, null]);
      await shell.startReady();
      await delay(300);
    }
    hasStopped = true;
    await loaded;
    for (const agent of agents) agent.destroy();
    expect([...statuses.keys()]).toEqual([200]);
  });
});
