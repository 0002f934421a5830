import { type Static, Type } from '@sinclair/typebox';
import { KeyId, KeyRequest, PublicKeyText, type TrustedKey } from '@stadtraum/contracts/registry-api';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { SignedAction } from '../../requests/signed-requests.ts';
import type { Trust } from '../../trust/trust.ts';

const Revocation = Type.Object({ id: KeyId }, { additionalProperties: false });
const Rotation = Type.Object({ id: KeyId, publicKey: PublicKeyText }, { additionalProperties: false });

/** All keys, including revoked ones. */
export function keyList(trust: Trust) {
  return async (): Promise<{ keys: readonly TrustedKey[] }> => ({ keys: trust.list() });
}

interface KeyResult {
  key: TrustedKey;
}

/** Parameters: a `KeyRequest`. */
export function addKey(trust: Trust): SignedAction<KeyRequest, KeyResult> {
  return {
    action: 'add-key',
    validate: lazyValidator(KeyRequest),
    actsOn: () => 'all',
    subject: ({ team, remotes, roles }) =>
      `key of team ${team}: ${roles.join(', ')} for ${remotes.join(', ')}`,
    perform: async (request, { sender, entryOf }) => ({
      key: await trust.add(request, sender.id, entryOf()),
    }),
  };
}

/** Parameters `{id}`. */
export function revokeKey(trust: Trust): SignedAction<Static<typeof Revocation>, KeyResult> {
  return {
    action: 'revoke-key',
    validate: lazyValidator(Revocation),
    actsOn: () => 'all',
    subject: ({ id }) => `key ${id}`,
    perform: async ({ id }, { entryOf }) => ({ key: await trust.revoke(id, entryOf()) }),
  };
}

/** Parameters `{id, publicKey}`: the key that is replaced, and the new one. */
export function rotateKey(trust: Trust): SignedAction<Static<typeof Rotation>, KeyResult> {
  return {
    action: 'rotate-key',
    validate: lazyValidator(Rotation),
    actsOn: () => 'all',
    subject: ({ id }) => `key ${id}`,
    perform: async ({ id, publicKey }, { sender, entryOf }) => ({
      key: await trust.rotate(id, publicKey, sender.id, entryOf()),
    }),
  };
}
