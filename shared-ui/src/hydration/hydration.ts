import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, and true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated);
}

/**
 * Whether the `<details>` with this id is open in the document. Used in the first render during hydration, because the visitor
 * may already have opened it. False on the server.
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
