import { ACTIONS, type Action, type Role, type TrustedKey } from '@stadtraum/contracts/registry-api';

/** The releases that a request acts on, by name; `all`: on all, or on the registry itself. */
export type ActedOn = readonly string[] | 'all';

/** Whether a key may perform an action on these releases. Says nothing about the key's state. */
export function mayPerform(
  key: Pick<TrustedKey, 'roles' | 'remotes'>,
  action: Action,
  actedOn: ActedOn,
): boolean {
  return hasRole(key, ACTIONS[action], actedOn);
}

/** Whether a key has a role for these releases. Says nothing about the key's state. */
export function hasRole(
  { roles, remotes }: Pick<TrustedKey, 'roles' | 'remotes'>,
  role: Role,
  actedOn: ActedOn,
): boolean {
  if (!roles.includes(role)) return false;
  if (remotes.includes('*')) return true;
  return actedOn !== 'all' && actedOn.every((name) => remotes.includes(name));
}
