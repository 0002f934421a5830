import {
  type Envelope,
  PUBLICATION_PAYLOAD,
  type PublishedRelease,
  type TrustedKey,
} from '@stadtraum/contracts/registry-api';
import type { RegistryKey } from '../identity/registry-key.ts';
import { openDocument, type Signed, signDocument } from '../identity/signed-document.ts';

/** Who published a release, when, and the signed request that proves it. */
export interface Publication extends Pick<PublishedRelease, 'publishedAt' | 'publishedBy' | 'commit'> {
  /** Absent for releases that are older than keys. */
  request?: Envelope;
}

/** What the registry signs about a release: a release whose manifest was changed in the store no longer matches. */
export type PublicationRecord = Publication & Pick<PublishedRelease, 'name' | 'version' | 'manifest'>;

export function publicationOf(
  { id, team }: Pick<TrustedKey, 'id' | 'team'>,
  request: Envelope,
  commit: string | undefined,
): Publication {
  return {
    publishedAt: new Date().toISOString(),
    publishedBy: { key: id, team },
    ...(commit !== undefined && { commit }),
    request,
  };
}

export function signPublication(key: RegistryKey, record: PublicationRecord): Signed<PublicationRecord> {
  return signDocument(key, PUBLICATION_PAYLOAD, record);
}

/**
 * Reads the record of a stored release. Undefined if the registry did not sign it for exactly this manifest.
 *
 * @param release name, version and the integrity of the stored manifest
 */
export function openPublication(
  key: RegistryKey,
  stored: unknown,
  { name, version, manifest }: Pick<PublishedRelease, 'name' | 'version' | 'manifest'>,
): { record: PublicationRecord; signAgain: boolean } | undefined {
  const opened = openDocument(key, PUBLICATION_PAYLOAD, stored);
  if (!opened) return undefined;
  const record = opened.value as PublicationRecord;
  const matches = record.name === name && record.version === version && record.manifest === manifest;
  return matches ? { record, signAgain: opened.signAgain } : undefined;
}
