import type { TrustedKey } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { requestError } from '../requests/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Binds a name to its kind. Only a key for all releases makes a new shell or kit, or gives a name another kind.
 *
 * @throws CodedError ACTION_NOT_ALLOWED
 */
export function checkKind(
  manifest: Pick<ReleaseManifest, 'name' | 'version' | 'kind'>,
  { id, team, remotes }: Pick<TrustedKey, 'id' | 'team' | 'remotes'>,
  releases: Pick<ReleaseStore, 'list'>,
): void {
  if (remotes.includes('*')) return;
  const { kind: expected = 'remote' } = releases.list().find(({ name }) => name === manifest.name) ?? {};
  if (manifest.kind === expected) return;
  throw requestError('ACTION_NOT_ALLOWED', {
    key: id,
    team,
    action: 'publish',
    subject: releaseLabel(manifest),
    reason: `${manifest.name} is of kind ${expected}, not ${manifest.kind}`,
  });
}
