import { isDeepStrictEqual } from 'node:util';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import type { RegistryKey } from './registry-key.ts';

/** A stored document: its value as people read it, and the envelope that signs the same value. */
export type Signed<Value extends object> = Value & { envelope: Envelope };

export function signDocument<Value extends object>(
  key: RegistryKey,
  payloadType: string,
  value: Value,
): Signed<Value> {
  return { ...value, envelope: key.sign(payloadType, value) };
}

/** A document that was read, and whether it must be signed again because its key was replaced or it had none. */
export interface OpenedDocument {
  value: unknown;
  envelope: Envelope | undefined;
  signAgain: boolean;
}

/**
 * Reads a stored document. Undefined if it is unsigned, signed by an unknown key, or differs from what was signed. While the
 * registry takes over an older store, a document without a valid signature is accepted.
 */
export function openDocument(
  key: RegistryKey,
  payloadType: string,
  stored: unknown,
): OpenedDocument | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { envelope, ...value } = stored as Partial<Signed<object>>;
  const opened = key.open(envelope, payloadType);
  if (opened && isDeepStrictEqual(opened.value, value)) {
    return { value, envelope, signAgain: opened.keyId !== key.id };
  }
  return key.takesOver ? { value, envelope: undefined, signAgain: true } : undefined;
}
