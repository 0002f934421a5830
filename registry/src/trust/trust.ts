import { type KeyRequest, ROLES, type TrustedKey } from '@stadtraum/contracts/registry-api';
import { parsePublicKey } from '@stadtraum/federation-kit/signing';
import type { NewLogEntry } from '../store/release-log.ts';
import { trustError } from './errors.ts';

/** The keys that a registry trusts: key → team → releases → roles. Each change is stored with its log entry. */
export interface Trust {
  /** All keys, including revoked ones, in the order in which they were added. */
  list(): readonly TrustedKey[];
  find(id: string): TrustedKey | undefined;
  /**
   * @param by id of the key that adds it
   * @throws CodedError KEY_INVALID, KEY_ALREADY_TRUSTED
   */
  add(request: KeyRequest, by: string, entry: NewLogEntry): Promise<TrustedKey>;
  /** @throws CodedError TRUSTED_KEY_UNKNOWN, LAST_MANAGER_KEY */
  revoke(id: string, entry: NewLogEntry): Promise<TrustedKey>;
  /**
   * Replaces a key: the new one gets its team, releases and roles, the old one is revoked.
   *
   * @throws CodedError KEY_INVALID, KEY_ALREADY_TRUSTED, TRUSTED_KEY_UNKNOWN
   */
  rotate(id: string, publicKey: string, by: string, entry: NewLogEntry): Promise<TrustedKey>;
}

/** The list after a change, and the key that the change is about. */
export interface TrustChange {
  keys: readonly TrustedKey[];
  key: TrustedKey;
}

/** The key of the first start: all releases, all roles. */
export function firstKey(publicKey: string): TrustedKey {
  return newKey({ publicKey, team: 'workspace', remotes: ['*'], roles: [...ROLES] }, 'registry');
}

export function addKey(keys: readonly TrustedKey[], request: KeyRequest, by: string): TrustChange {
  const key = newKey(request, by);
  const known = keys.find(({ id }) => id === key.id);
  if (known) throw trustError('KEY_ALREADY_TRUSTED', known);
  return { keys: [...keys, key], key };
}

export function revokeKey(keys: readonly TrustedKey[], id: string): TrustChange {
  const key = activeKey(keys, id);
  const revoked: TrustedKey = { ...key, state: 'revoked', revokedAt: new Date().toISOString() };
  const changed = keys.map((other) => (other === key ? revoked : other));
  if (!changed.some(isManager)) throw trustError('LAST_MANAGER_KEY', { id });
  return { keys: changed, key: revoked };
}

export function rotateKey(
  keys: readonly TrustedKey[],
  { id, publicKey }: { id: string; publicKey: string },
  by: string,
): TrustChange {
  const { team, remotes, roles } = activeKey(keys, id);
  const added = addKey(keys, { publicKey, team, remotes, roles }, by);
  const { keys: changed } = revokeKey(added.keys, id);
  const replacedBy = added.key.id;
  return { keys: changed.map((key) => (key.id === id ? { ...key, replacedBy } : key)), key: added.key };
}

/** Only a key for all releases manages keys, because it could give itself any other. */
function isManager({ state, roles, remotes }: TrustedKey): boolean {
  return state === 'active' && roles.includes('manage-keys') && remotes.includes('*');
}

function activeKey(keys: readonly TrustedKey[], id: string): TrustedKey {
  const key = keys.find((candidate) => candidate.id === id && candidate.state === 'active');
  if (!key) throw trustError('TRUSTED_KEY_UNKNOWN', { id });
  return key;
}

function newKey({ publicKey, team, remotes, roles }: KeyRequest, addedBy: string): TrustedKey {
  const { id } = parsePublicKey(publicKey);
  const addedAt = new Date().toISOString();
  return { id, publicKey, team, remotes, roles, state: 'active', addedAt, addedBy };
}
