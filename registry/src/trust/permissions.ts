import { ACTIONS, type Action, type TrustedKey } from '@stadtraum/contracts/registry-api';

/** The releases that a request acts on, by name; `all`: on all, or on the registry itself. */
export type ActedOn = readonly string[] | 'all';

/** Whether a key may perform an action on these releases. Says nothing about the key's state. */
export function mayPerform(
  { roles, remotes }: Pick<TrustedKey, 'roles' | 'remotes'>,
  action: Action,
  actedOn: ActedOn,
): boolean {
  if (!roles.includes(ACTIONS[action])) return false;
  if (remotes.includes('*')) return true;
  return actedOn !== 'all' && actedOn.every((name) => remotes.includes(name));
}
