import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of signed requests. */
export const requestError = defineErrors({
  REQUEST_UNSIGNED: {
    title: 'A request is not signed',
    message: 'The registry changes something only on a signed request; this one has no signature.',
    remedy: 'Use the `registry` command with a key. docs/keys.md says how to get one.',
  },
  REQUEST_SIGNATURE_INVALID: {
    title: 'The signature of a request is invalid',
    message: 'The request is not signed by key {key}, which it names.',
    remedy: 'Send it again with the right key. If you did not send it, somebody changed it on its way.',
  },
  KEY_UNKNOWN: {
    title: 'The registry does not know the key',
    message: 'The registry trusts no key {key}.',
    remedy: 'Send `registry keys request` to a person who manages keys, or check REGISTRY_URL.',
  },
  KEY_REVOKED: {
    title: 'The key is revoked',
    message: 'Key {key} of team {team} was revoked at {revokedAt}.',
    remedy: 'Use the key that replaced it, or ask a person who manages keys.',
  },
  REQUEST_EXPIRED: {
    title: 'A request is too old, or from the future',
    message: 'The request was signed at {issuedAt}; the registry accepts a difference of {minutes} minutes.',
    remedy: 'Send it again. If that does not help, set the clock of your machine.',
  },
  REQUEST_REPLAYED: {
    title: 'A request was sent twice',
    message: 'The registry has already received this request (nonce {nonce}).',
    remedy: 'Send a new request. If you sent it only once, somebody recorded it.',
  },
  REQUEST_FOR_ANOTHER_REGISTRY: {
    title: 'A request is meant for another registry',
    message: 'The request is meant for registry {expected}; this is {actual}.',
    remedy: 'Check REGISTRY_URL, and whether the registry has a new key.',
  },
  ACTION_NOT_ALLOWED: {
    title: 'The key may not do this',
    message: 'Key {key} of team {team} may not {action} {subject}: {reason}.',
    remedy: '`registry keys list` shows what a key may do; a person who manages keys can change it.',
  },
});
