import { PREVIEW_LINK_PAYLOAD, type PreviewLink, SideSetId } from '@stadtraum/contracts/preview';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { openEnvelope } from './envelope.ts';
import type { PublicKey } from './keys.ts';

const TOKEN = new RegExp(
  `^(?<sideSet>${String(SideSetId.pattern).slice(1, -1)})\\.(?<expiresAt>[1-9]\\d{0,10})\\.(?<keyid>[0-9a-f]{16})\\.(?<sig>[A-Za-z0-9_-]{86})$`,
);

/**
 * The token of a preview's link: `<side set>.<expiry>.<id of the key>.<signature>`. It contains no character that an address or a
 * cookie would have to escape.
 *
 * @param sign makes the envelope that signs the link
 */
export function encodePreviewToken(
  { sideSet, expiresAt }: PreviewLink,
  sign: (payloadType: string, value: PreviewLink) => Envelope,
): string {
  const [signature] = sign(PREVIEW_LINK_PAYLOAD, { sideSet, expiresAt }).signatures;
  const sig = Buffer.from(signature?.sig ?? '', 'base64').toString('base64url');
  return [sideSet, expiresAt, signature?.keyid, sig].join('.');
}

/**
 * Reads a token. Says nothing about the time at which it expires.
 *
 * @param keys the registry's public keys
 * @returns undefined if any character differs from what one of the keys has signed
 */
export function openPreviewToken(token: string, keys: readonly PublicKey[]): PreviewLink | undefined {
  const { sideSet, expiresAt, keyid, sig } = TOKEN.exec(token)?.groups ?? {};
  if (sideSet === undefined || keyid === undefined || sig === undefined) return undefined;
  const link = { sideSet, expiresAt: Number(expiresAt) };
  const signature = Buffer.from(sig, 'base64url');
  // The last character holds bits that decoding ignores, so other spellings of a signature exist.
  if (signature.toString('base64url') !== sig) return undefined;
  const envelope = {
    payloadType: PREVIEW_LINK_PAYLOAD,
    payload: Buffer.from(JSON.stringify(link)).toString('base64'),
    signatures: [{ keyid, sig: signature.toString('base64') }],
  };
  return openEnvelope(envelope, keys) && link;
}
