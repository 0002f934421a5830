import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FROM_SOURCE } from '@stadtraum/registry/testing/running-registry';

const MODULE = fileURLToPath(new URL('./run-with-timeout.ts', import.meta.url));
/** Shows that it runs, again and again. */
const CHILD = `setInterval(() => require('fs').appendFileSync('alive', '.'), 20)`;

it.each(['SIGINT', 'SIGTERM'] as const)(
  '[0168] a program ends with the command that %s interrupts',
  async (signal) => {
    const directory = await mkdtemp(join(tmpdir(), 'bisect-interrupt-'));
    try {
      const code = `const { runWithTimeout } = await import(${JSON.stringify(MODULE)});
      await runWithTimeout(process.execPath, ['-e', ${JSON.stringify(CHILD)}], { cwd: '.', env: process.env, timeoutMs: 20000 });`;
      const command = spawn(process.execPath, [...FROM_SOURCE, '--input-type=module', '-e', code], {
        ...{ cwd: directory, stdio: 'inherit' },
      });
      const alive = () => readFile(join(directory, 'alive'), 'utf8').catch(() => '');
      while ((await alive()) === '') await delay(20);
      command.kill(signal);
      expect(await once(command, 'exit')).toEqual([null, signal]);
      await delay(100);
      const written = await alive();
      await delay(200);
      expect(await alive()).toBe(written);
    } finally {
      await rm(directory, { recursive: true });
    }
  },
);
