import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { SOURCE_RENDERER } from '../../test/source-renderer.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shell-main-'));
});
afterEach(() => rm(directory, { recursive: true }));

function start(environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(
    process.execPath,
    [...SOURCE_RENDERER.nodeOptions, join(import.meta.dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        METRICS_PORT: '0',
        READY_WAIT_MS: '0',
        DATA_DIRECTORY: directory,
        REGISTRY_KEYS: generateSigningKey().publicKey.text,
        ...environment,
      },
    },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return { child, output: () => output };
}

describe('the process', () => {
  it.each([
    ['an invalid setting (@full)', { PORT: 'abc' }, /^SETTING_INVALID: PORT is abc: .*\n$/],
    [
      '[SE7] that no registry is trusted, and where to find its key,',
      { REGISTRY_KEYS: '' },
      /^SETTING_INVALID: REGISTRY_KEYS is not set: .*registry\/public-key does not exist.*\/identity.*\n$/,
    ],
    [
      'a data directory that is a file (@full)',
      { DATA_DIRECTORY: '%file%' },
      /^DATA_DIRECTORY_UNUSABLE: .*\n$/,
    ],
  ])('reports %s in one line and exits with 1', async (_case, environment, line) => {
    const file = join(directory, 'file');
    await writeFile(file, '');
    const values = Object.entries(environment).map(([name, value]) => [name, value.replace('%file%', file)]);
    const { child, output } = start(Object.fromEntries(values));
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(line);
  });

  it('reports a port that is in use @full', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child, output } = start({ PORT: String(port) });
    const [code] = await once(child, 'exit');
    other.close();
    expect(code).toBe(1);
    expect(output()).toMatch(new RegExp(`^SERVER_PORT_TAKEN: Port ${port}, .*$`, 'm'));
  });

  it('exits after SIGTERM', async () => {
    const { child, output } = start({});
    while (!output().includes('listens')) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGTERM');
    await expect(once(child, 'exit')).resolves.toEqual([0, null]);
  });
});
