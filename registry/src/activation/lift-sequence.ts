import { LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';

/**
 * Repeats the current live set with a sequence of at least `minSequence`. Shells refuse a sequence lower than the highest that they
 * have seen, so a store that was restored from a backup must get past it.
 */
export async function liftSequence(
  { liveSets, key }: { liveSets: LiveSetStore; key: RegistryKey },
  minSequence: number,
): Promise<void> {
  const current = liveSets.current();
  if (!current || current.sequence >= minSequence) return;
  const reason = `lift the sequence after ${current.id}, as REGISTRY_MIN_SEQUENCE says`;
  const entry = { action: 'start', subject: `registry ${key.id}`, outcome: 'done', reason } as const;
  await liveSets.append(
    { reason, releases: current.releases, minSequence },
    (set) => key.sign(LIVE_SET_PAYLOAD, set),
    ({ id: liveSet }) => ({ entry: { ...entry, liveSet } }),
  );
}
