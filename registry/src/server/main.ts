import { CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { type RunningRegistry, startRegistry } from './http-server.ts';
import { readSettings } from './settings.ts';

/** Time that requests under way get after SIGTERM, in milliseconds: more than an activation takes. */
const DRAIN_MS = 5_000;

try {
  endOnSignal(await startRegistry(readSettings(process.env)));
} catch (error) {
  const coded =
    errorCode(error) === undefined
      ? new CodedError('REGISTRY_FAILED', { reason: reasonOf(error) })
      : (error as CodedError);
  process.stderr.write(`${coded.code}: ${coded.message} ${coded.remedy}\n`);
  process.exit(1);
}

function endOnSignal(registry: RunningRegistry): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // Nothing that is cut off can do harm: uploads and activations are all or nothing.
      setTimeout(() => process.exit(0), DRAIN_MS).unref();
      await registry.close();
      process.exit(0);
    });
  }
}
