import { confine } from '@stadtraum/guarded-process/confine';
import { reportLayers } from '@stadtraum/guarded-process/layers';
import { createLogger, standardOutput } from '@stadtraum/server-base/logging';
import { runServer } from '@stadtraum/server-base/run-server';
import { hashServerCode } from './deployment/server-version.ts';
import { readSettings } from './settings.ts';
import { startShell } from './shell.ts';

const RENDERER = { entry: new URL('../renderer/main.js', import.meta.url), nodeOptions: [] };

/** Together with the default `SHUTDOWN_DELAY_MS`, this takes less time than `npm start` allows (OP2). */
const OPTIONS = { closeTimeoutMs: 4_000 };

await runServer(async () => {
  const settings = readSettings(process.env);
  const log = createLogger('shell', settings.logLevel, standardOutput());
  if (settings.siteHost) log.info({ siteHost: settings.siteHost }, 'consent is assumed on every other host');
  const [confinement, serverCode] = await Promise.all([
    confine(RENDERER, settings.requiredLayers),
    hashServerCode(),
  ]);
  const shell = await startShell(settings, { ...RENDERER, confinement }, log, serverCode);
  log.info({ port: shell.port, confinement: reportLayers(confinement) }, 'the shell listens');
  return shell;
}, OPTIONS);
