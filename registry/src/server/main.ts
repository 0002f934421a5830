import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { createLogger } from '@stadtraum/server-base/logging';
import { describeFailure, runServer } from '@stadtraum/server-base/run-server';
import { registryError } from '../errors.ts';
import { readSettings } from './settings.ts';
import { startRegistry } from './start-registry.ts';

await runServer(
  () => {
    const settings = readSettings(process.env);
    return startRegistry(settings, { log: createLogger('registry', settings.logLevel) });
  },
  {
    // Interrupted uploads and activations do no harm: they are all or nothing.
    closeTimeoutMs: 5000,
    describe: (error) =>
      describeFailure(
        errorCode(error) === undefined
          ? registryError('REGISTRY_FAILED', { reason: reasonOf(error) })
          : error,
      ),
  },
);
