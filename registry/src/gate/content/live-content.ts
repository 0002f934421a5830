import { setTimeout as delay } from 'node:timers/promises';
import type { SiteParts } from '@stadtraum/contracts/page-model';
import { serverError } from '@stadtraum/server-base/errors';
import { withTimeout } from '@stadtraum/server-base/timeout';
import type { ContentApi } from '../../content/content-api.ts';
import { type ContentSnapshot, SnapshotBuilder } from './snapshot.ts';

/** Milliseconds between two questions for the content's revision. */
const POLL_MS = 2_000;
/** How often the pause is doubled while the pages cannot be read: to a minute. */
const MAX_DOUBLINGS = 5;
/** Milliseconds before an activation reads the pages again that could not be read. */
const RETRY_MS = 200;
/** Milliseconds in which all pages must arrive: 5,000 take about 5 s from the embedded database on an idle machine. */
const LOAD_TIMEOUT_MS = 300_000;

/** All live pages, read ahead: after each change of the content, and when a page changes with the date. */
export interface LiveContent {
  /**
   * The pages at the content's current revision. Waits for them if they are just being read.
   *
   * @throws CodedError CONTENT_UNAVAILABLE if they are not there within `timeoutMs`
   */
  snapshot(timeoutMs: number): Promise<ContentSnapshot>;
  /** The pages that were read last, whether they are current or not. */
  latest(): ContentSnapshot | undefined;
  /**
   * Whether these are still the live pages: the same revision, on the same day. If the content API does not respond, the revision counts
   * as the same: it cannot change the pages either.
   */
  isCurrent(snapshot: ContentSnapshot): Promise<boolean>;
  /** Calls `listener` after each read. */
  onRead(listener: () => void): void;
  close(): void;
}

/** @param options.site the operator's settings that blocks get, as in the shell */
export function followContent(
  contentApi: Pick<ContentApi, 'revision' | 'livePages'>,
  { site, pollMs = POLL_MS }: { site: SiteParts; pollMs?: number },
): LiveContent {
  const closing = new AbortController();
  const listeners: (() => void)[] = [];
  let latest: ContentSnapshot | undefined;
  let reading: Promise<void> | undefined;
  let failedReads = 0;

  const isUpToDate = (revision: string | undefined) =>
    latest !== undefined && latest.revision === revision && Date.now() < latest.freshUntil;
  const read = async () => {
    const builder = new SnapshotBuilder(site);
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)]);
    const revision = await contentApi.livePages((page) => builder.add(page), signal);
    latest = builder.finish(revision);
    for (const listener of listeners) listener();
  };
  /** Reads the pages if they are not those of the current revision; one read at a time. */
  const refresh = async () => {
    if (isUpToDate(await contentApi.revision())) return;
    reading ??= read()
      .then(
        () => {
          failedReads = 0;
        },
        (error: unknown) => {
          failedReads += 1;
          throw error;
        },
      )
      .finally(() => {
        reading = undefined;
      });
    await reading;
  };

  const follow = async () => {
    for (;;) {
      // While the content API is unavailable, the next activation reports it.
      await refresh().catch(() => undefined);
      // Reading thousands of pages that cannot be read is not repeated every two seconds.
      const pauseMs = pollMs * 2 ** Math.min(failedReads, MAX_DOUBLINGS);
      await delay(pauseMs, undefined, { ref: false, signal: closing.signal });
    }
  };
  follow().catch(() => undefined);

  /** Reads until the pages are those of the current revision. A read fails, for example, if the content changes meanwhile. */
  const readCurrent = async (isOver: () => boolean): Promise<ContentSnapshot> => {
    for (;;) {
      const revision = await contentApi.revision();
      if (latest && isUpToDate(revision)) return latest;
      let failure: unknown = new Error('the live pages keep changing');
      await refresh().catch(async (error: unknown) => {
        failure = error;
        await delay(RETRY_MS, undefined, { ref: false });
      });
      // The caller has been answered by then.
      if (isOver() || closing.signal.aborted) throw failure;
    }
  };

  return {
    async snapshot(timeoutMs) {
      let isOver = false;
      return withTimeout(
        readCurrent(() => isOver),
        timeoutMs,
        () => {
          isOver = true;
          return tooSlow(timeoutMs);
        },
      );
    },
    latest: () => latest,
    async isCurrent({ revision, freshUntil }) {
      if (Date.now() >= freshUntil) return false;
      return contentApi.revision().then(
        (now) => now === revision,
        () => true,
      );
    },
    onRead: (listener) => void listeners.push(listener),
    close: () => closing.abort(),
  };
}

function tooSlow(timeoutMs: number) {
  const reason = `it did not send all pages within ${timeoutMs / 1000} s`;
  return serverError('CONTENT_UNAVAILABLE', { path: 'the content API', reason });
}
