import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of the trusted keys. */
export const trustError = defineErrors({
  TRUST_INVALID: {
    title: 'The list of trusted keys is invalid',
    message: 'The stored list of trusted keys cannot be used: {reason}.',
    remedy:
      'Restore it from a backup, or set it aside as docs/keys.md says; the registry then trusts only the workspace’s key.',
  },
  KEY_ALREADY_TRUSTED: {
    title: 'The registry knows this key',
    message: 'Key {id} of team {team} is in the list already; it is {state}.',
    remedy: 'Make a new key: a key keeps its team and roles, and a revoked key never comes back.',
  },
  TRUSTED_KEY_UNKNOWN: {
    title: 'Key not found',
    message: 'No active key has the id {id}.',
    remedy: '`registry keys list` lists the keys.',
  },
  LAST_MANAGER_KEY: {
    title: 'The last key that manages keys stays',
    message: 'Key {id} is the only active key that may manage keys.',
    remedy: 'Add another key with the role manage-keys first, or rotate this one.',
  },
});
