import { requestJson } from '@stadtraum/server-base/http-client';
import type { CommandSettings } from './command-settings.ts';
import { type DatabaseStatus, readDatabaseStatus } from './database-status.ts';
import { type DiskStatus, readDiskStatus } from './disk-status.ts';
import { reachSite } from './reach-site.ts';
import { requestOperation } from './request-operation.ts';

/** Timeout for the registry's response. */
const REGISTRY_TIMEOUT_MS = 2000;

/** Status of a site, for its operator. */
export interface SiteStatus extends DatabaseStatus {
  site: string;
  database: string;
  /** Origin of the running content API; null if there is none on the data directory. */
  contentApi: string | null;
  /** The registry's live set; null if the registry does not respond. */
  liveSet: { id: string; since: string; releases: number } | null;
  disk: DiskStatus;
}

/** @throws what `reachSite` throws */
export async function readSiteStatus(
  settings: CommandSettings,
  report: (line: string) => void,
): Promise<SiteStatus> {
  const found = await reachSite<Omit<SiteStatus, 'liveSet' | 'disk'> & { registryUrl: string | undefined }>(
    settings,
    report,
    {
      throughServer: async (server) => ({
        site: server.identity.site,
        database: server.identity.database.name,
        contentApi: server.url,
        registryUrl: server.identity.registryUrl,
        ...((await requestOperation(server, 'status', [])) as DatabaseStatus),
      }),
      directly: async (database) => ({
        site: settings.mail.siteUrl,
        database: database.name,
        contentApi: null,
        registryUrl: settings.registryUrl,
        ...(await readDatabaseStatus(database, settings.contentDirectory)),
      }),
      anySchema: true,
    },
  );
  const { registryUrl, ...status } = found;
  const [liveSet, disk] = await Promise.all([
    registryUrl === undefined ? null : readLiveSet(registryUrl),
    readDiskStatus(settings.siteDirectory),
  ]);
  return { ...status, liveSet, disk };
}

async function readLiveSet(registryUrl: string): Promise<SiteStatus['liveSet']> {
  try {
    const limits = { timeoutMs: REGISTRY_TIMEOUT_MS, limitBytes: 1_000_000 };
    const { status, body } = await requestJson(new URL(`${registryUrl}/live-set`), limits);
    if (status !== 200) return null;
    const { id, createdAt, releases } = body as {
      id: string;
      createdAt: string;
      releases: unknown[];
    };
    return { id, since: createdAt, releases: releases.length };
  } catch {
    return null;
  }
}
