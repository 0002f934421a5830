import { describeViolations, type Validator } from '@stadtraum/contracts/validation';
import type { RegistryKey } from '../identity/registry-key.ts';
import { openDocument, signDocument } from '../identity/signed-document.ts';
import type { DocumentStore } from './document-store.ts';
import type { NewLogEntry } from './release-log.ts';

/** A small document that the registry signs, so that a change by others is noticed when it is read. */
export interface SignedDocument<Value extends object> {
  /** The value, or the reason why it cannot be used. Undefined if the document was never written. */
  read(): Promise<{ value: Value } | { reason: string } | undefined>;
  /** @param entry see `DocumentStore.write` */
  write(value: Value, entry?: NewLogEntry): Promise<void>;
}

/** @param form the document's name, the type of its payload, and the validator of its value */
export function signedDocument<Value extends object>(
  documents: DocumentStore,
  key: RegistryKey,
  form: { name: string; payloadType: string; validate: Validator<Value> },
): SignedDocument<Value> {
  const { name, payloadType, validate } = form;
  const write = (value: Value, entry?: NewLogEntry) =>
    documents.write(name, signDocument(key, payloadType, value), entry);
  return {
    async read() {
      const stored = await documents.read(name);
      if (stored === undefined) return undefined;
      const opened = openDocument(key, payloadType, stored);
      if (!opened) return { reason: 'it is not signed by this registry, or was changed since' };
      const result = validate(opened.value);
      if (!result.ok) return { reason: describeViolations(result.violations) };
      if (opened.signAgain) await write(result.value);
      return { value: result.value };
    },
    write,
  };
}
