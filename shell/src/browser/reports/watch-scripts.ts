import type { Reports } from './reports.ts';

/** Matches the URL of a release's script: `/assets/<name>/<version>/…`. */
const RELEASE_SCRIPT = /\/assets\/([a-z][a-z0-9-]{0,63})\/([0-9a-f.-]{1,63})\//;

/** Reports errors that the live set's scripts throw outside error boundaries, mostly in event handlers. */
export function watchScripts(reports: Reports): void {
  addEventListener('error', ({ error, message, filename }) => report(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, ''));

  /** Errors from browser extensions also arrive here and are ignored. */
  function report(cause: unknown, file: string): void {
    const stack = cause instanceof Error ? (cause.stack ?? '') : '';
    const [, name, version] = RELEASE_SCRIPT.exec(file) ?? RELEASE_SCRIPT.exec(stack) ?? [];
    if (name) reports.error('BROWSER_SCRIPT_FAILED', cause, { release: `${name}@${version}` });
  }
}
