import type { ActivationParameters, SenderChecks } from '@stadtraum/contracts/gate';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';

/**
 * The checks as the sender states them. If it states none, that counts as skipped, unless all releases were live before or nothing has
 * ever been live: an unchecked release that goes live on a running site is on record (GA5).
 *
 * @param history newest first
 */
export function statedChecks(
  { releases, checks = {} }: ActivationParameters,
  history: readonly LiveSet[],
): SenderChecks {
  if (Object.keys(checks).length > 0 || history.length === 0) return checks;
  const wasLive = (release: ReleaseReference) =>
    history.some((set) => set.releases.some((live) => releaseLabel(live) === releaseLabel(release)));
  return releases.every(wasLive) ? checks : { checks: { skipped: 'the activation states none' } };
}
