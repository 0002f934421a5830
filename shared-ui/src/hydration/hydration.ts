import { useSyncExternalStore } from 'react';

/** False on the server and while the server's HTML is taken over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated);
}

/**
 * Whether the `<details>` with this id stands open in the document, for the first render of an island that takes it over: the
 * visitor may have opened it before. False on the server.
 */
export function isOpenInDocument(id: string): boolean {
  if (typeof document === 'undefined') return false;
  const element = document.getElementById(id);
  return element instanceof HTMLDetailsElement && element.open;
}

function subscribeToNothing(): () => void {
  return () => {};
}

function isHydrated(): boolean {
  return true;
}

function isNotHydrated(): boolean {
  return false;
}
