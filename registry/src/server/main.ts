import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { confine } from '@stadtraum/guarded-process/confine';
import { createLogger } from '@stadtraum/server-base/logging';
import { describeFailure, runServer } from '@stadtraum/server-base/run-server';
import { registryError } from '../errors.ts';
import { smokeTestProgram } from '../verification/smoke-test.ts';
import { readSettings } from './settings.ts';
import { startRegistry } from './start-registry.ts';

await runServer(
  async () => {
    const settings = readSettings(process.env);
    const confinement = await confine(smokeTestProgram(), settings.requiredLayers);
    const log = createLogger('registry', settings.logLevel);
    return startRegistry(settings, { log, verification: { confinement } });
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
