import type { IslandData } from '@stadtraum/contracts/page-data';
import { whenNear } from '@stadtraum/shared-ui/when-near';
import { whenIdle } from './when-idle.ts';

/** The distance from the viewport at which a `visible` island starts to load. */
const VISIBLE_MARGIN = '200px 0px';

/** Events that count as an interaction with an island. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

type Watch = (element: HTMLElement, activate: () => void) => void;

/** Each strategy calls `activate` once, when the island should hydrate. */
export const strategies: Record<IslandData['strategy'], Watch> = {
  load: (_, activate) => activate(),
  idle: (_, activate) => whenIdle(activate),
  visible: (element, activate) => void whenNear(element, VISIBLE_MARGIN, activate),
  interaction(element, activate) {
    // The visitor may already be using the block when this script runs.
    if (element.matches(':hover, :focus-within')) activate();
    else whenInteracted(element, activate);
  },
};

/** Calls `activate` at the next interaction. */
export function whenInteracted(element: HTMLElement, activate: () => void): void {
  const listeners = new AbortController();
  const interacted = () => {
    listeners.abort();
    activate();
  };
  for (const type of INTERACTIONS) {
    element.addEventListener(type, interacted, { passive: true, signal: listeners.signal });
  }
}
