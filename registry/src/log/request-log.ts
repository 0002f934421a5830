import type { LogPage } from '@stadtraum/contracts/registry-api';
import type { Logger } from '@stadtraum/server-base/logging';
import { logProblem } from '@stadtraum/server-base/logging';
import type { LogRange, NewLogEntry, ReleaseLog } from '../store/release-log.ts';
import { limitShare } from './limit-share.ts';

const MINUTE_MS = 60_000;

/** Kinds of refusals that are counted separately within a minute; further kinds share one entry. */
const MAX_KINDS = 50;
const FURTHER = 'further';

/** Share of the time that checks of the whole log may take. */
const MAX_CHECK_SHARE = 0.02;

/** Writes what happens to the log. Never throws: a log that cannot be written is reported, and does not stop a rollback. */
export interface RequestLog {
  /** Adds one entry. @param error the refusal's error */
  add(entry: NewLogEntry, error?: unknown): Promise<void>;
  /**
   * Adds a refusal that a stranger can repeat as often as they like: the first of its kind at once, all others of the same minute
   * as one entry with their number.
   */
  count(entry: NewLogEntry, error?: unknown): Promise<void>;
  /** Whether this error was added or counted. */
  has(error: unknown): boolean;
  /** Refusals since the start, by error code. */
  refusals(): ReadonlyMap<string, number>;
  /**
   * A page of the log. `intact` is false for good once a change was noticed: in these entries at once, elsewhere by a check of the
   * whole log, which a large log gets less often.
   */
  read(range: LogRange): Promise<LogPage>;
  /** Writes what is counted. */
  close(): Promise<void>;
}

export function createRequestLog(
  log: ReleaseLog,
  logger: Pick<Logger, 'error' | 'warn'>,
  minuteMs = MINUTE_MS,
): RequestLog {
  /** Refusals of this minute that are not written yet, by kind. */
  const counted = new Map<string, NewLogEntry & { count: number }>();
  const refused = new Map<string, number>();
  const errors = new WeakSet<object>();
  const isIntact = limitShare(() => log.isIntact(), MAX_CHECK_SHARE);
  let isDamaged = false;
  let timer: NodeJS.Timeout | undefined;

  async function write(entry: NewLogEntry): Promise<void> {
    await log.append(entry).catch((error) => logProblem(logger, 'error', error, { entry }));
  }
  function note({ outcome, code }: NewLogEntry, error: unknown): void {
    if (typeof error === 'object' && error !== null) errors.add(error);
    if (outcome === 'refused' && code !== undefined) refused.set(code, (refused.get(code) ?? 0) + 1);
  }
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const entries = [...counted.values()].filter(({ count }) => count > 0);
    counted.clear();
    for (const entry of entries) await write(entry);
  }

  return {
    async add(entry, error) {
      note(entry, error);
      await write(entry);
    },
    async count(entry, error) {
      note(entry, error);
      timer ??= setTimeout(flush, minuteMs).unref();
      const kind = [entry.code, entry.key, entry.action, entry.subject].join(' ');
      const own = counted.get(kind);
      const repeated = own ?? (counted.size < MAX_KINDS ? undefined : counted.get(FURTHER));
      if (repeated) {
        repeated.count += 1;
      } else if (counted.size < MAX_KINDS) {
        counted.set(kind, { ...entry, count: 0 });
        await write({ ...entry, count: 1 });
      } else {
        const subject = 'further refused requests of this minute';
        counted.set(FURTHER, { action: 'unknown', subject, outcome: 'refused', count: 1 });
      }
    },
    has: (error) => typeof error === 'object' && error !== null && errors.has(error),
    refusals: () => refused,
    async read(range) {
      const page = await log.read(range);
      isDamaged ||= !page.intact || !(await isIntact());
      return { ...page, intact: !isDamaged };
    },
    close: flush,
  };
}
