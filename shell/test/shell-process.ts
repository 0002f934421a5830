/* Runs a shell from source in a separate process. `server/restart.node.test.ts` starts and stops it. */
import { createLogger, standardOutput } from '@stadtraum/server-base/logging';
import { runServer } from '@stadtraum/server-base/run-server';
import { readSettings } from '../src/server/settings.ts';
import { startShell } from '../src/server/shell.ts';
import { SOURCE_CODE, SOURCE_RENDERER } from './source-renderer.ts';

await runServer(() => {
  const settings = readSettings(process.env);
  return startShell(
    settings,
    SOURCE_RENDERER,
    createLogger('shell', settings.logLevel, standardOutput()),
    SOURCE_CODE,
  );
});
