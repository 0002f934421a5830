import type { UploadLimits } from './upload-limits.ts';

const SAMPLE_MS = 100;

/** Watches one upload. `signal` is aborted, with a readable reason, when the upload stalls or takes too long. */
export interface UploadWatch {
  signal: AbortSignal;
  /** Call it when the upload is complete or has failed. */
  stop(): void;
}

/**
 * Starts to watch an upload. The server's own timeouts do not catch a client that sends a byte now and then.
 *
 * @param received returns the bytes received so far
 */
export function watchUpload(
  received: () => number,
  { stallMs, progressBytes, overallMs }: Pick<UploadLimits, 'stallMs' | 'progressBytes' | 'overallMs'>,
): UploadWatch {
  const abort = new AbortController();
  const start = performance.now();
  let lastProgress = { at: start, bytes: received() };

  const timer = setInterval(() => {
    const now = performance.now();
    const bytes = received();
    if (bytes - lastProgress.bytes >= progressBytes) lastProgress = { at: now, bytes };
    if (now - lastProgress.at >= stallMs) {
      abortFor(`fewer than ${progressBytes} bytes arrived within ${stallMs / 1000} s`);
    } else if (now - start >= overallMs) {
      abortFor(`it was not complete after ${overallMs / 1000} s`);
    }
  }, SAMPLE_MS);

  function abortFor(reason: string): void {
    clearInterval(timer);
    abort.abort(new Error(reason));
  }
  return { signal: abort.signal, stop: () => clearInterval(timer) };
}
