import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Activation } from '@stadtraum/contracts/registry-api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant (RFC 3339) was: `just now`, `3 min ago`, `2 h ago`, `5 days ago`, or its date. */
export function timeAgo(instant: string, now: number): string {
  const ms = now - Date.parse(instant);
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ago`;
  if (ms < 2 * DAY) return '1 day ago';
  if (ms < 30 * DAY) return `${Math.floor(ms / DAY)} days ago`;
  return instant.slice(0, 10);
}

/** An instant (RFC 3339) in the reader's time: `2026-11-27 12:34`. */
export function localTime(instant: string): string {
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function describeActivation({ liveSet, verificationMs, switchMs }: Activation): string {
  if (verificationMs + switchMs === 0) return `live set ${liveSet.id}, nothing changed`;
  return `live set ${liveSet.id} (verification ${verificationMs} ms, switch ${switchMs} ms)`;
}

/** `mf-press 1.0.0-a → 1.0.0-b` for each release in `after` that differs from `before`. */
export function describeChanges(before: LiveSet | undefined, after: LiveSet): string[] {
  return after.releases.flatMap(({ name, version }) => {
    const old = before?.releases.find((release) => release.name === name)?.version;
    return old === version ? [] : [`${name} ${old === undefined ? '' : `${old} → `}${version}`];
  });
}

/** A commit as people read it: `3fa9c21`, `3fa9c21-dirty`. */
export function shortCommit(commit: string): string {
  const [hash = '', dirty] = commit.split('-');
  return hash.slice(0, 7) + (dirty ? `-${dirty}` : '');
}

/** A text that somebody else wrote, without characters that would control the terminal. */
export function plainText(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
