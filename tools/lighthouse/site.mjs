import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readJson } from '../workspace/packages.mjs';
import { ROOT } from '../workspace/root.mjs';

const START_TIMEOUT_MS = 120_000;

/**
 * Starts the built site on free ports, does the work, and stops the site.
 *
 * @template Result
 * @param {(siteUrl: string) => Promise<Result>} work
 * @param {AbortSignal} signal
 */
export async function withSite(work, signal) {
  const directory = mkdtempSync(join(tmpdir(), 'stadtraum-lighthouse-'));
  const portsFile = join(directory, 'ports.json');
  const supervisor = spawn(
    process.execPath,
    [
      // Stops the site if the measuring process is killed.
      ...['--import', './tools/start/end-with-supervisor.mjs', 'tools/start.mjs'],
      ...['--no-install', '--no-build', '--ports-file', portsFile],
    ],
    {
      cwd: ROOT,
      // Rendering pictures in advance would compete with the measurement.
      env: { ...process.env, ...FREE_PORTS, DATA_DIRECTORY: join(directory, 'data'), MEDIA_WARMUP: 'off' },
      stdio: 'ignore',
    },
  );
  const closed = new Promise((resolve) => supervisor.once('close', resolve));
  try {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!existsSync(portsFile)) {
      signal.throwIfAborted();
      if (supervisor.exitCode !== null || Date.now() > deadline) throw new Error('The site did not start.');
      await delay(100);
    }
    return await work(`http://localhost:${readJson(portsFile).ports.shell}`);
  } finally {
    supervisor.kill('SIGTERM');
    await closed;
    rmSync(directory, { recursive: true, force: true });
  }
}

const FREE_PORTS = { PORT: 'auto', REGISTRY_PORT: 'auto', CONTENT_API_PORT: 'auto', METRICS_PORT: 'auto' };
