import type { LogEntry } from '@stadtraum/contracts/registry-api';
import type { NewLogEntry, ReleaseLog } from '../store/release-log.ts';

/** Entries of the log in which an earlier entry about a release is looked for. */
const SEARCHED_ENTRIES = 200;

/**
 * What visitors report about live releases, as shells count it. It is written to the log and shown, and decides nothing, because it can be
 * forged.
 */
export interface VisitorReports {
  /** @param counts numbers of networks whose browsers report errors, by `name@version`; other releases than live ones are ignored */
  take(counts: ReadonlyMap<string, number>): Promise<void>;
  /** Number of networks that reported errors of a release since the registry started. */
  of(release: string): number | undefined;
}

export function createVisitorReports({
  isLive,
  log,
  addEntry,
}: {
  /** Whether `name@version` is in the live set. */
  isLive: (release: string) => boolean;
  log: Pick<ReleaseLog, 'read'>;
  addEntry: (entry: NewLogEntry) => Promise<void>;
}): VisitorReports {
  const reported = new Map<string, number>();

  /** Shells repeat their counts, also after a restart of the registry. */
  async function isLogged(release: string): Promise<boolean> {
    const { entries } = await log.read({ limit: SEARCHED_ENTRIES });
    return entries.some((entry: LogEntry) => entry.action === 'visitor-reports' && entry.subject === release);
  }

  async function logOnce(release: string, networks: number): Promise<void> {
    if (await isLogged(release)) return;
    const reason = `visitors in ${networks} networks report errors; not verified`;
    await addEntry({ action: 'visitor-reports', subject: release, outcome: 'done', reason });
  }

  return {
    async take(counts) {
      for (const [release, networks] of counts) {
        if (!isLive(release)) continue;
        const known = reported.get(release);
        reported.set(release, Math.max(networks, known ?? 0));
        if (known !== undefined) continue;
        // Shells repeat what could not be logged.
        await logOnce(release, networks).catch((error) => {
          reported.delete(release);
          throw error;
        });
      }
    },
    of: (release) => reported.get(release),
  };
}
