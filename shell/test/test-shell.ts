import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@stadtraum/server-base/logging';
import { readSettings } from '../src/server/settings.ts';
import { type Shell, startShell } from '../src/server/shell.ts';
import { type FixtureRelease, liveSetOf, writeKit, writeRemote, writeShell } from './fixture-releases.ts';
import { SOURCE_CODE, SOURCE_RENDERER } from './source-renderer.ts';
import { blockOf, ContentStandIn, RegistryStandIn } from './stand-ins.ts';

export interface TestResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A real shell with stand-ins for the registry and the content API, which can fail on purpose. */
export class TestShell {
  readonly directory: string;
  readonly registry = new RegistryStandIn();
  readonly content = new ContentStandIn();
  readonly log: Record<string, unknown>[] = [];
  #shell: Shell | undefined;

  /** Creates directories, stand-ins and releases; the shell itself is not started yet. */
  static async prepare(): Promise<TestShell> {
    const shell = new TestShell(await mkdtemp(join(tmpdir(), 'shell-')));
    await shell.registry.open();
    await shell.content.open();
    shell.content.put({
      path: '/404',
      status: 404,
      title: 'Nicht gefunden',
      regions: { main: [blockOf('m', 'text', { html: 'weg' })] },
    });
    const kit = await writeKit(shell.releases);
    const remote = await writeRemote(shell.releases);
    const browser = await writeShell(shell.releases);
    shell.registry.offer(liveSetOf(1, kit, remote, browser), kit, remote, browser);
    return shell;
  }

  private constructor(directory: string) {
    this.directory = directory;
  }

  /** Folder of the registry's releases. */
  get releases(): string {
    return join(this.directory, 'releases');
  }

  /** The site's data directory. */
  get data(): string {
    return join(this.directory, 'data');
  }

  /** The port that the shell listens on. */
  get port(): number {
    return this.#shell?.port ?? 0;
  }

  get metricsPort(): number {
    return this.#shell?.metricsPort ?? 0;
  }

  async start(environment: Record<string, string> = {}): Promise<void> {
    const settings = readSettings({
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      // Some tests start shells that do not become ready.
      READY_WAIT_MS: '0',
      DATA_DIRECTORY: this.data,
      REGISTRY_URL: this.registry.url,
      REGISTRY_KEYS: this.registry.key.publicKey.text,
      CONTENT_API_URL: this.content.url,
      SITE_URL: 'https://site.example',
      ...environment,
    });
    const log = createLogger('shell', 'info', { write: (line) => void this.log.push(JSON.parse(line)) });
    this.#shell = await startShell(settings, SOURCE_RENDERER, log, SOURCE_CODE);
  }

  /** Starts the shell and waits for its live set. */
  async startReady(environment: Record<string, string> = {}): Promise<void> {
    await this.start(environment);
    await this.waitUntil(async () => (await this.get('/readyz')).status === 200);
  }

  /** Offers a new live set, which is the last one with `release` instead of its predecessor. */
  async activate(release: FixtureRelease): Promise<string> {
    const { liveSet } = this.registry;
    if (!liveSet) throw new Error('no live set was offered');
    const next = liveSetOf(liveSet.sequence + 1, release);
    const others = liveSet.releases.filter(({ name }) => name !== release.live.name);
    this.registry.offer({ ...next, releases: [...others, release.live] }, release);
    return next.id;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.send('GET', path, headers);
  }

  /**
   * Sends exactly this path, without normalising it.
   *
   * @param localAddress the sender's address, in 127.0.0.0/8
   */
  send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
    localAddress = '127.0.0.1',
  ): Promise<TestResponse> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port: this.port, method, path, headers, localAddress },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  /** Sends these bytes and returns everything received until the connection ends. */
  sendRaw(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
  }

  /** The values of `/metrics` by series: `name{label="value"}`. */
  async metrics(): Promise<Map<string, number>> {
    const text = await (await fetch(`http://127.0.0.1:${this.#shell?.metricsPort}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.replace(/ [^ ]*$/, ''), Number(line.replace(/^.* /, ''))]));
  }

  codes(): unknown[] {
    return this.log.map(({ code }) => code).filter(Boolean);
  }

  async waitUntil(condition: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async stopShell(): Promise<void> {
    await this.#shell?.close();
    this.#shell = undefined;
  }

  async end(): Promise<void> {
    await this.stopShell();
    await this.registry.stop();
    await this.content.stop();
    await rm(this.directory, { recursive: true });
  }
}
