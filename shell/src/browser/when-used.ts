/** Events that count as an interaction with an island. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Calls `activate` at the first interaction with an island. */
export function whenUsed(element: HTMLElement, activate: () => unknown): void {
  // The visitor may already be using the block when this script runs.
  if (element.matches(':hover, :focus-within')) activate();
  else whenInteracted(element, activate);
}

/** Calls `activate` at the next interaction. */
export function whenInteracted(element: HTMLElement, activate: () => unknown): void {
  const listeners = new AbortController();
  const interacted = () => {
    listeners.abort();
    activate();
  };
  for (const type of INTERACTIONS) {
    element.addEventListener(type, interacted, { passive: true, signal: listeners.signal });
  }
}
