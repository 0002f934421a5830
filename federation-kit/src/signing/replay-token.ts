import { REPLAY_LINK_PAYLOAD, ReplayLink } from '@stadtraum/contracts/history';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { openEnvelope } from './envelope.ts';
import type { PublicKey } from './keys.ts';

const TOKEN = /^(?<payload>[A-Za-z0-9_-]{1,3000})\.(?<keyid>[0-9a-f]{16})\.(?<sig>[A-Za-z0-9_-]{86})$/;

const validate = lazyValidator(ReplayLink);

/**
 * The token of a replay's link: `<what the link says>.<id of the key>.<signature>`, of characters that no address has to escape.
 *
 * @param sign makes the envelope that signs the link
 */
export function encodeReplayToken(
  link: ReplayLink,
  sign: (payloadType: string, value: ReplayLink) => Envelope,
): string {
  const { payload, signatures } = sign(REPLAY_LINK_PAYLOAD, link);
  const [signature] = signatures;
  return [toUrl(payload), signature?.keyid, toUrl(signature?.sig ?? '')].join('.');
}

/**
 * Reads a token. Says nothing about the time at which it expires.
 *
 * @param keys the registry's public keys
 * @returns undefined if any character differs from what one of the keys has signed
 */
export function openReplayToken(token: string, keys: readonly PublicKey[]): ReplayLink | undefined {
  const { payload = '', keyid = '', sig = '' } = TOKEN.exec(token)?.groups ?? {};
  const bytes = Buffer.from(payload, 'base64url');
  const signature = Buffer.from(sig, 'base64url');
  // The last character holds bits that decoding ignores, so other spellings exist.
  if (bytes.toString('base64url') !== payload || signature.toString('base64url') !== sig) return undefined;
  const opened = openEnvelope(
    {
      payloadType: REPLAY_LINK_PAYLOAD,
      payload: bytes.toString('base64'),
      signatures: [{ keyid, sig: signature.toString('base64') }],
    },
    keys,
  );
  if (!opened) return undefined;
  const result = validate(JSON.parse(opened.payload.toString()));
  return result.ok ? result.value : undefined;
}

function toUrl(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64url');
}
