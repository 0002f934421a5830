import { useSyncExternalStore } from 'react';

/** False on the server and while the server's HTML hydrates, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated);
}

/**
 * Whether the `<details>` with this id is open in the document, for the first render of an island that hydrates it: the visitor
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
