import { useSyncExternalStore } from 'react';

/** How the examples are shown. */
export interface Settings {
  /** `system`: as the browser prefers. */
  scheme: 'system' | 'light' | 'dark';
  /** Width of the frame in CSS pixels; `window`: no frame. */
  width: 'window' | '390' | '800' | '1000' | '1600';
  /** `static`: the server's HTML, without JavaScript. */
  rendering: 'live' | 'static';
}

/** All choices, in the order in which they are offered. */
export const CHOICES: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  rendering: ['live', 'static'],
  scheme: ['system', 'light', 'dark'],
  width: ['window', '390', '800', '1000', '1600'],
};

/** Settings survive a reload, and apply to the frame of another width as well, whose page has the same storage. */
const KEY = 'federation-kit-workbench';

const listeners = new Set<() => void>();
let current = read();

window.addEventListener('storage', notify);

export function currentSettings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...current, ...change }));
  notify();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings);
}

function notify(): void {
  current = read();
  for (const listener of listeners) listener();
}

/** Settings that are missing or unknown have their first choice. */
function read(): Settings {
  const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  const choice = <Name extends keyof Settings>(name: Name): Settings[Name] => {
    const [first, ...others] = CHOICES[name];
    if (first === undefined) throw new Error(`${name} has no choices`);
    return others.find((value) => value === stored[name]) ?? first;
  };
  return { scheme: choice('scheme'), width: choice('width'), rendering: choice('rendering') };
}
