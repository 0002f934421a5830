import type { CodedError } from '@stadtraum/contracts/errors';
import { createLogger, standardOutput } from './logging.ts';
import { readSettings } from './settings.ts';
import { startShell } from './shell.ts';

const RENDERER = { entry: new URL('../renderer/main.js', import.meta.url), nodeOptions: [] };

try {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel, standardOutput());
  if (settings.siteHost) log.info({ siteHost: settings.siteHost }, 'consent is assumed on every other host');
  const shell = await startShell(settings, RENDERER, log);
  log.info({ port: shell.port }, 'the shell listens');

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'the shell ends');
      void shell.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

/** One line: what, why, and what to do. */
function describe(error: unknown): string {
  if ((error as { name?: unknown }).name !== 'CodedError') return String((error as Error).stack ?? error);
  const { code, message, remedy } = error as CodedError;
  return `${code}: ${message} ${remedy}`;
}
