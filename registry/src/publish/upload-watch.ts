import type { UploadLimits } from './upload-limits.ts';

const SAMPLE_MS = 100;

/** Watches over one upload. `signal` is aborted with a reason for people when the upload stands still or takes too long. */
export interface UploadWatch {
  signal: AbortSignal;
  /** Call it when the last byte is in, or when the upload was given up. */
  stop(): void;
}

/**
 * The server's own timeouts do not see a client that sends a byte now and then, hence this one.
 *
 * @param received bytes that have arrived so far
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
      give(`fewer than ${progressBytes} bytes came in ${stallMs / 1000} s`);
    } else if (now - start >= overallMs) {
      give(`it was not complete after ${overallMs / 1000} s`);
    }
  }, SAMPLE_MS);

  function give(reason: string): void {
    clearInterval(timer);
    abort.abort(new Error(reason));
  }
  return { signal: abort.signal, stop: () => clearInterval(timer) };
}
