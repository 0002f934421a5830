import type { EventDeclaration, PayloadOf } from '@stadtraum/contracts/events';
import type { Platform } from '@stadtraum/contracts/platform';
import { useSyncExternalStore } from 'react';

/** What happened on the page: an event on the bus, or a problem that the console reports. */
export interface LogEntry {
  number: number;
  kind: 'event' | 'error' | 'warning';
  text: string;
  /** What was thrown and not caught. */
  thrown?: { error: unknown };
}

const MAX_ENTRIES = 200;

const listeners = new Set<() => void>();
let entries: readonly LogEntry[] = [];

export function addEntry(kind: LogEntry['kind'], text: string, thrown?: LogEntry['thrown']): void {
  const number = (entries[0]?.number ?? 0) + 1;
  entries = [{ number, kind, text, ...(thrown && { thrown }) }, ...entries].slice(0, MAX_ENTRIES);
  // React reports problems while it renders, when no other component may be updated.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Newest first. */
export function useLog(): readonly LogEntry[] {
  return useSyncExternalStore(subscribe, () => entries);
}

/** The same platform, which writes each publication with its payload to the log. */
export function withEventLog(platform: Platform): Platform {
  return {
    ...platform,
    bus: {
      ...platform.bus,
      publish: <Event extends EventDeclaration = never>(name: Event['name'], payload: PayloadOf<Event>) => {
        addEntry('event', `${name} ${JSON.stringify(payload)}`);
        platform.bus.publish<Event>(name, payload);
      },
    },
  };
}

/** Writes to the log what the console reports, and uncaught errors. */
export function logProblems(): void {
  const { error, warn } = console;
  console.error = (...values: unknown[]) => {
    addEntry('error', formatted(values));
    error(...values);
  };
  console.warn = (...values: unknown[]) => {
    addEntry('warning', formatted(values));
    warn(...values);
  };
  const addThrown = (error: unknown) => addEntry('error', textOf(error), { error });
  window.addEventListener('error', ({ error, message }) => addThrown(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => addThrown(reason));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces `%s` and similar placeholders, which React uses. */
function formatted([first, ...rest]: unknown[]): string {
  const values = rest.map(textOf);
  const text = textOf(first).replace(/%[sdo]/g, (placeholder) => values.shift() ?? placeholder);
  return [text, ...values].join(' ');
}

function textOf(value: unknown): string {
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}
