import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { LIVE_SET_PAYLOAD, type PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { RegistryKey } from '../identity/registry-key.ts';
import type { SwitchRecord } from '../store/live-set-store.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { NewLogEntry } from '../store/release-log.ts';
import type { FixtureRelease } from './fixture-releases.ts';

/** A log entry of a change. */
export const entryOf = (subject: string): NewLogEntry => ({ action: 'activate', subject, outcome: 'done' });

/** The record of a live set. */
export const recordOf = ({ reason }: LiveSet): SwitchRecord => ({ entry: entryOf(reason) });

/** Stores a release without publishing it. @param publishedAt instant (RFC 3339) */
export async function storeRelease(
  { releases }: Pick<RegistryStore, 'releases'>,
  { manifest, files }: FixtureRelease,
  { sequence = 1, publishedAt = new Date().toISOString() } = {},
): Promise<PublishedRelease> {
  const staged = await releases.stage();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(staged.path, path)), { recursive: true });
    await writeFile(join(staged.path, path), content);
  }
  const entry = { ...entryOf(manifest.name), action: 'publish' as const };
  return releases.add(staged, { ...manifest, sequence }, { publishedAt }, entry);
}

/** Appends a live set with these releases, signed with `key`. */
export function goLive(
  { liveSets, key }: Pick<RegistryStore, 'liveSets'> & { key: RegistryKey },
  reason: string,
  ...releases: PublishedRelease[]
) {
  const live = releases.map(({ name, version, kind, sequence, manifest }): LiveRelease => {
    return { name, version, kind, sequence, manifest, liveSince: '2026-01-01T00:00:00.000Z' };
  });
  return liveSets.append({ reason, releases: live }, (set) => key.sign(LIVE_SET_PAYLOAD, set), recordOf);
}
